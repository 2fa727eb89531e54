// The round between ear and judge; both come along.
import SpokenAnswers

let round = try AnswerRound(judge: AnswerJudge(AnswerLine(parsing: "Lisbon")))
let awaited = Awaited.answer(choices: [])
let grammar = try CompiledGrammar(round.grammar(for: awaited))
precondition(grammar.words.contains("lisbon"))
let ruling = round.rule(typed: "I think it's Lisbon", awaiting: awaited)
guard case .answer(let verdict) = ruling.meaning else { fatalError("that was an answer") }
precondition(verdict.outcome == .accept)
print("SpokenAnswers stands alone")
