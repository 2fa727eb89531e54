import TriviaGame

/// The line that changes: the time that is left, and what is being said or typed.
struct LiveLine: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        /// The ear is open and has heard nothing yet.
        case listening
        /// Players come, and the game has not begun.
        case lobby
        /// Words that may still change.
        case volatile(String)
        /// Somebody speaks, and the words are being looked at a second time.
        case speaking
        case typing(String)
        /// The microphone is off by the player's wish.
        case muted
        case reading
        case paused
        /// The verdict is looked at; with a key that ends it.
        case reviewing(hasReturn: Bool)
        case deciding
        /// Nobody has the floor: a player's key is awaited.
        case buzzing
        /// Somebody must say whose an answer was.
        case claiming
        /// The host must rule.
        case proposed
        /// A host's keys are awaited, and nothing is heard.
        case keys
    }

    var content: Content
    /// Seconds left and seconds there were, while a clock runs.
    var remaining: Double?
    var limit: Double = 1

    func styled(columns: Int) -> StyledLine {
        var line = StyledLine("   ")
        if let remaining {
            let seconds = Int(remaining.rounded(.up))
            let style: Style = remaining <= 3 ? .bad : remaining <= 6 ? .warning : .accent
            let width = min(max(columns / 5, 5), 20)
            let share = limit > 0 ? min(max(remaining / limit, 0), 1) : 0
            let filled = Int((share * Double(width)).rounded(.up))
            line.add(String(repeating: "━", count: filled), style)
            line.add(String(repeating: "─", count: width - filled), .faint)
            line.add(seconds < 10 ? "  \(seconds)" : " \(seconds)", style)
            line.add("  ")
        }
        switch content {
        case .listening: line.add("listening …", .faint)
        case .lobby: line.add("waiting for players; Return begins", .accent)
        case .volatile(let words): line.add(Self.tail(words, line, columns), .faint)
        case .speaking: line.add("… ", .faint)
        case .typing(let text):
            line.add("› ", .accent)
            line.add(Self.tail(text, line, columns - 1))
        case .muted: line.add("microphone off (m to talk)", .warning)
        case .reading: line.add("♪ reading the question", .faint)
        case .paused: line.add("paused", .accent)
        case .reviewing(let hasReturn):
            line.add("next question in a moment", .faint)
            line.add(hasReturn ? " (Return: now; “challenge”, “pause”)" : "", .faint)
        case .deciding: line.add("yes or no?", .accent)
        case .buzzing: line.add("press your key", .accent)
        case .claiming: line.add("whose was it?", .accent)
        case .proposed: line.add("a accepts, x refuses", .accent)
        case .keys: line.add("a accepts, x refuses, t types an answer", .faint)
        }
        return line
    }

    /// The end of a text that is longer than its place: what is newest is seen.
    private static func tail(_ text: String, _ line: StyledLine, _ columns: Int) -> String {
        var left = columns - 2 - line.columns
        let printable = Printable.line(text) + (text.hasSuffix(" ") ? " " : "")
        var kept: [Character] = []
        for character in printable.reversed() {
            left -= Printable.columns(character)
            guard left >= 0 else { return "…" + String(kept.reversed()) }
            kept.append(character)
        }
        return String(kept.reversed())
    }
}
