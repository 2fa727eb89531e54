import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("The clock while somebody has the floor")
struct FloorClockTests {
    private static let long = Question(
        id: "long",
        prompt: Array(repeating: "word", count: 60).joined(separator: " "), answer: "Paris")

    private func table(_ question: Question, aloud: Bool) -> Table {
        var table = Table(
            [question], players: ["Ada", "Grace"], mode: .everybody, rules: Rules(buzzSeconds: 15))
        table.step(.begin)
        if !aloud { table.step(.readingEnded(aloud: false)) }
        return table
    }

    @Test(
        "Who presses, whenever it is, sees the full time",
        arguments: [long, Questions.paris], [0, 0.1, 1, 3, 8])
    func whole(question: Question, after seconds: Double) throws {
        for aloud in [false, true] {
            var table = table(question, aloud: aloud)
            table.now = table.now.advanced(bySeconds: seconds)
            table.buzz(0)
            let pressed = try #require(table.game.remaining(at: table.now))
            #expect(pressed.seconds == 15 && pressed.limit == 15)
            let later = try #require(
                table.game.remaining(at: table.now.advanced(bySeconds: 4)))
            #expect(later.seconds == 11 && later.limit == 15)
        }
    }

    @Test("The question's own clock is whole again for the others")
    func freed() throws {
        var table = table(Questions.paris, aloud: false)
        table.buzz(0)
        table.wait(2)
        table.say("rome")
        let left = try #require(table.game.remaining(at: table.now))
        #expect(left.seconds > 0 && left.seconds <= left.limit)
    }

    @Test(
        "A press during the reading leaves the others the question's time, and no more",
        arguments: [long, Questions.paris], [0, 0.1, 3, 8])
    func read(question: Question, after seconds: Double) throws {
        var table = table(question, aloud: false)
        let time = try #require(table.game.remaining(at: table.now)).limit
        table.now = table.now.advanced(bySeconds: seconds)
        table.buzz(0)
        table.wait(2)
        table.say("rome")
        let left = try #require(table.game.remaining(at: table.now))
        #expect(left.limit <= time && left.seconds <= time)
        // The long question is still being read, so its clock has not started.
        if question == Self.long { #expect(left.seconds == time) }
        table.wait(4)
        let later = try #require(table.game.remaining(at: table.now))
        #expect(later.limit == left.limit && later.seconds <= left.seconds)
    }

    @Test("Speech without an end keeps no question open: it ends half a second after its time")
    func talk() {
        var table = Table([Questions.paris], rules: Rules(readingSecondsPerWord: 0))
        table.begin()
        table.step(.speechStarted)
        table.wait(15.5)
        #expect(table.judgements.map(\.outcome) == [.silence])
    }

    @Test("An answer that began in time is heard out")
    func inTime() {
        var table = Table([Questions.paris], rules: Rules(readingSecondsPerWord: 0))
        table.begin()
        table.wait(14.8)
        #expect(table.say("paris").compactMap(\.judgement).map(\.outcome) == [.correct])
    }
}
