import CommandMatcher
import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import WebPresenter

@Suite struct StageTests {
    private func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private func typed(_ text: String, _ game: Game) -> Ruling {
        let range = TimeRange(start: .zero, end: .zero)
        let words = Transcription(segments: [Segment(text: text, range: range)])
        return Ruling(
            .answer(game.sheet.judge.judge(typed: text)), hearing: Hearing(best: words))
    }

    @Test(arguments: Mode.all)
    func theAnswerIsOnNoPageBeforeItsRuling(mode: Mode) throws {
        let test = TestRoom(mode: mode)
        _ = test.join("Ada", from: 1)
        if mode.seats.upperBound > 1 { _ = test.join("Grace", from: 2) }
        test.begin()
        func isTold() throws -> Bool {
            let pages = try text(test.picture) + (1...2).map { try text(test.me($0)) }.joined()
            return pages.contains("Xanadu") || pages.contains("Zwiebel")
        }
        #expect(try !isTold())
        test.buzz(1)
        #expect(try !isTold())
        test.step(.ruled(typed("something else", test.game)))
        test.step(.command(.challenge))
        if mode.seats.upperBound > 1, mode.wrongAnswer != .ends { #expect(try !isTold()) }
        test.step(.command(.no))
        test.step(.host(.reveal))
        #expect(try isTold())
        #expect(try text(test.room.hostPicture(notes: [])).contains("Xanadu"))
    }

    @Test func whoHasComeIsNotToldBesideAQuestion() {
        let test = TestRoom("Ada", "Bo")
        test.begin()
        #expect(test.picture.stage.question != nil)
        #expect(test.picture.stage.remark == nil)
    }

    @Test func whatEverybodyAnswersIsToldWhenAllHave() throws {
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room, players: [Player(name: "Ada"), Player(name: "Grace")],
            entries: [GameSetup.Entry(question: TestRoom.question)])
        setup.entries[0].question.category = ["Towns"]
        setup.rounds = [.finale]
        test.game = Game(setup)
        test.room.isOpenLobby = false
        test.step(.begin)
        test.step(.next)
        #expect(test.picture.stage.moment == .wager)
        #expect(test.picture.stage.remark == "Place your wagers. The question is about Towns.")
        // The host has the question that comes, and whom it waits for.
        #expect(test.room.hostPicture(notes: []).question == TestRoom.question.prompt)
        #expect(test.room.hostPicture(notes: []).awaited == ["Ada", "Grace"])
        test.step(.wagered(0, .points(50)))
        #expect(test.room.hostPicture(notes: []).awaited == ["Grace"])
        #expect(test.picture.stage.doneCount == 1)
        test.step(.wagered(1, .points(70)))
        #expect(test.picture.stage.moment == .sealed)
        test.step(.answered(1, typed("Xanadu-Zwiebel", test.game)))
        #expect(test.picture.stage.doneCount == 1)
        #expect(try !text(test.picture).contains("Xanadu"))
        test.step(.answered(0, typed("Onion", test.game)))
        #expect(test.picture.stage.moment == .verdict)
        #expect(test.picture.stage.rulings.map(\.player) == ["Grace", "Ada"])
        #expect(test.picture.stage.rulings.map(\.isRight) == [true, false])
        #expect(try text(test.picture).contains("Xanadu"))
    }

    @Test func thatTheHostRefusedIsShownWhileOthersMayStillAnswer() throws {
        let test = TestRoom(mode: .host)
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        _ = test.join("Mary", from: 3)
        test.begin()
        test.buzz(1)
        test.step(.ruled(typed("Xanadu-Zwiebel", test.game)))
        test.step(.host(.refuse))
        let refused = try #require(test.picture.stage.verdict)
        #expect(refused.isOverruled)
        #expect(refused.reason == "The host rejected the answer.")
        #expect(refused.answer == nil)
        #expect(test.picture.stage.freed == ["Grace", "Mary"])
        test.buzz(2)
        test.step(.ruled(typed("Onion", test.game)))
        test.step(.host(.refuse))
        #expect(test.picture.stage.verdict?.reason == nil)
    }

    /// The same game in another program’s room.
    private func reopen(_ test: TestRoom) {
        test.room = Room(isOpenLobby: false, memory: test.room.memory)
        test.step(.reopened(since: .zero))
    }

    @Test func aGameThatGoesOnShowsTheRulingThatWasShown() throws {
        let test = TestRoom(questions: [TestRoom.question, TestRoom.question])
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        test.begin()
        test.buzz(1)
        test.step(.ruled(typed("Xanadu-Zwiebel", test.game)))
        let before = test.picture.stage
        #expect(before.verdict?.isRight == true)
        reopen(test)
        let after = test.picture.stage
        #expect(after.moment == .verdict)
        #expect(after.question == before.question)
        #expect(after.verdict == before.verdict)
        #expect(after.words == before.words)
        // Also in a pause, and not when the next question is asked.
        test.step(.command(.pause))
        reopen(test)
        #expect(test.picture.stage.verdict == before.verdict)
        test.step(.command(.resume))
        test.step(.next)
        reopen(test)
        #expect(test.picture.stage.verdict == nil)
        #expect(test.picture.stage.question?.number == 2)
    }

    @Test func aGameThatGoesOnKnowsWhoHasHadATry() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        test.buzz(1)
        test.step(.ruled(typed("Onion", test.game)))
        #expect(test.picture.stage.freed == ["Grace"])
        reopen(test)
        #expect(test.picture.stage.freed == ["Grace"])
        // What the host takes back is taken back here too.
        test.step(.host(.undo))
        test.step(.host(.hold))
        #expect(test.picture.stage.freed == [])
    }

    @Test func besideARulingStandsWhatWasRuledOn() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        test.step(.command(.pause))
        test.step(.command(.resume))
        test.buzz(1)
        test.step(.ruled(typed("Xanadu-Zwiebel", test.game)))
        let pause = Transcription(segments: [
            Segment(text: "pause", range: TimeRange(start: .zero, end: .zero))
        ])
        test.step(.ruled(Ruling(.command(.pause), hearing: Hearing(best: pause))))
        #expect(test.picture.stage.moment == .paused)
        #expect(test.picture.stage.words?.text == "Xanadu-Zwiebel")
    }

    @Test func ofTwoRoundsThatAreAlikeTheOneThatIsPlayedIsShown() {
        let test = TestRoom()
        var round = Round.normal
        round.count = 1
        var setup = GameSetup(
            mode: .everybody, rules: .room,
            entries: [TestRoom.question, TestRoom.question].map { GameSetup.Entry(question: $0) },
            rounds: [round, round])
        setup.players = [Player(name: "Ada"), Player(name: "Grace")]
        test.game = Game(setup)
        test.room.isOpenLobby = false
        #expect(test.picture.stage.round == nil)
        test.step(.begin)
        #expect(test.picture.stage.round?.number == 1)
        test.step(.next)
        test.step(.host(.reveal))
        #expect(test.picture.stage.round?.number == 1)
        test.step(.next)
        #expect(test.picture.stage.moment == .round)
        #expect(test.picture.stage.round?.number == 2)
        reopen(test)
        #expect(test.picture.stage.round?.number == 2)
        // What the host takes back was in the first.
        test.step(.host(.undo))
        #expect(test.picture.stage.round?.number == 1)
    }

    @Test func whatEverybodyAnsweredIsTakenBackWithItsRuling() {
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room,
            entries: [GameSetup.Entry(question: TestRoom.question)], rounds: [.finale])
        setup.players = [Player(name: "Ada"), Player(name: "Grace")]
        test.game = Game(setup)
        test.room.isOpenLobby = false
        test.step(.begin)
        test.step(.next)
        for seat in 0...1 { test.step(.wagered(seat, .points(10))) }
        #expect(test.picture.stage.question?.points == nil)
        for seat in 0...1 { test.step(.answered(seat, typed("Onion", test.game))) }
        #expect(test.picture.stage.rulings.count == 2)
        test.step(.host(.undo))
        #expect(test.picture.stage.rulings.isEmpty)
        #expect(test.picture.stage.verdict == nil)
    }

    @Test func partsOfABonusAreCounted() {
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room, players: [Player(name: "Ada"), Player(name: "Grace")],
            entries: [nil, 1, 2, nil].map {
                GameSetup.Entry(question: TestRoom.question, part: $0)
            })
        setup.players = [Player(name: "Ada"), Player(name: "Grace")]
        test.game = Game(setup)
        test.room.isOpenLobby = false
        test.step(.begin)
        #expect(test.picture.stage.question?.part == nil)
        test.step(.buzz(0))
        test.step(.ruled(typed("Xanadu-Zwiebel", test.game)))
        test.step(.next)
        let asked = test.picture.stage.question
        #expect(asked?.part == .init(number: 1, count: 2))
        #expect([asked?.number, asked?.place, asked?.count] == [2, 1, 2])
    }

    @Test func noRemarkOutlivesTheGame() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        test.step(.joined("Mary"))
        #expect(test.picture.stage.remark != nil)
        test.step(.stop(reason: "The game was stopped."))
        #expect(test.picture.stage.moment == .over)
        #expect(test.picture.stage.remark == nil)
        #expect(test.picture.stage.reason == "The game was stopped.")
    }

    @Test func wordsAreDimAndThenBright() {
        var stage = Stage()
        stage.hear(volatile: "early")
        #expect(stage.words == nil)
        stage.moment = .open
        stage.hear(volatile: "xana")
        #expect(stage.words == .init(text: "xana", isSettled: false))
        stage.moment = .sealed
        stage.hear(volatile: "secret")
        #expect(stage.words?.text == "xana")
    }
}
