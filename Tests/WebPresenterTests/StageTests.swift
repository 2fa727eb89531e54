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
        setup.rounds = [.finale]
        test.game = Game(setup)
        test.room.isOpenLobby = false
        test.step(.begin)
        test.step(.next)
        #expect(test.picture.stage.moment == .wager)
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
        #expect(refused.reason == "The host refused it.")
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

/// Everybody answers every question, on phones.
@Suite struct QuizStageTests {
    private func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    /// A room with phones in a game that is at its first question.
    private func room(_ names: [String], rounds: [Round] = []) -> TestRoom {
        let question = Question(
            id: "1", prompt: "Which planet is the largest?", answer: "Jupiter",
            choices: ["Mars", "Jupiter", "Venus"], difficulty: .easy)
        let test = TestRoom(mode: .quiz)
        var setup = GameSetup(
            mode: .quiz, rules: .room,
            entries: [question, TestRoom.question].map { GameSetup.Entry(question: $0) },
            rounds: rounds)
        setup.players = []
        setup.rules.answersTogether = true
        setup.rules.scoring = .flat
        test.game = Game(setup)
        for (place, name) in names.enumerated() { _ = test.join(name, from: place + 1) }
        test.begin()
        return test
    }

    private func answer(_ seat: Int, _ text: String, _ test: TestRoom) {
        let range = TimeRange(start: .zero, end: .zero)
        let words = Transcription(segments: [Segment(text: text, range: range)])
        test.step(
            .answered(
                seat,
                Ruling(
                    .answer(test.game.sheet.judge.judge(typed: text)), hearing: Hearing(best: words)
                )))
    }

    @Test func everyPhoneMayAnswerAndPassAndNoneIsABuzzer() throws {
        let test = room(["Ada", "Grace"])
        #expect(test.picture.stage.moment == .sealed)
        #expect(test.picture.stage.isSealed && test.picture.stage.floor == nil)
        for guest in 1...2 {
            let me = try #require(test.me(guest))
            #expect(me.mayAnswer && me.mayPass && me.isSecret && !me.mayBuzz && !me.isDone)
        }
        answer(0, "mars", test)
        #expect(test.me(1)?.mayAnswer == false)
        #expect(test.me(1)?.isDone == true)
        #expect(test.me(2)?.mayAnswer == true)
    }

    @Test func whoJoinsDuringAQuestionIsNotCountedAmongThoseWhoAnswer() {
        let test = room(["Ada", "Grace"])
        #expect(test.picture.stage.askedCount == 2)
        _ = test.join("Mary", from: 3)
        #expect(test.picture.stage.playerCount == 3)
        #expect(test.picture.stage.askedCount == 2)
        answer(0, "mars", test)
        #expect(test.picture.stage.doneCount == 1 && test.picture.stage.askedCount == 2)
        answer(1, "jupiter", test)
        #expect(test.picture.stage.askedCount == 0)
        test.step(.next)
        #expect(test.picture.stage.askedCount == 3)
    }

    @Test func nothingOfAnAnswerIsOnAnyPageBeforeTheQuestionEnds() throws {
        let test = room(["Ada", "Grace", "Mary"])
        test.step(.command(.skip))
        test.step(.next)
        answer(0, "Xanadu-Zwiebel", test)
        answer(1, "Onion", test)
        // Each phone shows its own player's answer, and no page another's.
        let phones = (1...3).map { test.me($0) }
        #expect(phones.map { $0?.noted } == ["Xanadu-Zwiebel", "Onion", nil])
        var pages = try text(test.picture)
        for var phone in phones {
            phone?.noted = nil
            pages += try text(phone)
        }
        for word in ["Xanadu", "Onion"] { #expect(!pages.contains(word)) }
        #expect(test.picture.stage.doneCount == 2)
        #expect(test.picture.stage.tally == nil && test.me(1)?.result == nil)
        answer(2, "Onion", test)
        #expect(try text(test.picture).contains("Xanadu"))
        // Of another’s wrong answer nobody is told.
        #expect(try !text(test.picture).contains("Onion"))
    }

    @Test func theScreenTellsTheResultOfAllAndEachPhoneItsOwn() throws {
        let test = room(["Ada", "Grace", "Mary"])
        answer(0, "mars", test)
        answer(1, "jupiter", test)
        test.step(.command(.skip))
        let tally = try #require(test.picture.stage.tally)
        #expect((tally.asked, tally.right, tally.fastest) == (3, 1, "Grace"))
        #expect(tally.counts == [1, 1, 0])
        #expect(test.picture.stage.verdict?.answer == "Jupiter")
        #expect(test.picture.stage.rulings.isEmpty)
        let results = try (1...3).map { try #require(test.me($0)?.result) }
        #expect(results.map(\.outcome) == [.wrong, .right, .unanswered])
        #expect(results.map(\.points) == [0, 100, 0])
        #expect(results.map(\.place) == [2, 1, 2])
        #expect(results.map(\.formerPlace) == [nil, nil, nil])
        test.step(.next)
        #expect(test.picture.stage.tally == nil && test.me(2)?.result == nil)
        answer(0, "Xanadu-Zwiebel", test)
        answer(1, "Onion", test)
        answer(2, "Xanadu-Zwiebel", test)
        #expect(test.me(1)?.result?.place == 1)
        #expect(test.me(1)?.result?.formerPlace == 2)
        // What the host takes back is on no page any more.
        test.step(.host(.undo))
        #expect(test.picture.stage.tally == nil && test.me(1)?.result == nil)
    }

    @Test func whoeverTakesOverAfterARestartSeesTheResult() {
        let test = room(["Ada", "Grace"])
        answer(0, "mars", test)
        answer(1, "jupiter", test)
        let (picture, me) = (test.picture.stage, test.me(2))
        test.room = Room(isOpenLobby: false, memory: test.room.memory)
        test.step(.reopened(since: .zero))
        #expect(test.picture.stage.tally == picture.tally)
        #expect(test.picture.stage.verdict == picture.verdict)
        #expect(test.me(2)?.result == me?.result)
    }

    @Test func inAFinalEachPhoneIsToldItsOwnResultToo() {
        let test = room(["Ada", "Grace"], rounds: [.finale])
        for seat in 0..<2 { test.step(.wagered(seat, .points(50))) }
        answer(1, "jupiter", test)
        answer(0, "mars", test)
        #expect(test.me(1)?.result?.points == -50)
        #expect(test.me(2)?.result?.points == 50)
        #expect(test.picture.stage.tally == nil)
        #expect(test.picture.stage.rulings.count == 2)
    }

    @Test func aPhoneThatIsOutOfReachForAWhileIsNotWaitedFor() {
        let test = room(["Ada", "Grace"])
        func told(_ effects: [Room.Effect]) -> [RoomInput] {
            effects.compactMap { if case .input(let input) = $0 { input } else { nil } }
        }
        _ = test.room.close(2, at: test.now)
        #expect(told(test.room.beat(at: test.now + .seconds(2))).isEmpty)
        #expect(told(test.room.beat(at: test.now + .seconds(6))) == [.absent(["Grace"])])
        #expect(told(test.room.beat(at: test.now + .seconds(8))).isEmpty)
        var saying = Saying(say: .return)
        saying.token = test.room.guests[2]?.token
        test.room.open(3)
        let effects = test.room.hear(saying, from: 3, at: test.now + .seconds(9))
        #expect(told(effects) == [.absent([])])
    }
}
