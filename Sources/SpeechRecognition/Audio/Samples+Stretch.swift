import Transcript

extension [Int16] {
    /// The samples in a range of the stream. `start` is the stream position of the array's first
    /// sample.
    func stretch(_ range: TimeRange, startingAt start: AudioTime) -> [Int16] {
        let first = Swift.min(count, Swift.max(0, range.start.sampleIndex - start.sampleIndex))
        let end = Swift.min(count, Swift.max(first, range.end.sampleIndex - start.sampleIndex))
        return [Int16](self[first..<end])
    }
}
