/// A key press.
enum Key: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case backspace
    case deleteWord
    case deleteLine
    case up, down, left, right
    /// Control-D.
    case endOfInput
}
