// Live captions: words appear while they are spoken, and become final at the end of each utterance.
//
//     swift run Captions              listens to the microphone, until you press Control-C
//     swift run Captions talk.wav     plays a recording instead, at the speed of speech
import SpeechRecognition

let arguments = CommandLine.arguments.dropFirst()
let input =
    arguments.first.map { path in AudioInput { PacedSource(try ClipSource.open(path)) } }
    ?? .microphone()

let request = TranscriptionRequest(
    .progressive, contextualStrings: ["Mike Wazowski", "Minas Tirith"])
let session = try SpeechRecognizer(locale: "en").session(input, request: request)
let events = session.events()
try await session.start()

for await event in events {
    switch event {
    case .volatile(let words): print("  …", words.text)
    case .final(let recognition) where !recognition.best.segments.isEmpty:
        print(recognition.best.text)
    case .gap(_, let place, let count): print("[\(count) samples lost at \(place.seconds) s]")
    case .interrupted(let reason): print("[\(reason); waiting for it]")
    case .failed(let error): print("[\(error)]")
    default: break
    }
}
