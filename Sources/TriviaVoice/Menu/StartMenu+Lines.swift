import TriviaGame

// How the menu looks.
extension StartMenu {
    func lines(columns: Int) -> [StyledLine] {
        var lines: [StyledLine] = ["", StyledLine(" TriviaVoice", .strong), ""]
        lines += Row.allCases.map { line(of: $0, columns: columns - 1) }
        lines.append("")
        lines.append(
            StyledLine(
                "   \(problem.map(Figures.sentence) ?? hint)", problem == nil ? .faint : .warning))
        return lines.map { $0.fitted(to: columns - 1) }
    }

    /// A row alone, as it is told where nothing is redrawn.
    func line(of row: Row, columns: Int = .max) -> StyledLine {
        let isHere = row == self.row
        var line = StyledLine(isHere ? " ▸ " : "   ", .accent)
        if row == .start { return line.adding("Start the game", isHere ? .strong : .plain) }
        let name = Self.name(row)
        line.add(name + String(repeating: " ", count: 14 - name.count), .faint)
        if isHere, row == .players, let editor {
            line.add("› ", .accent)
            line.add(editor, to: columns - 2, .accent)
            return line
        }
        line.add(value(of: row), isHere ? .strong : .plain)
        return line
    }

    private var hint: String {
        if editor != nil { return "Names with commas between them; Return when done." }
        switch row {
        case .players: return "Return to name players or teams."
        case .mode: return Mode(named: choices.mode)?.summary ?? ""
        case .rounds where choices.hasRounds:
            return "Questions, choices, a board, lightning, a final with wagers."
        case .screen where choices.screen != nil:
            return "Phones join with the letters that the game shows; up to 200 play."
        case .start: return "Return starts. Arrows move and change, q quits."
        default: return "← and → change it."
        }
    }

    private static func name(_ row: Row) -> String {
        switch row {
        case .players: "Players"
        case .mode: "Mode"
        case .rounds: "Rounds"
        case .pack: "Pack"
        case .category: "Category"
        case .difficulty: "Difficulty"
        case .questions: "Questions"
        case .input: "Answers"
        case .screen: "Screen"
        case .start: "Start"
        }
    }

    private func value(of row: Row) -> String {
        switch row {
        case .players where choices.players.isEmpty:
            choices.screen == nil ? "you" : "whoever joins by phone"
        case .players: choices.players.joined(separator: ", ")
        case .mode: choices.mode
        case .rounds: choices.hasRounds ? "an evening of all kinds" : "questions"
        case .pack: choices.pack ?? "all packs"
        case .category: choices.category ?? "all"
        case .difficulty: choices.difficulty ?? "all"
        case .questions: choices.hasRounds ? "as the rounds have" : "\(choices.questions)"
        case .input:
            choices.isVoice ? "spoken" : offer.hasVoice ? "typed" : "typed (no microphone)"
        case .screen:
            switch choices.screen {
            case nil: "off"
            case .machine: "in a browser of this machine"
            case .network: "for the local network, with phones as buzzers"
            }
        case .start: ""
        }
    }
}
