internal import Transcript

/// Remembers how loud the recent speakers were.
///
/// A microphone among several people hears the player, and during pauses it hears other people. A distant voice right
/// after a near one is unlikely to be the player's, and most words recognized in it were not said.
struct NearestVoice {
    /// For how many seconds a speaker is remembered.
    private static let memory = 5.0

    private var voices: [(end: AudioTime, decibels: Double)] = []

    /// Adds an utterance.
    mutating func hear(_ decibels: Double, until end: AudioTime) {
        voices.removeAll { end.seconds - $0.end.seconds > Self.memory }
        voices.append((end, decibels))
    }

    /// How many decibels quieter a new speaker is than the loudest one of the last seconds; 0 if not quieter.
    func lead(over decibels: Double, at start: AudioTime) -> Double {
        let before = voices.filter {
            (0...Self.memory).contains(start.seconds - $0.end.seconds)
        }
        let loudest = before.map(\.decibels).max()
        return max((loudest ?? decibels) - decibels, 0)
    }

    /// Forgets all speakers.
    mutating func forget() { voices.removeAll() }
}
