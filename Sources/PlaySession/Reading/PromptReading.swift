package import SpeechRecognition

/// Reads questions aloud.
package protocol PromptReading: Sendable {
    /// Reads text aloud. Returns after the last word, or at once if the text cannot be read aloud.
    func read(_ text: String) async
    func stop()
}

/// Reads questions aloud with flite through an ALSA device.
package final class SpokenPrompts: PromptReading {
    private let synthesizer: SpeechSynthesizer
    private let speaker: Speaker
    private let failed: @Sendable (String) -> Void

    /// - Parameter failed: A closure that is called with the reason if a question cannot be read
    ///   aloud.
    package init(
        synthesizer: SpeechSynthesizer, device: String,
        failed: @escaping @Sendable (String) -> Void
    ) {
        self.synthesizer = synthesizer
        speaker = Speaker(device: device)
        self.failed = failed
    }

    package func read(_ text: String) async {
        do {
            let speech = try synthesizer.speech(for: text)
            try await speaker.play(speech.samples)
        } catch {
            failed("\(error)")
        }
    }

    package func stop() { speaker.stop() }
}
