/// A key press.
enum Key: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case backspace
    case deleteWord
    case deleteLine
    /// Control-D.
    case endOfInput
}
