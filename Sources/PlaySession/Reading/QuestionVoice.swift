import QuestionBank
import SpeechRecognition

/// Reads a question aloud, then plays its sounds.
final class QuestionVoice: Sendable {
    private let reader: (any PromptReading)?
    private let sounds: (any SoundPlaying)?
    /// The number of calls to `stop()` so far. A reading or a sound in progress ends when this
    /// number increases.
    private let stops = Lock(0)

    /// Without a `reader`, the voice reads nothing aloud. Without `sounds`, the voice plays no
    /// sounds.
    init(reader: (any PromptReading)?, sounds: (any SoundPlaying)?) {
        self.reader = reader
        self.sounds = sounds
    }

    /// Reads the text aloud and plays the sounds. Returns after the last sound or a call to
    /// `stop()`.
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
