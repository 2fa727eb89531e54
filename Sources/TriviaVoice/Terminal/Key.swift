/// A key press.
enum Key: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case backspace
    /// Deletes the character under the cursor.
    case delete
    /// Control-W, Control-U, Control-K.
    case deleteWord, deleteToStart, deleteToEnd
    case up, down, left, right
    /// The beginning and the end of a line, also Control-A and Control-E.
    case home, end
    /// Control-D.
    case endOfInput
}
