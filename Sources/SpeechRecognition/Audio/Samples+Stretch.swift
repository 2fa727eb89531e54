import Transcript

extension [Int16] {
    /// The part of these samples that lies within a given range of their stream.
    ///
    /// - Parameter start: The position of the first of these samples.
    func stretch(_ range: TimeRange, startingAt start: AudioTime) -> [Int16] {
        let first = Swift.min(count, Swift.max(0, range.start.sampleIndex - start.sampleIndex))
        let end = Swift.min(count, Swift.max(first, range.end.sampleIndex - start.sampleIndex))
        return [Int16](self[first..<end])
    }
}
