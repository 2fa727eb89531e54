import CommandMatcher
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame
import WebPresenter

@testable import PlaySession
@testable import Trials

/// What players say into their phones, as a sitting rules on it.
@Suite("Voices from phones")
struct PhoneSpeechTests {
    private func sitting(
        _ mode: Mode = .quiz, hearsPhones: Bool = true, isRecorded: Bool = false,
        rounds: [Round] = []
    ) throws -> SteppedSitting {
        var rules = Rules(readingSecondsPerWord: 0, reviewSeconds: 600)
        rules.answersTogether = true
        let game = Game(
            GameSetup(
                mode: mode, rules: rules, players: ["Ada", "Grace"].map(Player.init),
                entries: ["Science", "Film"].prefix(rounds == [.board] ? 2 : 1).map {
                    .init(
                        question: Question(
                            id: $0, prompt: "Which planet is the largest?", answer: "Jupiter",
                            category: [$0]))
                }, rounds: rounds))
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasRoom = true
        setting.hearsPhones = hearsPhones
        setting.isRecorded = isRecorded
        var sitting = SteppedSitting(game, setting)
        sitting.step(.room(.host(line: #"{"command": "next"}"#)))
        sitting.pass(0.2)
        return sitting
    }

    /// The orders that phones' ears were given: whether to listen.
    private func orders(_ sitting: SteppedSitting) -> [Bool] {
        sitting.orders.compactMap {
            guard case .phones(let order) = $0 else { return nil }
            if case .listen = order.wish { return true }
            return false
        }
    }

    private func heard(
        _ text: String, _ outcome: HearingOutcome = .heard, tags: [String: String] = [:]
    ) -> Recognition {
        let range = TimeRange(start: .zero, end: AudioTime(seconds: 0.5))
        return Recognition(
            outcome: outcome, speech: range,
            best: Transcription(segments: [Segment(text: text, range: range)]), tags: tags,
            confidence: 0.99)
    }

    private func phone(
        _ player: String, _ event: PhoneHeard.Event, number: Int = 1, _ sitting: SteppedSitting,
        sound: [Int16] = []
    ) -> SessionInput {
        .phone(
            PhoneHeard(
                player: player, number: number, order: sitting.sitting.phones.order, event: event,
                sound: sound))
    }

    @Test("Phones are listened to while answers are wanted, with one order for a question")
    func listening() throws {
        var sitting = try sitting()
        #expect(orders(sitting).last == true)
        let count = orders(sitting).count
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard("jupiter")), sitting))
        #expect(orders(sitting).count == count)
        sitting.step(phone("Grace", .ended(heard("saturn")), number: 2, sitting))
        #expect(sitting.game.judgements.map(\.outcome) == [.correct, .incorrect])
        #expect(orders(sitting).last == false)
        #expect(try orders(self.sitting(hearsPhones: false)) == [])
    }

    @Test("An answer is the phone's player's, and its time is that of the first word")
    func ownAnswers() throws {
        var sitting = try sitting()
        sitting.pass(2)
        sitting.step(phone("Grace", .began, sitting))
        sitting.pass(1)
        sitting.step(phone("Grace", .ended(heard("jupiter")), sitting))
        #expect(sitting.game.mayAnswer == [0])
        sitting.step(phone("Ada", .began, number: 2, sitting))
        sitting.step(phone("Ada", .ended(heard("jupiter")), number: 2, sitting))
        let times = sitting.game.judgements.map { ($0.player?.name, $0.responseTime ?? -1) }
        #expect(times.map(\.0) == ["Grace", "Ada"])
        #expect(times[0].1 < 2.6 && times[1].1 > 2.9)
    }

    @Test("Words so far are for the speaker alone, and foul ones for nobody")
    func words() throws {
        var sitting = try sitting()
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .words(heard("jupiter").best), sitting))
        sitting.step(phone("Ada", .words(heard("shit").best), sitting))
        let shown = sitting.orders.compactMap { order -> String? in
            if case .showWords(let player, let words) = order { return "\(player): \(words)" }
            return nil
        }
        #expect(shown == ["Ada: jupiter", "Ada: "])
        #expect(!sitting.text.contains("jupiter"))
    }

    @Test("What was not understood costs nothing, and only the speaker learns of it")
    func notUnderstood() throws {
        var sitting = try sitting()
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard("", .noise)), sitting))
        sitting.step(phone("Ada", .began, number: 2, sitting))
        sitting.step(phone("Ada", .ended(heard("jupiter", .unsure)), number: 2, sitting))
        #expect(
            sitting.whispers == [
                "Ada: I heard nothing. Hold the button while you speak.",
                "Ada: I did not hear that clearly. Say it again, or type it.",
            ])
        #expect(sitting.game.mayAnswer == [0, 1])
    }

    @Test(
        "An answer is recorded with its own sound, if answers are recorded",
        arguments: [true, false])
    func recorded(isRecorded: Bool) throws {
        var sitting = try sitting(isRecorded: isRecorded)
        sitting.pass(2)
        for (number, player) in ["Ada", "Grace"].enumerated() {
            sitting.step(phone(player, .began, number: number, sitting))
        }
        sitting.step(phone("Grace", .ended(heard("saturn")), number: 1, sitting, sound: [1, 2]))
        sitting.step(phone("Ada", .ended(heard("jupiter")), number: 0, sitting, sound: [3]))
        // Nothing was recognized.
        sitting.step(phone("Ada", .ended(nil), number: 2, sitting))
        let recorded = sitting.orders.compactMap { order -> RecordedRuling? in
            if case .record(let recorded) = order { recorded } else { nil }
        }
        #expect(recorded.map(\.sound) == (isRecorded ? [[1, 2], [3]] : []))
        #expect(recorded.allSatisfy { $0.sheet.question.id == "Science" })
    }

    @Test("What belongs to an earlier order is too late")
    func late() throws {
        var sitting = try sitting()
        let early = PhoneHeard(
            player: "Ada", number: 1, order: sitting.sitting.phones.order - 1,
            event: .ended(heard("jupiter")))
        sitting.step(.phone(early))
        #expect(sitting.whispers == ["Ada: That was too late."])
        #expect(sitting.game.mayAnswer == [0, 1])
    }

    @Test("A player with the floor answers into the phone, and nobody else does")
    func floor() throws {
        var sitting = try sitting(.everybody)
        sitting.step(.room(.buzz(player: "Grace")))
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard("jupiter")), sitting))
        #expect(sitting.game.judgements.isEmpty)
        sitting.step(phone("Grace", .began, number: 2, sitting))
        sitting.step(phone("Grace", .ended(heard("jupiter")), number: 2, sitting))
        #expect(sitting.game.judgements.map { $0.player?.name } == ["Grace"])
        #expect(sitting.game.judgements.map(\.outcome) == [.correct])
    }

    @Test(
        "A command that a phone cannot give is not obeyed, and its player learns why",
        arguments: [
            ("quit", "Only the person at the keyboard can do that."),
            ("hint", "While everybody is answering, you can say only an answer or “I don’t know”."),
        ])
    func commands(command: String, reply: String) throws {
        var sitting = try sitting()
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard(command)), sitting))
        #expect(!sitting.game.isOver)
        #expect(sitting.game.mayAnswer == [0, 1])
        #expect(sitting.whispers == ["Ada: \(reply)"])
    }

    @Test("Players say wagers at the same time, and nobody else learns them")
    func wagers() throws {
        var sitting = try sitting(.everybody, rounds: [.finale])
        #expect(orders(sitting).last == true)
        let count = orders(sitting).count
        let limit = try #require(sitting.game.wagerWanted(of: 1))
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Grace", .began, number: 2, sitting))
        sitting.step(phone("Ada", .ended(heard("half", .unsure)), sitting))
        let much = heard("nine thousand", tags: ["number": "9000"])
        sitting.step(phone("Ada", .ended(much), number: 3, sitting))
        sitting.step(phone("Grace", .ended(heard("half")), number: 2, sitting))
        sitting.step(phone("Ada", .ended(heard("skip")), number: 5, sitting))
        #expect(
            sitting.whispers == [
                "Ada: I did not hear that clearly. Say it again, or type it.",
                "Ada: Please wager a whole number of points, from 0 to \(Figures.points(limit)).",
                "Ada: Please wager a whole number of points, from 0 to \(Figures.points(limit)).",
            ])
        #expect(sitting.game.wagered(by: 1) == limit / 2 && sitting.game.wagered(by: 0) == nil)
        #expect(orders(sitting).count == count)
        #expect(!sitting.text.contains("thousand"))
        sitting.step(phone("Ada", .ended(heard("everything")), number: 4, sitting))
        #expect(sitting.game.wagered(by: 0) == limit)
    }

    @Test("A player picks from the board into the phone, and nobody else does")
    func picks() throws {
        var sitting = try sitting(.turns, rounds: [.board])
        #expect(sitting.game.categories == ["Science", "Film"])
        sitting.step(phone("Grace", .ended(heard("science")), sitting))
        sitting.step(phone("Ada", .ended(heard("jupiter", .chatter)), number: 2, sitting))
        #expect(sitting.game.categories == ["Science", "Film"])
        sitting.step(phone("Ada", .began, number: 3, sitting))
        sitting.step(phone("Ada", .ended(heard("science")), number: 3, sitting))
        #expect(sitting.game.categories.isEmpty)
        #expect(
            sitting.whispers == [
                "Grace: That was too late.",
                "Ada: I did not hear that clearly. Say it again, or type it.",
            ])
    }

    @Test(
        "A player skips a pick by voice, and the first question left is asked",
        arguments: ["skip", "pass"])
    func skippedPick(word: String) throws {
        var sitting = try sitting(.turns, rounds: [.board])
        sitting.step(phone("Grace", .ended(heard(word)), sitting))
        #expect(sitting.game.categories == ["Science", "Film"])
        sitting.step(phone("Ada", .began, number: 2, sitting))
        sitting.step(phone("Ada", .ended(heard(word)), number: 2, sitting))
        #expect(sitting.game.categories.isEmpty)
        #expect(sitting.game.sheet.question.id == "Science")
        #expect(sitting.whispers == ["Grace: That was too late."])
    }

    @Test("While a pick is awaited, a phone cannot give the commands of the keyboard")
    func commandsBeforeAPick() throws {
        var sitting = try sitting(.turns, rounds: [.board])
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard("quit")), sitting))
        #expect(!sitting.game.isOver && sitting.game.categories == ["Science", "Film"])
        #expect(sitting.whispers == ["Ada: Only the person at the keyboard can do that."])
    }

    @Test("“I don't know” into a phone passes")
    func pass() throws {
        var sitting = try sitting()
        sitting.step(phone("Ada", .began, sitting))
        sitting.step(phone("Ada", .ended(heard("i don't know")), sitting))
        #expect(sitting.game.mayAnswer == [1])
    }
}
