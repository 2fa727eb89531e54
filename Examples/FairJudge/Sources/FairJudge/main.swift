// Decides whether an answer is right: judges by quiz-bowl answer lines, as a fair host would, and gives the reason.
//
//     swift run FairJudge
//     swift run FairJudge 'Louis XIV [accept the Sun King; prompt on Louis]' 'louis fourteen' 'louis'
import CommandMatcher

let arguments = CommandLine.arguments.dropFirst()
let line = arguments.first ?? "John Quincy Adams [prompt on Adams; do not accept John Adams]"
let answers =
    arguments.count > 1
    ? Array(arguments.dropFirst())
    : ["john quincy adams", "I think it's J. Q. Adams", "adams", "john adams", "Jefferson"]

let judge = AnswerJudge(try AnswerLine(parsing: line), question: "Who was the sixth president?")
print(judge.line.official)
for answer in answers {
    let verdict = judge.judge(typed: answer)
    print("  \(verdict.outcome.rawValue)  \(answer): \(verdict.why)")
    if let ask = verdict.ask { print("          \(ask)") }
}

// The forms that a recognizer should listen for come from the same answer line, so that recognizer and judge agree.
let forms = SpokenForms(of: judge.line).forms.prefix(4).map { $0.words.joined(separator: " ") }
print("  listen for:", forms.joined(separator: " · "))
