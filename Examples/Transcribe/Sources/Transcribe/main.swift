// Transcribes a complete recording in one call, word by word.
//
//     swift run Transcribe answer.wav [LOCALE]
import SpeechRecognition

guard CommandLine.arguments.count > 1 else { fatalError("usage: Transcribe FILE [LOCALE]") }
let path = CommandLine.arguments[1]
let locale = CommandLine.arguments.dropFirst(2).first ?? "en-US"

let recognizer = try SpeechRecognizer(locale: locale)
if let fallback = recognizer.fallback {
    print("(no model for \(locale): \(recognizer.locale.identifier) is taken, \(fallback))")
}
for utterance in try await recognizer.transcribe(path) {
    print(utterance.best.text)
    for word in utterance.best.segments {
        let start = word.range.start.seconds
        let sure = Int((word.confidence ?? 0) * 100)
        print("  \(start) s  \(word.text)  \(sure) %", word.alternatives.map(\.text))
    }
}
