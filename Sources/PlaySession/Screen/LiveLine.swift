import Languages
import SpeechRecognition
import TerminalIO
import TriviaGame

/// The line at the bottom of the screen: the remaining time, and what players say or type.
package struct LiveLine: Sendable, Hashable {
    /// Who can use the keys while a ruling is shown.
    enum Keys: Sendable, Hashable {
        case nobody, players, host
    }

    enum Content: Sendable, Hashable {
        /// The microphone is open, but nothing has been heard yet.
        case listening
        /// Players with these names have joined. The game has not begun.
        case lobby([String])
        /// Recognized words that may still change.
        case volatile(String)
        /// Somebody is speaking, but there are no words to show yet.
        case speaking
        case typing(LineEditor)
        /// The player has switched the microphone off.
        case muted
        /// The microphone does not respond and is being reopened.
        case deaf
        case reading
        case paused
        case reviewing(Keys, isLast: Bool)
        /// The game is about to end, and the host decides when.
        case ending
        case deciding
        /// A player must press a key to get the floor.
        case buzzing
        /// All players answer on their own screens, and `done` of them have answered.
        case collecting(done: Int, of: Int)
        /// Somebody must say who gave the answer.
        case claiming
        /// The host must rule on an answer.
        case proposed
        /// The game announces what comes next.
        case announcing
        /// Players pick a category and a value with keys. The associated value is the text of the
        /// current selection.
        case picking(String?)
        /// A wager is expected, but not from the keyboard or the microphone.
        case wagering
        /// A player at this computer must answer with keys.
        case answering
        /// Only the host's keys work.
        case keys
        /// The disk is slow, and this number of inputs is waiting for the disk.
        case saving(waiting: Int)
    }

    var content: Content
    /// The seconds that remain on a running clock, and the clock's limit in seconds.
    var remaining: Double?
    var limit: Double = 1
    /// The most recent audio level, or nil before any audio arrives.
    var level: AudioLevel?
    /// Whether the microphone is on; nil if there is no microphone. Screens that play sounds need
    /// to know whether the microphone is on.
    var isListening: Bool?
    var isReadingAloud = false

    func styled(columns: Int, _ say: Sentences = Sentences()) -> StyledLine {
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
        if let level, content.isOfEar { line.add(level) }
        switch content {
        case .listening: line.add(say("listening …"), .faint)
        case .lobby(let names):
            line.add(
                names.isEmpty
                    ? say("waiting for players; press Return to begin")
                    : say("press Return to begin; joined: "),
                .accent)
            let text = Printable.line(names.joined(separator: ", "))
            line.add(Printable.end(of: text, in: columns - 2 - line.columns), .strong)
        case .volatile(let words):
            let room = columns - 2 - line.columns
            line.add(Printable.end(of: Printable.line(words), in: room), .faint)
        case .speaking: line.add("… ", .faint)
        case .typing(let editor):
            line.add("› ", .accent)
            line.add(editor, to: columns - 2)
        case .muted: line.add(say("microphone off (m to talk)"), .warning)
        case .deaf: line.add(say("no microphone; press t to type an answer"), .warning)
        case .reading: line.add(say("♪ reading the question"), .faint)
        case .paused: line.add(say("paused"), .accent)
        case .reviewing(let keys, let isLast):
            line.add(
                isLast ? say("the game ends in a moment") : say("next question in a moment"),
                .faint)
            let hint =
                switch keys {
                case .nobody: ""
                case .players: say(" (Return: now; “challenge”, “pause”)")
                case .host: say(" (Return: now; a: accept, x: reject, space: pause)")
                }
            let fits = line.columns + Printable.columns(hint) <= columns - 2
            if fits { line.add(hint, .faint) }
        case .ending: line.add(say("press Return to end the game"), .accent)
        case .deciding: line.add(say("yes or no?"), .accent)
        case .buzzing: line.add(say("press your key"), .accent)
        case .collecting(let done, let count):
            line.add(say("\(done) of \(count) have answered"), .accent)
        case .claiming: line.add(say("whose was it? (name or key)"), .accent)
        case .proposed: line.add(say("press “a” to accept or “x” to reject"), .accent)
        case .announcing: line.add(say("get ready (Return: now)"), .accent)
        case .picking(nil): line.add(say("choose with the arrow keys, or press t to type"), .faint)
        case .picking(let chosen?):
            line.add("\(chosen) ", .strong)
            line.add(say(" press Return to pick it"), .faint)
        case .wagering: line.add(say("press t to type a wager"), .faint)
        case .answering: line.add(say("press t to type your answer"), .accent)
        case .keys: line.add(say("press a to accept, x to reject, t to type an answer"), .faint)
        case .saving(waiting: 0): line.add(say("saving the game …"), .warning)
        case .saving(let count):
            line.add(say("saving the game …; keys waiting: \(count)"), .warning)
        }
        return line
    }
}

extension LiveLine {
    /// The text, if any, that a screen reader should announce when this line replaces another line.
    func news(after last: LiveLine?, _ say: Sentences = Sentences()) -> String? {
        if last?.content != content, let text = content.news(say) { return text }
        guard let remaining, let before = last?.remaining else { return nil }
        let crossed = Self.marks.first { remaining <= $0 && before > $0 }
        return crossed.map { say("\(Int($0)) seconds left.") }
    }

    private static let marks = [10.0, 5]
}

extension LiveLine.Content {
    /// Whether the live line's content means that the microphone is open.
    fileprivate var isOfEar: Bool {
        switch self {
        case .listening, .volatile, .speaking: true
        default: false
        }
    }

    fileprivate func news(_ say: Sentences) -> String? {
        switch self {
        case .listening: say("Listening.")
        case .deaf: say("There is no microphone. Press “t”, then Return, to type an answer.")
        case .muted: say("The microphone is off. Press “m”, then Return, to talk.")
        case .buzzing: say("To answer, press your key, then Return.")
        case .claiming: say("Whose was it? Type the player’s name or key, then press Return.")
        case .deciding: say("Yes or no?")
        case .answering: say("Press “t”, then Return, to type your answer.")
        case .announcing: say("Press Return to continue.")
        case .saving(waiting: 0): say("Saving the game.")
        case .lobby(let names):
            names.isEmpty
                ? say("Waiting for players. Press Return to begin.")
                : say("Joined: \(names.joined(separator: ", ")). Press Return to begin.")
        case .volatile, .speaking, .typing, .reading, .paused, .reviewing, .ending, .proposed,
            .picking, .wagering, .collecting, .keys, .saving:
            nil
        }
    }
}

extension StyledLine {
    /// Adds a level meter with five bars of 10 dB each, starting at −60 dB. Clipped audio turns the
    /// meter red.
    fileprivate mutating func add(_ level: AudioLevel) {
        let count = 5
        let filled = min(max(Int((level.mean + 60) / 10), 0), count)
        add(String(repeating: "▮", count: filled), level.isClipping ? .bad : .accent)
        add(String(repeating: "▯", count: count - filled) + "  ", .faint)
    }
}
