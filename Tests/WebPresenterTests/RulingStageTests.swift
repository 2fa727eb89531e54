import CommandMatcher
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import WebPresenter

/// What rulings leave on the screen, on phones and on the host's page.
@Suite struct RulingStageTests {
    private static let planet = Question(
        id: "p", prompt: "Which planet is the largest?", answer: "Jupiter",
        choices: ["Mars", "Jupiter", "Venus"])

    private func room(_ questions: [Question]) -> TestRoom {
        let test = TestRoom(questions: questions)
        for (place, name) in ["Ada", "Grace", "Mary"].enumerated() {
            _ = test.join(name, from: place + 1)
        }
        test.begin()
        return test
    }

    private func hearing(_ text: String) -> Hearing {
        let range = TimeRange(start: .zero, end: .zero)
        return Hearing(best: Transcription(segments: [Segment(text: text, range: range)]))
    }

    private func answer(_ text: String, _ test: TestRoom) {
        let verdict = test.game.sheet.judge.judge(typed: text)
        test.step(.ruled(Ruling(.answer(verdict), hearing: hearing(text))))
    }

    private func wrong(_ test: TestRoom) -> [Bool]? {
        test.picture.stage.question?.choices.map(\.isWrong)
    }

    @Test func aWrongChoiceIsClosedForTheOthers() {
        let test = room([Self.planet])
        test.buzz(1)
        answer("Mars", test)
        #expect(test.picture.stage.freed == ["Grace", "Mary"])
        #expect(wrong(test) == [true, false, false])
        test.buzz(2)
        func choose(_ choice: Int) -> [Room.Effect] {
            var saying = Saying(say: .choose)
            (saying.question, saying.choice) = (1, choice)
            return test.say(saying, from: 2)
        }
        #expect(choose(0).isEmpty)
        #expect(choose(2) == [.input(.choices(player: "Grace", [2]))])
        // What the host takes back is open again.
        test.step(.host(.undo))
        test.step(.host(.hold))
        #expect(wrong(test) == [false, false, false])
    }

    @Test func theHostSeesNoRulingOnTheQuestionBefore() {
        let test = room([TestRoom.question, TestRoom.question])
        test.buzz(1)
        answer("Xanadu-Zwiebel", test)
        #expect(test.room.hostPicture(notes: []).last?.ruling.player == "Ada")
        test.step(.next)
        #expect(test.room.hostPicture(notes: []).last == nil)
        test.buzz(2, question: 2)
        #expect(test.room.hostPicture(notes: []).last == nil)
        answer("Onion", test)
        #expect(test.room.hostPicture(notes: []).last?.ruling.player == "Grace")
    }

    @Test func numbersStandInTheOrderOfTheirDistance() {
        let question = Question(id: "n", prompt: "How high is Mount Everest?", answer: "8849")
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room, entries: [GameSetup.Entry(question: question)],
            rounds: [.estimation])
        setup.players = ["Ada", "Grace", "Mary", "Zoe"].map { Player(name: $0) }
        setup.rules.answersTogether = true
        test.game = Game(setup)
        test.room.isOpenLobby = false
        test.step(.begin)
        test.step(.next)
        let numbers: [Double] = [8_000, 10_000, 8_800]
        for (seat, number) in numbers.enumerated() {
            test.step(.answered(seat, Ruling(.number(number), hearing: hearing("\(number)"))))
        }
        test.step(.command(.skip))
        let rulings = test.picture.stage.rulings
        #expect(rulings.map(\.player) == ["Mary", "Ada", "Grace", "Zoe"])
        #expect(rulings.map(\.distance) == [49, 849, 1_151, nil])
        #expect(rulings.first?.reason == "49 away.")
    }
}
