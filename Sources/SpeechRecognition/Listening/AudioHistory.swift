import Transcript

/// The most recent samples of a stream, accessible by position.
struct AudioHistory: Sendable {
    private var samples: [Int16] = []
    /// The position of the oldest stored sample.
    private(set) var start: AudioTime

    init(at start: AudioTime = .zero) { self.start = start }

    /// The position of the next sample.
    var end: AudioTime { start.advanced(bySamples: samples.count) }

    mutating func append(_ newer: some Sequence<Int16>) { samples.append(contentsOf: newer) }

    /// The samples in a range, all of which must still be stored.
    subscript(range: TimeRange) -> ArraySlice<Int16> {
        precondition(start <= range.start && range.end <= end, "these samples are not kept")
        let first = range.start.sampleIndex - start.sampleIndex
        return samples[first..<first + range.sampleCount]
    }

    mutating func forget(before moment: AudioTime) {
        let count = min(samples.count, moment.sampleIndex - start.sampleIndex)
        guard count > 0 else { return }
        samples.removeFirst(count)
        start = start.advanced(bySamples: count)
    }

    mutating func reset(at moment: AudioTime) {
        samples.removeAll(keepingCapacity: true)
        start = moment
    }
}
