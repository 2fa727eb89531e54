// The judge without ear, bank or game.
import CommandMatcher

let judge = AnswerJudge(try AnswerLine(parsing: "Louis XIV [accept the Sun King]"))
precondition(judge.judge(typed: "Louis the fourteenth").outcome == .accept)
precondition(judge.judge(typed: "the sun king").outcome == .accept)
precondition(judge.judge(typed: "Louis XV").outcome == .reject)

// What a recognizer heard is given in Transcript's words, which come along.
let word = Segment(text: "louis fourteen", range: TimeRange(start: .zero, end: .zero))
let hearing = Hearing(best: Transcription(segments: [word]))
precondition(judge.judge(hearing).outcome == .accept)
print("CommandMatcher stands alone")
