import CommandMatcher
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import WebPresenter

/// Each phone says what a ruling means for its player, in every kind of round.
@Suite("What a ruling means for a player")
struct OwnResultTests {
    /// A room with Ada, Grace and Mary, at the first question or at the announcement of a round.
    private func room(
        _ rounds: [Round] = [], names: [String] = ["Ada", "Grace", "Mary"]
    ) -> TestRoom {
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room, players: [],
            entries: (1...6).map {
                GameSetup.Entry(
                    question: Question(
                        id: "\($0)", prompt: "Which town is it?", answer: "Xanadu",
                        category: ["Towns"]))
            }, rounds: rounds)
        setup.players = []
        setup.rules.scoring = .jeopardy
        test.game = Game(setup)
        for (place, name) in names.enumerated() { _ = test.join(name, from: place + 1) }
        test.begin()
        return test
    }

    private func answer(_ text: String, _ test: TestRoom) {
        let range = TimeRange(start: .zero, end: .zero)
        let words = Transcription(segments: [Segment(text: text, range: range)])
        let verdict = test.game.sheet.judge.judge(typed: text)
        test.step(.ruled(Ruling(.answer(verdict), hearing: Hearing(best: words))))
    }

    private func results(_ test: TestRoom) -> [Me.Result?] { (1...3).map { test.me($0)?.result } }

    @Test("Who was wrong, who was right, and who did not press")
    func buzzers() throws {
        let test = room()
        let worth = try #require(test.picture.stage.question?.points)
        test.buzz(1)
        answer("Onion", test)
        // The others may still answer.
        #expect(results(test) == [nil, nil, nil])
        #expect(test.picture.stage.verdict?.points == -worth)
        test.buzz(2)
        answer("Xanadu", test)
        let first = try results(test).map { try #require($0) }
        #expect(first.map(\.outcome) == [.wrong, .right, nil])
        #expect(first.map(\.answer) == ["Onion", "Xanadu", nil])
        #expect(first.map(\.points) == [-worth, worth, 0])
        #expect(first.map(\.place) == [3, 1, 2])
        #expect(first.map(\.formerPlace) == [nil, nil, nil])
        test.step(.next)
        #expect(results(test) == [nil, nil, nil])
        test.buzz(3, question: 2)
        answer("Xanadu", test)
        let second = try results(test).map { try #require($0) }
        #expect(second.map(\.outcome) == [nil, nil, .right])
        #expect(second.map(\.place) == [3, 1, 1])
        #expect(second.map(\.formerPlace) == [3, 1, 2])
        // What the host takes back is on no phone any more.
        test.step(.host(.undo))
        #expect(results(test) == [nil, nil, nil])
    }

    @Test("A board and a tie-break")
    func boardAndTieBreak() throws {
        let board = room([.board])
        board.step(.next)
        if board.picture.stage.moment == .pick { board.step(.command(.skip)) }
        board.buzz(1)
        answer("Xanadu", board)
        #expect(results(board).map(\.?.outcome) == [.right, nil, nil])
        #expect((results(board)[0]?.points ?? 0) > 0)

        var normal = Round.normal
        normal.count = 1
        let tied = room([normal, .tieBreak])
        tied.step(.next)
        for player in ["Ada", "Mary"] { tied.step(.host(.adjust(player: player, by: 100))) }
        tied.step(.host(.reveal))
        tied.step(.next)
        tied.step(.next)
        tied.buzz(3, question: 2)
        answer("Xanadu", tied)
        #expect(results(tied).map(\.?.outcome) == [nil, nil, .right])
        #expect(results(tied).map(\.?.place) == [2, 3, 1])
        #expect(results(tied).map(\.?.formerPlace) == [1, 3, 1])
    }

    @Test(
        "A lightning round asks the next question at once, and its player still learns the result")
    func lightning() throws {
        var lightning = Round.lightning
        lightning.count = 6
        let test = room([lightning])
        test.step(.next)
        test.step(.next)
        #expect(test.me(1)?.mayAnswer == true)
        #expect(results(test) == [nil, nil, nil])
        answer("Xanadu", test)
        test.step(.next)
        #expect(test.picture.stage.moment == .floor)
        #expect(results(test).map(\.?.outcome) == [.right, nil, nil])
        #expect((test.me(1)?.result?.points ?? 0) > 0)
        #expect(test.me(1)?.result?.place == 1)
    }

    @Test("In an estimation, the nearest wins, and the others learn that they did not")
    func estimation() throws {
        let question = Question(id: "n", prompt: "How high is Mount Everest?", answer: "8849")
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room, entries: [GameSetup.Entry(question: question)],
            rounds: [.estimation])
        setup.players = []
        setup.rules.answersTogether = true
        test.game = Game(setup)
        for (place, name) in ["Ada", "Grace", "Mary"].enumerated() {
            _ = test.join(name, from: place + 1)
        }
        test.begin()
        test.step(.next)
        let nothing = Hearing(best: Transcription(segments: []))
        for (seat, number) in [8_000.0, 8_800].enumerated() {
            test.step(.answered(seat, Ruling(.number(number), hearing: nothing)))
        }
        #expect(results(test) == [nil, nil, nil])
        test.step(.command(.skip))
        let shown = try results(test).map { try #require($0) }
        #expect(shown.map(\.outcome) == [.wrong, .right, .unanswered])
        #expect(shown[1].points > 0 && shown[1].place == 1 && shown[0].points == 0)
    }

    @Test("A player who is alone has no place")
    func alone() throws {
        let test = room(names: ["Ada"])
        test.buzz(1)
        answer("Xanadu", test)
        #expect(test.picture.stage.moment == .verdict)
        #expect(test.me(1)?.result == nil)
    }
}
