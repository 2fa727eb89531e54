/// What may follow a game.
struct EndMenu: Sendable, Hashable {
    enum Choice: Int, CaseIterable, Sendable {
        case again, other, quit
    }

    private(set) var choice = Choice.again

    mutating func take(_ key: Key) -> Choice? {
        switch key {
        case .left, .up: choice = Choice(rawValue: choice.rawValue - 1) ?? .quit
        case .right, .down: choice = Choice(rawValue: choice.rawValue + 1) ?? .again
        case .enter: return choice
        case .character("a"): return .again
        case .character("o"): return .other
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
            line.add(Self.name(item), isHere ? .strong : .faint)
            line.add("   ")
        }
        return line
    }

    private static func name(_ choice: Choice) -> String {
        switch choice {
        case .again: "again"
        case .other: "other questions"
        case .quit: "quit"
        }
    }
}
