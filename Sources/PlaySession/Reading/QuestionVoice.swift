import QuestionBank
import SpeechRecognition

/// Reads a question aloud, and then plays its sounds.
final class QuestionVoice: Sendable {
    private let reader: (any PromptReading)?
    private let sounds: (any SoundPlaying)?
    /// The number of stops so far. A reading or a sound ends as soon as this number increases.
    private let stops = Lock(0)

    /// - Parameters:
    ///   - reader: Reads questions aloud; nil if nothing is read aloud.
    ///   - sounds: Plays sounds; nil if no question has a sound.
    init(reader: (any PromptReading)?, sounds: (any SoundPlaying)?) {
        self.reader = reader
        self.sounds = sounds
    }

    /// Reads the text and plays the sounds. Returns after the last sound, or when stopped.
    func perform(_ text: String?, _ media: [Media]) async {
        let before = stops.withLock { $0 }
        if let text { await reader?.read(text) }
        for item in media where stops.withLock({ $0 }) == before { await sounds?.play(item) }
    }

    func stop() {
        stops.withLock { $0 += 1 }
        reader?.stop()
        sounds?.stop()
    }
}
