/// A key press.
package enum Key: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case backspace
    /// Deletes the character under the cursor.
    case delete
    /// The keys Control-W, Control-U and Control-K.
    case deleteWord, deleteToStart, deleteToEnd
    case up, down, left, right
    /// Moves to the beginning or the end of the line, like Control-A and Control-E.
    case home, end
    /// The key Control-D.
    case endOfInput

    /// Whether the key changes a line that is being typed, without completing it.
    package var changesLine: Bool {
        switch self {
        case .enter, .escape, .endOfInput: false
        case .character, .backspace, .delete, .deleteWord, .deleteToStart, .deleteToEnd, .up,
            .down, .left, .right, .home, .end:
            true
        }
    }
}
