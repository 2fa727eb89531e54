/// Lets through as much of what comes without a pause as a line may hold: nobody types so, and a book that is
/// pasted is no answer.
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
