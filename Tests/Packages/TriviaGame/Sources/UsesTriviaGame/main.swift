// The rules without ear or screen; judge and bank come along.
import TriviaGame

let question = Question(id: "1", prompt: "What is the capital of Portugal?", answer: "Lisbon")
var game = Game(questions: [question], rules: .lines)
_ = game.step(.begin, at: .zero)
_ = game.step(.readingEnded(aloud: false), at: AudioTime(seconds: 1))
for ruling in game.rulings(typed: "I think it's Lisbon") {
    _ = game.step(.ruled(ruling), at: AudioTime(seconds: 2))
}
precondition(game.judgements.map(\.outcome) == [.correct])
precondition(game.judgements.first?.toldOfficial == "Lisbon")
print("TriviaGame stands alone")
