// One audio stream and three modules, as with Apple's SpeechAnalyzer. The modules are orders from a grammar, open
// speech, and a detector that only reports when somebody speaks. The orders to a robot change while the session
// listens.
//
//     swift run Orders FILE.wav       pushes a recording in pieces, as a network would
import SpeechRecognition

guard CommandLine.arguments.count > 1 else { fatalError("usage: Orders FILE.wav") }
let clip = try AudioClip.read(CommandLine.arguments[1])

let recognizer = try SpeechRecognizer(locale: "en_US")
let orders = try recognizer.module("orders", grammar: .phrases(["stand up", "sit down"]))
let words = recognizer.module("words", request: TranscriptionRequest(.command))
let speech = SpeechModule.detector()

let sound = PushedSound()
let session = recognizer.session(.pushed(sound), modules: [orders, words, speech])
let results = (orders: orders.results(), words: words.results(), speech: speech.results())
try await session.start()

// The robot is already standing, so from now on, it may walk.
try await session.change(orders, to: .phrases(["go forward ten meters", "stop"]))
for start in stride(from: 0, to: clip.samples.count, by: 1_600) {
    sound.append(Array(clip.samples[start..<min(start + 1_600, clip.samples.count)]))
}
try await session.finalize(through: sound.end)  // Everything so far is final; listening continues.
sound.finish()

for try await result in results.speech where result.isFinal {
    guard let found = result.recognition else { continue }
    print(found.outcome.name, found.speech.start.seconds, "–", found.speech.end.seconds, "s")
}
for try await result in results.words where result.isFinal { print("said:", result.best.text) }
for try await result in results.orders where result.isFinal {
    print("order:", result.recognition?.tags[Grammar.phraseTag] ?? "none")
}
