// The rules without ear or screen; judge and bank come along.
import TriviaGame

let question = Question(id: "1", prompt: "What is the capital of Portugal?", answer: "Lisbon")
var game = Game(questions: [question], rules: .lines)
_ = game.step(.begin, at: .zero)
_ = game.step(.readingEnded(aloud: false), at: AudioTime(seconds: 1))
let word = Segment(text: "Lisbon", range: TimeRange(start: .zero, end: .zero))
let hearing = Hearing(best: Transcription(segments: [word]))
let verdict = AnswerJudge(try AnswerLine(parsing: question.answer)).judge(hearing)
let ruling = Ruling(.answer(verdict), hearing: hearing)
_ = game.step(.ruled(ruling), at: AudioTime(seconds: 2))
precondition(game.judgements.map(\.outcome) == [.correct])
print("TriviaGame stands alone")
