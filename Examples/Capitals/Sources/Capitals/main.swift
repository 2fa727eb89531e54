// A small game of your own: name capitals, with one point for each right answer. An answer round tells the recognizer
// what to listen for, and also rules on what it has heard.
//
//     swift run Capitals            speak into the microphone
//     swift run Capitals --voice    a synthetic voice answers
import SpokenAnswers

let capitals = [
    ("Portugal", "Lisbon"), ("Hungary", "Budapest"), ("Canada", "Ottawa"),
    ("Brazil", "Brasília [or Brasilia]"),
]
let isVoice = CommandLine.arguments.contains("--voice")

let recognizer = try SpeechRecognizer(locale: "en")
let voice = SpeechSynthesizer()
let microphone = PushedSound()

func round(_ answer: String) throws -> AnswerRound {
    let judge = AnswerJudge(try AnswerLine(parsing: answer), pronouncing: recognizer.pronouncing)
    return try AnswerRound(judge: judge)
}

let first = try round(capitals[0].1).grammar(for: .answer(choices: []))
let session = try recognizer.session(
    isVoice ? .pushed(microphone) : .microphone(), grammar: first)
let events = session.events()
try await session.start()

var points = 0
for (country, answer) in capitals {
    let round = try round(answer)
    let grammar = try CompiledGrammar(round.grammar(for: .answer(choices: [])))
    try await session.change(.now) { try $0.use(grammar) }
    print("What is the capital of \(country)?")
    if isVoice {
        let said = country == "Canada" ? "I think it's Toronto" : "uh, \(round.judge.line.official)"
        let quiet = [Int16](repeating: 0, count: AudioTime.hertz)
        microphone.append(quiet + (try voice.speech(for: said).samples) + quiet)
    }
    listening: for await event in events {
        guard case .final(let recognition) = event else { continue }
        let ruling = round.rule(recognition, awaiting: .answer(choices: []))
        switch ruling.meaning {
        case .answer(let verdict) where verdict.outcome == .accept:
            points += 1
            print("  “\(ruling.heard)”: right!")
        case .answer(let verdict) where verdict.outcome == .prompt:
            print("  “\(ruling.heard)”: \(verdict.ask ?? "say more")")
            continue
        case .answer, .otherAnswer: print("  “\(ruling.heard)”: no, \(round.judge.line.official)")
        case .command(.quit): print("  Bye!")
        case .command, .number, .notUnderstood:
            if !isVoice { continue }
            print("  not understood; it is \(round.judge.line.official)")
        }
        break listening
    }
}
print("\(points) of \(capitals.count)")
session.cancel()
