import CommandMatcher
import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import WebPresenter

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
