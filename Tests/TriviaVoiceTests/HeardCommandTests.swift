import Languages
import SpeechRecognition
import Testing
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("How surely a command was heard")
struct HeardCommandTests {
    private static let obeyed = GameEffect.command(
        heard: "skip", HeardSureness(confidence: 0.93, threshold: 0.75))
    private static let refused = GameEffect.remark(
        .sayAgain(heard: "skip", HeardSureness(confidence: 0.61, threshold: 0.75)))

    @Test("A program is told, of one that was obeyed and of one that was not")
    func json() {
        let lines = Lock<[String]>([])
        let output = JSONOutput { line in lines.withLock { $0.append(line) } }
        let game = Game(questions: SessionTests.questions)
        for effect in [Self.obeyed, Self.refused, .command(heard: "typed")] {
            output.show(effect, of: game)
        }
        #expect(
            lines.withLock(\.self) == [
                #"{"confidence":0.93,"event":"command","heard":"skip","threshold":0.75}"#,
                #"{"confidence":0.61,"event":"remark","heard":"skip","outcome":"unsure","threshold":0.75}"#,
                #"{"event":"command","heard":"typed"}"#,
            ])
    }

    @Test("A screen tells whoever asked for explanations, and nobody else")
    func screen() {
        func text(_ effect: GameEffect, explains: Bool) -> [String] {
            var screen = GameScreen(columns: 80)
            screen.explains = explains
            return screen.lines(for: effect).map(\.text)
        }
        #expect(text(Self.obeyed, explains: false) == ["   “skip”"])
        #expect(
            text(Self.obeyed, explains: true)
                == ["   “skip”", "     confidence 0.93 (needs 0.75)"])
        #expect(
            text(Self.refused, explains: true) == [
                "   That was not clear. If you meant “skip”, say it; you will lose no points.",
                "     confidence 0.61 (needs 0.75)",
            ])
    }
}
