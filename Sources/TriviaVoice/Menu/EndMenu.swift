import Languages
import TerminalIO

/// The menu that is shown after a game.
struct EndMenu: Sendable {
    enum Choice: Int, CaseIterable, Sendable {
        case again, other, quit
    }

    private(set) var choice = Choice.again
    private let say: Sentences

    init(say: Sentences = Sentences()) {
        self.say = say
    }

    mutating func take(_ key: Key) -> Choice? {
        switch key {
        case .left, .up: choice = Choice(rawValue: choice.rawValue - 1) ?? .quit
        case .right, .down: choice = Choice(rawValue: choice.rawValue + 1) ?? .again
        case .enter: return choice
        case .character("a"), .character("p"): return .again
        case .character("o"), .character("m"): return .other
        case .character("q"), .escape, .endOfInput: return .quit
        default: break
        }
        return nil
    }

    func line() -> StyledLine {
        var line = StyledLine("   ")
        for item in Choice.allCases {
            let isHere = item == choice
            line.add(isHere ? "▸ " : "  ", .accent)
            line.add(name(of: item), isHere ? .strong : .faint)
            line.add("   ")
        }
        return line
    }

    private func name(of choice: Choice) -> String {
        switch choice {
        case .again: say("play on")
        case .other: say("menu")
        case .quit: say("quit")
        }
    }
}
