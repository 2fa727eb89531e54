extension Range<Int> {
    /// The range, extended by up to `reach` elements on each side but not beyond `0..<count`.
    func widened(by reach: Int, within count: Int) -> Range<Int> {
        Swift.max(lowerBound - reach, 0)..<Swift.min(upperBound + reach, count)
    }
}
