import TerminalIO

/// A finding of the `doctor` command about one thing that a game needs.
struct Finding: Encodable, Sendable, Hashable {
    enum State: String, Encodable, Sendable {
        case fine
        /// The checked item works, but not well.
        case doubtful
        case missing
    }

    /// The checked item, such as `microphone`.
    var subject: String
    var state: State
    /// The result, in plain words.
    var detail: String
    /// Advice for the user, or nil if nothing needs to be done.
    var remedy: String?
    /// Whether spoken answers depend on the checked item.
    var isNeededForVoice: Bool

    init(
        _ subject: String, _ state: State, _ detail: String, remedy: String? = nil,
        isNeededForVoice: Bool = false
    ) {
        self.subject = subject
        self.state = state
        self.detail = detail
        self.remedy = remedy
        self.isNeededForVoice = isNeededForVoice
    }

    var lines: [StyledLine] {
        let (sign, style): (String, Style) =
            switch state {
            case .fine: ("✓", .good)
            case .doubtful: ("!", .warning)
            case .missing: ("✗", .bad)
            }
        let padding = String(repeating: " ", count: max(1, 16 - subject.count))
        var line = StyledLine("\(sign) ", style)
        line.add(subject + padding, .strong)
        line.add(detail)
        guard let remedy else { return [line] }
        return [line, StyledLine("                  → \(remedy)", .accent)]
    }
}
