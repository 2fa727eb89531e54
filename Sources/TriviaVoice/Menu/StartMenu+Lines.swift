import Languages
import PlaySession
import TerminalIO
import TriviaGame

extension StartMenu {
    func lines(columns: Int) -> [StyledLine] {
        let width = columns - 1
        let rows = rows.flatMap { row in
            let line = line(of: row, columns: width)
            return line.cursor == nil ? line.wrapped(to: width, indent: nameColumns + 3) : [line]
        }
        let note = StyledLine(
            "   \(problem.map(Figures.sentence) ?? hint)", problem == nil ? .faint : .warning)
        let lines = ["", StyledLine(" TriviaVoice", .strong), ""] + rows + [""]
        return (lines + note.wrapped(to: width, indent: 3)).map { $0.fitted(to: width) }
    }

    /// A row of the menu. Terminals that cannot redraw the menu show only this row.
    func line(of row: Row, columns: Int = .max) -> StyledLine {
        let isHere = row == self.row
        var line = StyledLine(isHere ? " ▸ " : "   ", .accent)
        if row == .start { return line.adding(say("Start the game"), isHere ? .strong : .plain) }
        if row == .goOn {
            return line.adding(
                say("Continue the interrupted game"), isHere ? .strong : .plain)
        }
        let name = name(of: row)
        let gap = String(repeating: " ", count: nameColumns - Printable.columns(name))
        line.add(name + gap, .faint)
        if isHere, row == .players, let editor {
            line.add("› ", .accent)
            line.add(editor, to: columns - 2, .accent)
            return line
        }
        line.add(value(of: row), isHere ? .strong : .plain)
        return line
    }

    private var hint: String {
        if editor != nil { return say("Separate names with commas, then press Return.") }
        switch row {
        case .players: return say("Press Return to name players or teams.")
        case .mode: return Mode(named: choices.mode).map { say(Sentence($0.summary)) } ?? ""
        case .rounds where choices.hasRounds:
            return say("Questions, choices, a board, a lightning round and a final with wagers.")
        case .screen where choices.screen == .network:
            return say(
                "Up to 200 players can join by phone with the code that the game shows.")
        case .screen where choices.screen == .machine:
            return say("Only browsers on this computer can show the game.")
        case .goOn: return interruptedHint
        case .start:
            return say("Press Return to start or q to quit. Use arrow keys to change settings.")
        default: return say("Press ← or → to change the value, or Return to start.")
        }
    }

    private var interruptedHint: String {
        let names = Figures.briefly(offer.interrupted ?? [], say)
        return names.isEmpty
            ? say("Press Return to continue the game.")
            : say("\(names) played. Press Return to continue the game.")
    }

    /// The width of the name column, which leaves at least two spaces after each name.
    private var nameColumns: Int {
        Row.allCases.map { Printable.columns(name(of: $0)) + 2 }.reduce(14, max)
    }

    private func name(of row: Row) -> String {
        switch row {
        case .players: say("Players")
        case .mode: say("Mode")
        case .rounds: say("Rounds")
        case .pack: say("Pack")
        case .category: say("Category")
        case .difficulty: say("Difficulty")
        case .questions: say("Questions")
        case .input: say("Answers")
        case .screen: say("Screen")
        case .start: say("Start")
        case .goOn: ""
        }
    }

    private func value(of row: Row) -> String {
        switch row {
        case .players where choices.players.isEmpty:
            choices.screen == nil ? say("you") : say("everybody who joins by phone")
        case .players: choices.players.joined(separator: ", ")
        case .mode: choices.mode
        case .rounds:
            choices.hasRounds ? say("an evening with all kinds of rounds") : say("questions")
        case .pack: choices.pack ?? say("all packs")
        case .category: choices.category ?? say("all")
        case .difficulty: choices.difficulty.map { say(Sentence($0)) } ?? say("all")
        case .questions: choices.hasRounds ? say("set by the rounds") : "\(choices.questions)"
        case .input:
            choices.isVoice
                ? say("spoken") : offer.hasVoice ? say("typed") : say("typed (no microphone)")
        case .screen:
            switch choices.screen {
            case nil: say("off")
            case .machine: say("in a browser on this computer")
            case .network: say("on the local network, with phones as buzzers")
            }
        case .start, .goOn: ""
        }
    }
}
