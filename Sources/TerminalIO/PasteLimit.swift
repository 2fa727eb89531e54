/// Limits input that arrives without a pause, such as a long paste, to the length of a line.
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
