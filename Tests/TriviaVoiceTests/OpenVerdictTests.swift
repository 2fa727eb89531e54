import CommandMatcher
import QuestionBank
import SpeechRecognition
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("A ruling after which others may still answer")
struct OpenVerdictTests {
    @Test(
        "tells them nothing of the answer, on the screen and to a program",
        arguments: ["Madrid", "New Lisbon", "I don't know"])
    func untold(answer: String) throws {
        let question = Question(
            id: "1", prompt: "What is the capital of Portugal?", answer: "Ulisipo",
            accept: ["Lisbon"])
        var game = Game(
            questions: [question], players: [Player(name: "Ada"), Player(name: "Grace")],
            mode: .everybody, rules: Rules(readingSecondsPerWord: 0))
        let lines = Lock<[String]>([])
        let output = JSONOutput { line in lines.withLock { $0.append(line) } }
        var screen = GameScreen(columns: 80)
        screen.players = ["Ada", "Grace"]
        let words = Transcription(segments: [
            Segment(text: answer, range: TimeRange(start: .zero, end: .zero))
        ])
        func told(_ event: GameEvent) throws -> String {
            let effects = game.step(event, at: .zero)
            for effect in effects { output.show(effect, of: game) }
            let judged = effects.filter { if case .judged = $0 { true } else { false } }
            let lines = lines.withLock { lines in
                defer { lines = [] }
                return lines.filter { $0.contains("verdict") }
            }
            return (lines + judged.flatMap(screen.lines).map(\.text)).joined(separator: "\n")
        }
        for event in [GameEvent.begin, .readingEnded(aloud: true), .buzz(0)] {
            _ = try told(event)
        }
        let verdict = game.sheet.judge.judge(typed: answer)
        #expect(verdict.outcome == .reject)
        let open = try told(.ruled(Ruling(.answer(verdict), hearing: Hearing(best: words))))
        #expect(open.contains(#""open":true"#))
        #expect(!open.contains("Ulisipo"))
        // What was said itself is told, in both.
        #expect(open.matches(of: /Lisbon/).count == (answer.contains("Lisbon") ? 2 : 0))
        _ = try told(.buzz(1))
        let last = try told(.ruled(Ruling(.answer(verdict), hearing: Hearing(best: words))))
        #expect(last.contains(#""reason":"#))
        #expect(last.contains("Ulisipo"))
    }

    @Test("may be challenged without the answer being named, on the screen and to a program")
    func challenged() throws {
        let question = Question(
            id: "1", prompt: "What is the capital of Portugal?", answer: "Lisbon")
        var game = Game(
            questions: [question], players: [Player(name: "Reds"), Player(name: "Blues")],
            mode: .teams, rules: Rules(readingSecondsPerWord: 0))
        let lines = Lock<[String]>([])
        let output = JSONOutput { line in lines.withLock { $0.append(line) } }
        var screen = GameScreen(columns: 80)
        screen.players = ["Reds", "Blues"]
        func told(_ event: GameEvent) -> String {
            let effects = game.step(event, at: .zero)
            for effect in effects { output.show(effect, of: game) }
            let shown = effects.flatMap(screen.lines).map(\.text)
            return (lines.withLock(\.self) + shown).joined(separator: "\n")
        }
        let zebra = Transcription(segments: [
            Segment(text: "zebra", range: TimeRange(start: .zero, end: .zero))
        ])
        let wrong = Ruling(
            .answer(game.sheet.judge.judge(typed: "zebra")), hearing: Hearing(best: zebra))
        for event in [GameEvent.begin, .readingEnded(aloud: true), .ruled(wrong)] {
            _ = told(event)
        }
        let open = told(.command(.challenge))
        #expect(open.contains("Challenge: should “zebra” have been accepted? Yes or no?"))
        #expect(open.contains(#""decide""#))
        #expect(!open.contains("Lisbon"))
        #expect(!told(.command(.no)).contains("Lisbon"))
        _ = told(.ruled(wrong))
        #expect(told(.command(.challenge)).contains("should “zebra” count as “Lisbon”?"))
    }
}
