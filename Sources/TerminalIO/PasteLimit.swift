/// Limits input that arrives without a pause to the length of a line. Nobody types that fast, and a long paste is not
/// an answer.
struct PasteLimit {
    private var count = 0

    mutating func passes(_ key: Key) -> Bool {
        guard case .character = key else {
            count = 0
            return true
        }
        count += 1
        return count <= LineEditor.longestLine
    }
}
