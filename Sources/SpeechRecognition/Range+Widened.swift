extension Range<Int> {
    /// The range with up to `reach` more elements on both sides, within `0..<count`.
    func widened(by reach: Int, within count: Int) -> Range<Int> {
        Swift.max(lowerBound - reach, 0)..<Swift.min(upperBound + reach, count)
    }
}
