import Foundation
import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

/// Pictures of questions as the stage has them.
@Suite struct PictureStageTests {
    private static func file(_ digit: Character) -> String {
        String(repeating: digit, count: 32) + ".svg"
    }

    private static let question = Question(
        id: "1", prompt: "What is it?", answer: "a dot",
        media: [
            Media(file: file("1"), reveal: .steps), Media(file: file("2")),
            Media(file: file("3"), when: .answer),
        ])

    private func room(_ change: (inout GameSetup) -> Void = { _ in }) -> TestRoom {
        let test = TestRoom(questions: [Self.question, TestRoom.question])
        var setup = GameSetup(
            mode: .everybody, rules: .room, players: [],
            entries: [Self.question, TestRoom.question].map { GameSetup.Entry(question: $0) })
        change(&setup)
        test.game = Game(setup)
        _ = test.join("Ada", from: 1)
        test.room.open(9, withSecrets: ["host"])
        test.say(Saying(say: .host), from: 9)
        test.begin()
        return test
    }

    private func reveals(_ test: TestRoom) -> [Media.Reveal?]? {
        test.picture.stage.question?.pictures.map(\.reveal)
    }

    @Test func aPictureGetsClearInStepsUntilTheRuling() throws {
        let test = room()
        #expect(reveals(test) == [.steps, nil])
        let text = String(decoding: try JSONEncoder().encode(test.picture), as: UTF8.self)
        #expect(text.contains(#""reveal":"steps""#))
        test.buzz(1)
        #expect(reveals(test) == [.steps, nil])
        test.step(.host(.reveal))
        #expect(reveals(test) == [nil, nil])
        #expect(test.picture.stage.verdict?.pictures.count == 1)
    }

    @Test func aPictureIsClearWithoutAClockOfItsQuestion() {
        let timeless = room { setup in
            var rules = Rules.room
            rules.timeLimit = .infinity
            setup.rules = rules
        }
        #expect(reveals(timeless) == [nil, nil])
    }

    @Test func theHostShowsPicturesOnTheWholeScreenUntilTheRuling() {
        let test = room()
        let enlarge = Saying(say: .enlarge)
        #expect(!test.picture.stage.isEnlarged)
        #expect(test.say(enlarge, from: 9) == [.refresh])
        #expect(test.picture.stage.isEnlarged)
        test.say(enlarge, from: 9)
        #expect(!test.picture.stage.isEnlarged)
        test.say(enlarge, from: 9)
        test.step(.host(.reveal))
        #expect(!test.picture.stage.isEnlarged)
        // The picture of the answer.
        test.say(enlarge, from: 9)
        #expect(test.picture.stage.isEnlarged)
        test.step(.next)
        #expect(test.picture.stage.question?.number == 2)
        #expect(!test.picture.stage.isEnlarged)
        // This question has no picture.
        test.say(enlarge, from: 9)
        #expect(!test.picture.stage.isEnlarged)
    }
}
