import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("What players tell the game")
struct CommandTests {
    @Test(
        "Skipping and giving up end the question without a wrong answer",
        arguments: [(GameCommand.skip, Outcome.skipped), (.giveUp, .conceded)])
    func endings(command: GameCommand, outcome: Outcome) throws {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        let judgement = try #require(
            table.say("words", command: command).compactMap(\.judgement).first)
        #expect(judgement.outcome == outcome)
        #expect(judgement.standing?.incorrect == 0)
        #expect(judgement.heard == nil)
    }

    @Test("A command that was heard best is none of the answers among its alternatives")
    func commandBeforeAlternatives() {
        var table = Table([Questions.paris])
        table.begin()
        let effects = table.say("score", command: .score, or: ["paris"])
        #expect(effects.contains(.command(heard: "score", Table.sureness)))
        #expect(table.judgements.isEmpty)
    }

    @Test(
        "A command that was not heard surely enough is told with how surely it was and must be",
        arguments: [false, true])
    func refused(isOver: Bool) {
        var table = Table([Questions.paris])
        table.begin()
        if isOver { table.say("rome") }
        let ruling = Ruling.refusing(.challenge, heard: "challenge", at: table.now)
        #expect(
            table.step(.ruled(ruling)).compactMap(\.remark) == [
                .sayAgain(
                    heard: "challenge", HeardSureness(confidence: 0.6, threshold: 0.7),
                    left: isOver ? nil : 3)
            ])
    }

    @Test("A command is asked for in words that are listened for; what was said is kept")
    func refusedWriting() {
        var table = Table([Questions.paris])
        table.begin()
        var ruling = Ruling.refusing(.giveUp, heard: "not sure", at: table.now)
        ruling.sayInstead = "i don't know"
        #expect(
            table.step(.ruled(ruling)).compactMap(\.remark) == [
                .sayAgain(
                    heard: "i don't know", HeardSureness(confidence: 0.6, threshold: 0.7), left: 3)
            ])
        #expect(ruling.heard == "not sure")
    }

    @Test("A wager that was not heard surely enough is not told")
    func refusedWager() {
        var table = Table([Questions.paris])
        table.begin()
        let ruling = Ruling.refusing(.wager(.points(50)), heard: "fifty", at: table.now)
        #expect(
            table.step(.ruled(ruling)).compactMap(\.remark) == [
                .sayAgain(heard: nil, HeardSureness(confidence: 0.6, threshold: 0.7), left: 3)
            ])
    }

    @Test("Repeat shows and reads the question again; the clock stands meanwhile")
    func repeating() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(3)
        let effects = table.say("repeat", command: .repeatQuestion)
        #expect(effects.compactMap(\.presentation).first?.isRepeat == true)
        #expect(effects.contains(.read(Questions.paris.prompt)))
        table.now = table.now.advanced(bySeconds: 60)
        table.step(.readingEnded(aloud: true))
        #expect(table.wait(10).compactMap(\.judgement).isEmpty)
        #expect(table.wait(3).compactMap(\.judgement).first?.outcome == .silence)
    }

    @Test("Hints take choices away first, never the right one, and stop in time")
    func choiceHints() throws {
        var table = Table([Questions.planet])
        table.begin()
        for left in [2, 2] {
            let effects = table.step(.command(.hint))
            if let expectation = effects.compactMap(\.expectation).last {
                #expect(expectation.choices.count == left)
                #expect(expectation.choices.contains("Jupiter"))
            } else {
                #expect(effects.compactMap(\.remark) == [.noMoreHints])
            }
        }
    }

    @Test("Hints show letters of an open answer, at most two times")
    func letterHints() {
        var table = Table([Questions.king])
        table.begin()
        var hints: [Hint] = []
        for _ in 0..<3 {
            for case .hint(let hint, _) in table.step(.command(.hint)) { hints.append(hint) }
        }
        #expect(hints == [.letters("L____ t__ F_________"), .letters("Lo___ t__ Fourt_____")])
    }

    @Test("Each hint costs a quarter of what the answer earns")
    func hintCost() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.step(.command(.hint))
        let award = try #require(table.say("paris").compactMap(\.judgement).first?.award)
        #expect(award == Award(base: 100, speed: 50, streak: 0, hints: -37))
    }

    @Test("A choice can be taken by its letter, as long as it is there")
    func choices() throws {
        var table = Table([Questions.planet])
        table.begin()
        #expect(table.step(.command(.choice(7))).compactMap(\.remark) == [.noSuchChoice("H")])
        table.step(.command(.hint))
        let gone = try #require(
            Questions.planet.choices.firstIndex {
                !(table.effects.compactMap(\.expectation).last?.choices.contains($0) ?? true)
            })
        #expect(
            table.step(.command(.choice(gone))).compactMap(\.remark)
                == [.noSuchChoice(Game.letter(gone))])
        let judgement = try #require(
            table.step(.command(.choice(2))).compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test("The score can be asked for at any time and changes nothing")
    func score() {
        var table = Table([Questions.paris])
        table.begin()
        let phase = table.game.phase
        #expect(table.step(.command(.score)) == [.scores(table.game.standings)])
        #expect(table.game.phase == phase)
    }

    @Test("A spoken quit asks first, and silence means to go on")
    func quitBySpeech() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(5)
        let effects = table.say("quit", command: .quit)
        #expect(effects.contains(.decide(.quit)))
        #expect(effects.compactMap(\.expectation).last?.kind == .decision)
        #expect(table.wait(13).contains(.decided(.quit, yes: false)))
        #expect(!table.game.isOver)
        // The time for the decision is not subtracted from the time for the answer.
        #expect(table.wait(8).compactMap(\.judgement).isEmpty)
        table.say("quit", command: .quit)
        let summary = try #require(
            table.say("yes", command: .yes).compactMap(\.summary).first)
        #expect(!summary.isComplete)
    }

    @Test("A typed quit asks too, and is answered by typing")
    func quitByTyping() throws {
        var table = Table([Questions.paris])
        table.begin()
        #expect(table.type("quit", command: .quit).contains(.decide(.quit)))
        let summary = try #require(table.type("yes", command: .yes).compactMap(\.summary).first)
        #expect(!summary.isComplete)
        #expect(table.game.isOver)
        #expect(table.step(.clock).isEmpty)
    }

    @Test("A line that is typed where yes or no is wanted, or in a pause, is told what is wanted")
    func reminded() {
        var table = Table(Questions.all)
        table.begin()
        table.tell(.quit)
        #expect(table.type("perhaps").compactMap(\.remark) == [.notNow("Please say yes or no.")])
        table.tell(.no)
        table.tell(.pause)
        #expect(table.type("paris").compactMap(\.remark) == [.stillPaused])
        #expect(table.judgements.isEmpty)
    }

    @Test("A pause stops the clock, hides nothing and takes nothing")
    func pausing() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(10)
        #expect(table.step(.command(.pause)).contains(.paused(.player)))
        #expect(table.wait(100).isEmpty)
        #expect(table.say("paris").contains(.remark(.notNow("x"))) == false)
        #expect(table.judgements.isEmpty)
        #expect(table.step(.command(.resume)).contains(.unpaused))
        #expect(table.wait(4.5).compactMap(\.judgement).isEmpty)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(abs((judgement.responseTime ?? 0) - 14.5) < 1e-9)
    }

    @Test("A microphone that goes pauses the game, and its return goes on")
    func interruption() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(3)
        let gone = table.step(.interrupted(reason: "unplugged"))
        #expect(gone == [.paused(.device("unplugged")), .stopListening])
        #expect(
            table.step(.command(.resume)).compactMap(\.remark)
                == [.notNow("The microphone is still unavailable.")])
        let back = table.step(.resumed)
        #expect(back.contains(.unpaused))
        #expect(back.compactMap(\.presentation).first?.isRepeat == true)
        #expect(table.say("paris").compactMap(\.judgement).first?.outcome == .correct)
    }

    @Test("An empty line goes on to the next question")
    func emptyLine() {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.say("paris")
        #expect(table.step(.next).compactMap(\.presentation).first?.number == 2)
    }

    @Test("After a repeat the hint is still there")
    func hintAfterRepeat() {
        var table = Table([Questions.king])
        table.begin()
        table.step(.command(.hint))
        let effects = table.step(.command(.repeatQuestion))
        #expect(effects.contains(.hint(.letters("L____ t__ F_________"), taken: 1)))
    }

    @Test("A clock never shows more than there is", arguments: 0..<50)
    func remaining(step: Int) throws {
        var table = Table([Questions.paris], rules: Rules(timeLimit: 30))
        table.now = AudioTime(sampleIndex: step * 7_919)
        table.step(.begin)
        table.step(.readingEnded(aloud: false))
        table.step(.command(.pause))
        table.now = table.now.advanced(bySamples: step * 104_729)
        table.step(.command(.resume))
        let remaining = try #require(table.game.remaining(at: table.now))
        #expect(remaining.seconds == 30)
        #expect(remaining.limit == 30)
    }
}

extension Ruling {
    /// A ruling on speech whose confidence is slightly too low for the command.
    fileprivate static func refusing(
        _ command: GameCommand, heard: String, at time: AudioTime
    ) -> Ruling {
        let speech = TimeRange(start: time, end: time.advanced(bySeconds: 0.5))
        var ruling = Ruling(
            .notUnderstood(.unsure),
            hearing: Hearing(
                best: Transcription(segments: [Segment(text: heard, range: speech)])),
            speech: speech, confidence: 0.6, threshold: 0.7)
        ruling.refused = command
        return ruling
    }
}
