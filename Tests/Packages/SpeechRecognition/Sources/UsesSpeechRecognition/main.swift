// One import brings words, times and sounds with it.
import SpeechRecognition

let range = TimeRange(start: .zero, end: AudioTime(seconds: 1))
let said = Transcription(segments: [Segment(text: "forward", range: range)])
precondition(said.range == range && Pronunciation(arpabet: "F AO R W ER D") != nil)

let grammar = try CompiledGrammar(.phrases(["go forward", "stop"]))
precondition(grammar.tags(saying: ["go", "forward"]) == [Grammar.phraseTag: "go forward"])

let quiet = [Int16](repeating: 0, count: AudioTime.hertz)
let session = ListeningSession(source: AudioInput.samples(quiet).open) { try SpeechDetector() }
for try await utterance in session.recognitions() { fatalError("heard \(utterance.outcome)") }
precondition(session.state == .completed)
print("SpeechRecognition stands alone")
