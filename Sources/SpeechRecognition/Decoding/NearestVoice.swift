internal import Transcript

/// How loud whoever spoke last was, for as long as it matters.
///
/// A microphone in company hears the player, and in the pauses others. Right after somebody near, a far voice is
/// hardly the one that was asked, and the words found in it are mostly nobody's.
struct NearestVoice {
    /// Seconds for which somebody is remembered.
    private static let memory = 5.0

    private var voices: [(end: AudioTime, decibels: Double)] = []

    /// Remembers an utterance.
    mutating func hear(_ decibels: Double, until end: AudioTime) {
        voices.removeAll { end.seconds - $0.end.seconds > Self.memory }
        voices.append((end, decibels))
    }

    /// By how many decibels somebody who begins to speak is softer than the loudest of the last seconds; 0 for
    /// who is not.
    func lead(over decibels: Double, at start: AudioTime) -> Double {
        let before = voices.filter {
            (0...Self.memory).contains(start.seconds - $0.end.seconds)
        }
        let loudest = before.map(\.decibels).max()
        return max((loudest ?? decibels) - decibels, 0)
    }

    /// Forgets everybody.
    mutating func forget() { voices.removeAll() }
}
