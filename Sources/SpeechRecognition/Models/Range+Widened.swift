extension Range<Int> {
    /// With as many frames more on both sides as there are, of so many in all.
    func widened(by reach: Int, within count: Int) -> Range<Int> {
        Swift.max(lowerBound - reach, 0)..<Swift.min(upperBound + reach, count)
    }
}
