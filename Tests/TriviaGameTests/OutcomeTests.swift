import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("What becomes of a question")
struct OutcomeTests {
    @Test(
        "A right answer is right, and its time runs from the end of the reading to its first word")
    func correct() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(2.5)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.responseTime == 2.5)
        #expect(judgement.confidence == 0.95)
        #expect(judgement.threshold == 0.5)
        #expect(judgement.heard == "paris")
        #expect(judgement.matched == "Paris")
        #expect(judgement.standing?.correct == 1)
    }

    @Test("Another answer is wrong, says what was heard and ends the row")
    func incorrect() throws {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.say("paris")
        table.wait(6)
        let judgement = try #require(table.say("napoleon").compactMap(\.judgement).first)
        #expect(judgement.outcome == .incorrect)
        #expect(judgement.heard == "napoleon")
        #expect(judgement.official == "Louis the Fourteenth")
        #expect(judgement.award == nil)
        #expect(judgement.standing?.streak == 0)
        #expect(judgement.standing?.bestStreak == 1)
    }

    @Test(
        "Nothing is wrong unless somebody answered",
        arguments: [
            (nil, Outcome.silence), (HearingOutcome.noise, .noise), (.chatter, .chatter),
            (.unsure, .unsure), (.silence, .silence),
            (.somethingElse(heard: "rome"), .chatter),
        ] as [(HearingOutcome?, Outcome)])
    func notAnswered(kind: HearingOutcome?, outcome: Outcome) throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(1)
        if let kind { table.say("", outcome: kind) }
        let judgement = try #require(table.wait(30).compactMap(\.judgement).first)
        #expect(judgement.outcome == outcome)
        #expect(!judgement.reason.isEmpty)
        #expect(judgement.standing?.incorrect == 0)
        #expect(judgement.standing?.unanswered == 1)
        #expect(table.points == [0])
    }

    @Test("An attempt to answer weighs more than noise when the time is up")
    func weightOfTrouble() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.say("", outcome: .unsure)
        table.say("", outcome: .noise)
        table.say("", outcome: .chatter)
        let judgement = try #require(table.wait(30).compactMap(\.judgement).first)
        #expect(judgement.outcome == .unsure)
    }

    @Test("Of several answers one is wanted, and the game says so")
    func several() {
        var table = Table([Questions.paris])
        table.begin()
        let remarks = table.type("paris or rome").compactMap(\.remark)
        #expect(remarks == [.oneWanted(ask: "Which one?", heard: "paris or rome")])
    }

    @Test("Silence keeps the row of right answers")
    func silenceKeepsStreak() {
        var table = Table([Questions.paris, Questions.king, Questions.planet])
        table.begin()
        table.say("paris")
        table.wait(30)
        #expect(table.judgements.map(\.outcome) == [.correct, .silence])
        #expect(table.game.standings[0].streak == 1)
    }

    @Test("A short answer of other words, surely heard, is wrong and says which")
    func otherAnswer() throws {
        var table = Table([Questions.paris])
        table.begin()
        let judgement = try #require(table.sayOther("rome").compactMap(\.judgement).first)
        #expect(judgement.outcome == .incorrect)
        #expect(judgement.heard == "rome")
        #expect(judgement.reason.contains("rome"))
        // The confidence belongs to other words, so the judgement has none.
        #expect(judgement.confidence == nil)
        #expect(judgement.threshold == nil)
    }

    @Test("What it is not is no answer, and the answer is not told", arguments: [true, false])
    func negated(isTyped: Bool) {
        var table = Table([Questions.paris])
        table.begin()
        let effects = isTyped ? table.type("not paris") : table.say("not paris")
        #expect(effects.compactMap(\.remark) == [.notMeant("not paris")])
        #expect(table.judgements.isEmpty)
    }

    @Test("Talk costs nothing: it is asked about once, and then passed over")
    func talk() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(14)
        let talk = HearingOutcome.somethingElse(heard: nil)
        #expect(table.say("", outcome: talk).compactMap(\.remark) == [.wasThatAnswer])
        #expect(table.say("", outcome: talk).compactMap(\.remark) == [.chatter])
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test(
        "It is asked about whatever was heard before, and once more of who has the floor next",
        arguments: [HearingOutcome.noise, .chatter, .unsure])
    func talkAfter(outcome: HearingOutcome) {
        var table = Table(
            [Questions.paris], players: ["Ada", "Grace"], mode: .teams)
        table.begin()
        table.say("", outcome: outcome)
        table.wait(11)
        let talk = HearingOutcome.somethingElse(heard: nil)
        #expect(table.say("", outcome: talk).compactMap(\.remark) == [.wasThatAnswer])
        #expect(table.wait(4).compactMap(\.judgement).isEmpty)
        table.say("rome")
        #expect(table.say("", outcome: talk).compactMap(\.remark) == [.wasThatAnswer])
    }

    @Test("What was said before the question was open is not judged in it")
    func saidBefore() {
        var table = Table([Questions.paris])
        table.step(.begin)
        table.step(.speechStarted)
        table.now = table.now.advanced(bySeconds: 0.4)
        table.step(.readingEnded(aloud: true))
        let early = TimeRange(start: .zero, end: table.now)
        let hearing = Hearing(
            best: Transcription(segments: [Segment(text: "rome", range: early)]))
        table.step(
            .ruled(
                Ruling(
                    .answer(table.game.sheet.judge.judge(hearing)), hearing: hearing,
                    speech: early)))
        #expect(table.judgements.isEmpty)
    }

    @Test("Whoever goes on with a game is heard at once, however long it had lasted")
    func reopened() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(5)
        let last = table.now
        table.now = .zero
        table.step(.reopened(since: last))
        table.step(.readingEnded(aloud: false))
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test(
        "A game that goes on tells first how everybody stands, and its clock stands while the question is read"
    )
    func reopenedInTime() throws {
        var rules = Rules.instantReading
        rules.readingSecondsPerWord = 1
        var table = Table(
            [Questions.paris, Questions.king], players: ["Ada", "Grace"], mode: .turns, rules: rules
        )
        table.begin()
        table.say("paris")
        table.wait(rules.reviewSeconds + 6)
        let before = try #require(table.game.remaining(at: table.now))
        let last = table.now
        table.now = .zero
        let effects = table.step(.reopened(since: last))
        table.step(.readingEnded(aloud: false))
        let shown = try #require(effects.firstIndex { $0.presentation != nil })
        #expect(
            effects.firstIndex(of: .scores(table.game.standings)).map { $0 < shown } == true)
        let reading = rules.readingSeconds(of: Questions.king)
        #expect(reading > 0)
        table.wait(reading)
        #expect(table.game.remaining(at: table.now)?.seconds == before.seconds)
        #expect(table.game.remaining(at: table.now)?.limit == before.limit)
        table.wait(1)
        #expect((table.game.remaining(at: table.now)?.seconds ?? 0) < before.seconds)
    }

    @Test("A game that goes on tells its round and reads an open question again, and only then")
    func reopenedRound() throws {
        var round = Round.normal
        round.count = 2
        var table = Table([Questions.paris, Questions.king], rounds: [round])
        table.step(.begin)
        table.goOn()
        let prompt = Questions.paris.prompt
        var effects = table.step(.reopened(since: table.now))
        #expect(effects.contains(.round(table.game.round, number: 1, count: 1, [])))
        #expect(effects.contains(.read(prompt)))
        #expect(effects.compactMap(\.presentation).map(\.isRepeat) == [true])
        table.step(.readingEnded(aloud: true))
        #expect(table.say("paris").compactMap(\.judgement).first?.outcome == .correct)
        effects = table.step(.reopened(since: table.now))
        #expect(effects.contains(.scores(table.game.standings)))
        #expect(!effects.contains { $0.isReading })
    }

    @Test("An unsure answer is asked for again and leaves time for it")
    func unsureAgain() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(14.5)
        let remarks = table.say("paris", outcome: .unsure, confidence: 0.4).compactMap(\.remark)
        // The guess would reveal the answer.
        #expect(
            remarks == [
                .sayAgain(heard: nil, HeardSureness(confidence: 0.4, threshold: 0.5), left: 3)
            ])
        table.wait(4)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test("With choices on the screen the unsure guess is told")
    func unsureChoice() {
        var table = Table([Questions.planet])
        table.begin()
        let remarks = table.say("Mars", outcome: .unsure).compactMap(\.remark)
        #expect(remarks == [.sayAgain(heard: "Mars", Table.sureness, left: 3)])
    }

    @Test("Of two choices that sound alike the player is asked for one")
    func between() {
        var table = Table([Questions.planet])
        table.begin()
        var ruling = Ruling(.notUnderstood(.unsure), hearing: Hearing(best: .init(segments: [])))
        ruling.between = ["Mars", "Venus"]
        let remarks = table.step(.ruled(ruling)).compactMap(\.remark)
        #expect(remarks == [.between("Mars", "Venus", left: 3)])
        #expect(table.judgements.isEmpty)
    }

    @Test("After the third repeat an unsure answer is put aside")
    func unsureTooOften() throws {
        var table = Table([Questions.paris])
        table.begin()
        let remarks = (0..<3).flatMap { _ in
            table.say("p", outcome: .unsure).compactMap(\.remark)
        }
        #expect(
            remarks == [3, 2, 1].map { .sayAgain(heard: nil, Table.sureness, left: $0) })
        #expect(table.judgements.isEmpty)
        let judgement = try #require(table.say("p", outcome: .unsure).compactMap(\.judgement).first)
        #expect(judgement.outcome == .unsure)
        #expect(judgement.heard == "p")
        #expect(judgement.standing?.incorrect == 0)
    }

    @Test("Of what was perhaps a command nothing is told when the tries are over")
    func unsureCommand() throws {
        var table = Table([Questions.planet])
        table.begin()
        let speech = TimeRange(start: table.now, end: table.now.advanced(bySeconds: 0.5))
        let hearing = Hearing(
            best: Transcription(segments: [Segment(text: "say that again", range: speech)]))
        let ruling = Ruling(.notUnderstood(.unsure), hearing: hearing, speech: speech)
        let effects = (0..<4).flatMap { _ in table.step(.ruled(ruling)) }
        #expect(
            effects.compactMap(\.remark)
                == [3, 2, 1].map { .sayAgain(heard: nil, nil, left: $0) })
        let judgement = try #require(effects.compactMap(\.judgement).first)
        #expect(judgement.outcome == .unsure)
        #expect(judgement.heard == nil)
    }

    @Test("An answer that is not enough gets its question, and then is judged again")
    func moreSpecific() throws {
        var table = Table([Questions.king])
        table.begin()
        let effects = table.say("louis")
        #expect(
            effects.compactMap(\.remark) == [.moreSpecific(ask: "Which Louis?", heard: "louis")])
        guard case .moreSpecific(let first)? = effects.compactMap(\.expectation).last?.kind else {
            Issue.record("more is not listened for")
            return
        }
        #expect(first.ask == "Which Louis?")
        let judgement = try #require(
            table.say("louis the fourteenth").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test("Nothing added in time is silence, not a wrong answer")
    func nothingAdded() throws {
        var table = Table([Questions.king])
        table.begin()
        table.say("louis")
        let judgement = try #require(table.wait(30).compactMap(\.judgement).first)
        #expect(judgement.outcome == .silence)
    }

    @Test("An answer that begins in time counts even when it ends after it")
    func acrossTheLimit() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(14.9)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
    }

    @Test("An answer that begins after the time comes late and is not wrong")
    func late() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.now = AudioTime(seconds: 15.1)
        table.say("rome")
        let judgement = try #require(
            table.wait(1).compactMap(\.judgement).first ?? table.judgements.first)
        #expect(judgement.outcome != .incorrect)
        #expect(judgement.outcome != .correct)
    }

    @Test("A question's own time limit is kept")
    func ownLimit() throws {
        var question = Questions.paris
        question.timeLimit = 5
        var table = Table([question])
        table.begin()
        #expect(table.wait(5).compactMap(\.judgement).isEmpty)
        #expect(table.wait(0.5).compactMap(\.judgement).first?.outcome == .silence)
    }

    @Test("Speech that never ends does not hold the game")
    func endlessSpeech() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.wait(14)
        table.step(.speechStarted)
        // The question lasts 15 s. An answer that begins in time gets at most 4 s.
        #expect(table.wait(3.9).compactMap(\.judgement).isEmpty)
        #expect(table.wait(0.2).compactMap(\.judgement).first?.outcome == .silence)
    }

    @Test("On the screen the clock waits until the question can have been read")
    func silentReading() throws {
        var table = Table([Questions.paris], rules: Rules(readingSecondsPerWord: 0.5))
        table.step(.begin)
        table.step(.readingEnded(aloud: false))
        let remaining = try #require(table.game.remaining(at: table.now))
        #expect(remaining.seconds == 15)
        // Six words take 3 s to read. An answer after 1 s comes before the clock starts.
        table.wait(1)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.responseTime == 0)
    }

    @Test("What is said while the question is read aloud is not an answer")
    func duringReading() {
        var table = Table([Questions.paris])
        table.step(.begin)
        #expect(table.say("paris").isEmpty)
        #expect(table.judgements.isEmpty)
    }
}
