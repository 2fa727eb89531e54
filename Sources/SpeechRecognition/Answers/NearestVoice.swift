internal import Transcript

/// Remembers how loud recent speakers were, because a softer voice is assumed to be farther away
/// (see docs/decisions/0028).
struct NearestVoice {
    /// The number of seconds for which a speaker is remembered.
    private static let memory = 5.0

    private var voices: [(end: AudioTime, decibels: Double)] = []

    mutating func hear(_ decibels: Double, until end: AudioTime) {
        voices.removeAll { end.seconds - $0.end.seconds > Self.memory }
        voices.append((end, decibels))
    }

    /// How many decibels softer a new speaker is than the loudest recent speaker; at least 0.
    func lead(over decibels: Double, at start: AudioTime) -> Double {
        let before = voices.filter {
            (0...Self.memory).contains(start.seconds - $0.end.seconds)
        }
        let loudest = before.map(\.decibels).max()
        return max((loudest ?? decibels) - decibels, 0)
    }

    mutating func forget() { voices.removeAll() }
}
