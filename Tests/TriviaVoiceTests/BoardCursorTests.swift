import CommandMatcher
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("Arrow keys on a board")
struct BoardCursorTests {
    /// Art 100, 200, 300; Film 200; Science nothing any more; Towns 100, 300.
    private let board: Board

    init() {
        func entries(_ category: String, _ values: [Int]) -> [GameSetup.Entry] {
            values.map { value in
                GameSetup.Entry(
                    question: Question(id: "\(category)\(value)", prompt: "?", answer: "a"),
                    cell: .init(category: category, value: value))
            }
        }
        var round = Round.board
        let entries =
            entries("Art", [100, 200, 300]) + entries("Film", [200]) + entries("Science", [100])
            + entries("Towns", [100, 300])
        round.count = entries.count
        var game = Game(GameSetup(mode: .solo, entries: entries, rounds: [round]))
        for event in [GameEvent.begin, .next, .command(.category(2, value: nil))] {
            _ = game.step(event, at: .zero)
        }
        for event in [GameEvent.readingEnded(aloud: true), .command(.skip), .next] {
            _ = game.step(event, at: .zero)
        }
        board = game.board
    }

    private func text(after keys: [Key]) -> String? {
        var cursor = BoardCursor(board)
        for key in keys { cursor?.move(key, on: board) }
        return cursor?.text(on: board)
    }

    @Test("They move between what is left, and nothing moves at the edge")
    func moves() {
        #expect(text(after: []) == "Art for 100")
        #expect(text(after: [.left, .up]) == "Art for 100")
        #expect(text(after: [.right, .right, .right]) == "Art for 300")
        #expect(text(after: [.right, .right, .down]) == "Film for 200")
        // No questions are left in Science.
        #expect(text(after: [.down, .down]) == "Towns for 100")
        #expect(text(after: [.down, .down, .down, .right]) == "Towns for 300")
        #expect(text(after: [.down, .down, .up, .up]) == "Art for 200")
    }
}
