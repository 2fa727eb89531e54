import ArgumentParser
import Foundation
import SpeechRecognition
import Transcript

/// Measures the time from the start until the recognizer hears something.
@main
struct HearingStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hearing-start",
        abstract: "Times loading the dictionary, starting a session, and the first words.",
        discussion: """
            Plays a recording as fast as it was spoken into a session of open transcription. The \
            first words are counted from the start of the speech, the final ones from its end.

            EXAMPLE
              hearing-start /usr/share/sounds/alsa/Front_Left.wav
            """)

    @Argument(help: "A recording with one utterance.")
    var clip: String

    func run() async throws {
        let clock = ContinuousClock()
        func report(_ what: String, _ duration: Duration) {
            print(what, String(format: "%.0f ms", duration / .milliseconds(1)))
        }
        let model = try ModelLocator().model(locale: "en-US")
        var began = clock.now
        var processor = Self.processorSeconds()
        let dictionary = try PronunciationDictionary(path: model.dictionary.path)
        _ = dictionary.pronunciations(of: "zebra")
        report("dictionary loaded and asked:", clock.now - began)
        report("  of which the processor's:", .seconds(Self.processorSeconds() - processor))
        let pronouncing = PronunciationService(dictionary: dictionary)
        let request = TranscriptionRequest(.progressive)
        let path = clip
        let session = ListeningSession(
            settings: request.listeningSettings,
            source: {
                var samples = try AudioClip.read(path).samples
                // The utterance ends in the noise of a quiet room.
                samples += (0..<2 * AudioTime.hertz).map { Int16($0 % 7) - 3 }
                return PacedSource(SampleSource(samples))
            },
            transcriber: {
                try OpenTranscriber(model: model, pronouncing: pronouncing, request: request)
            })
        let events = session.events()
        began = clock.now
        processor = Self.processorSeconds()
        try await session.start()
        report("session started:", clock.now - began)
        report("  of which the processor's:", .seconds(Self.processorSeconds() - processor))
        began = clock.now
        var speech: AudioTime?
        var hasWords = false
        for await event in events {
            let now = clock.now - began
            switch event {
            case .speechStarted(let place): speech = place
            case .volatile(let words) where !hasWords:
                hasWords = true
                report(
                    "first words (“\(words.text)”) after the start of speech:",
                    now - .seconds(speech?.seconds ?? 0))
            case .final(let heard):
                report(
                    "final words (“\(heard.best.text)”) after the end of speech:",
                    now - .seconds(heard.speech.end.seconds))
                print("for", String(format: "%.2f s", heard.speech.seconds))
            default: break
            }
        }
    }

    private static func processorSeconds() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
}
