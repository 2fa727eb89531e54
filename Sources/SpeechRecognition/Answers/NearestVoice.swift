internal import Transcript

/// Remembers how loud the recent speakers were.
///
/// A microphone in a group of people picks up the player, and during pauses it picks up the others. A distant voice
/// right after a nearby one is unlikely to be the player's. Most words recognized from such a voice were never said.
struct NearestVoice {
    /// How long a speaker is remembered, in seconds.
    private static let memory = 5.0

    private var voices: [(end: AudioTime, decibels: Double)] = []

    /// Adds an utterance.
    mutating func hear(_ decibels: Double, until end: AudioTime) {
        voices.removeAll { end.seconds - $0.end.seconds > Self.memory }
        voices.append((end, decibels))
    }

    /// How many decibels quieter a new speaker is than the loudest one of the last few seconds; 0 if the new speaker is
    /// not quieter.
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
