/// Converts category paths to and from text, in which unit separators join the parts.
package enum CategoryPath {
    static let separator = "\u{1F}"

    package static func text(_ path: [String]) -> String {
        path.joined(separator: separator)
    }

    package static func path(_ text: String) -> [String] {
        text.isEmpty ? [] : text.split(separator: Character(separator)).map(String.init)
    }
}

extension Question.Difficulty {
    /// The number that stands for the difficulty in the bank. Zero stands for an unknown
    /// difficulty.
    package var rank: Int {
        switch self {
        case .easy: 1
        case .medium: 2
        case .hard: 3
        }
    }

    package init?(rank: Int) {
        switch rank {
        case 1: self = .easy
        case 2: self = .medium
        case 3: self = .hard
        default: return nil
        }
    }
}
