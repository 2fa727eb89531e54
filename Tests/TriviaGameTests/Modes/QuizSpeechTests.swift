import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

/// Everybody answers by voice, each into a phone.
@Suite("Everybody answers by voice")
struct QuizSpeechTests {
    /// A table at its first question, with ten seconds for an answer.
    private func table(_ scoring: Scoring = .flat) -> Table {
        var rules = Rules.instantReading.scored(by: scoring)
        rules.answersTogether = true
        rules.timeLimit = 10
        var table = Table(
            [Questions.paris], players: ["Ada", "Grace"], mode: .quiz, rules: rules)
        table.begin()
        return table
    }

    private func spoken(_ text: String, from start: AudioTime, _ table: Table) -> Ruling {
        let speech = TimeRange(start: start, end: start.advanced(bySeconds: 0.5))
        let hearing = Hearing(
            best: Transcription(segments: [Segment(text: text, range: speech)], confidence: 0.9))
        return Ruling(
            .answer(table.game.sheet.judge.judge(hearing, after: nil)), hearing: hearing,
            speech: speech, confidence: 0.9, threshold: 0.5)
    }

    private let nothing = Hearing(best: Transcription(segments: []))

    @Test("The response time counts to the first word, not to the ruling")
    func responseTime() {
        var table = table()
        table.wait(2)
        let start = table.now
        table.step(.speaking(0))
        table.wait(1.5)
        table.step(.answered(0, spoken("paris", from: start, table)))
        table.step(.answered(1, spoken("rome", from: table.now, table)))
        #expect(table.judgements.map(\.responseTime) == [2, 3.5])
        #expect(table.judgements.map(\.outcome) == [.correct, .incorrect])
    }

    @Test("Who began to speak in time is waited for, and who did not is not")
    func inTime() {
        var table = table()
        table.wait(9.5)
        let start = table.now
        table.step(.speaking(0))
        table.wait(2)
        #expect(table.judgements.isEmpty)
        // Grace begins after the time.
        table.step(.speaking(1))
        table.step(.answered(0, spoken("paris", from: start, table)))
        table.wait(0.2)
        #expect(table.judgements.map(\.outcome) == [.correct, .silence])
    }

    @Test("A player who never ends holds up nobody for longer than an answer takes")
    func endless() {
        var table = table()
        table.wait(9.5)
        table.step(.speaking(0))
        table.wait(4.5)
        #expect(table.judgements.map(\.outcome) == [.silence, .silence])
    }

    @Test("An utterance without an answer ends the waiting, and the player may try again")
    func nothingHeard() {
        var table = table()
        let speech = TimeRange(start: table.now, end: table.now.advanced(bySeconds: 1))
        table.step(.speaking(0))
        table.step(
            .answered(0, Ruling(.notUnderstood(.noise), hearing: nothing, speech: speech)))
        #expect(table.game.mayAnswer == [0, 1] && table.judgements.isEmpty)
        table.wait(9)
        table.step(.speaking(0))
        let again = TimeRange(start: table.now, end: table.now.advanced(bySeconds: 0.5))
        table.wait(0.5)
        table.step(
            .answered(0, Ruling(.notUnderstood(.unsure), hearing: nothing, speech: again)))
        table.wait(1)
        #expect(table.judgements.map(\.outcome) == [.silence, .silence])
    }

    @Test("In a buzzer round, speech into the phone holds the clock as speech in the room does")
    func floor() {
        var rules = Rules.instantReading
        rules.timeLimit = 10
        var table = Table(
            [Questions.paris], players: ["Ada", "Grace"], mode: .everybody, rules: rules)
        table.begin()
        table.buzz(0)
        let start = table.now
        table.step(.speaking(1))
        table.step(.speaking(0))
        table.wait(1)
        table.step(.answered(0, spoken("paris", from: start, table)))
        #expect(table.judgements.map(\.outcome) == [.correct])
    }
}
