/// Makes one category of names that differ in letter case only: the first spelling counts. Without
/// it "Science" and "science" would be two rows of a list and one answer to a draw.
package struct CategorySpelling: Sendable {
    private var spellings: [String: String] = [:]
    /// Paths as they came, with what became of them.
    private var known: [[String]: [String]] = [:]

    package init() {}

    /// The path with every part spelled as it was the first time.
    package mutating func unified(_ path: [String]) -> [String] {
        if path.isEmpty { return path }
        if let done = known[path] { return done }
        var result: [String] = []
        var folded = ""
        // A separator inside a part would be one in the bank.
        for part in CategoryPath.path(CategoryPath.text(path)) {
            folded += CategoryPath.separator + part.lowercased()
            let spelling = spellings[folded] ?? part
            spellings[folded] = spelling
            result.append(spelling)
        }
        known[path] = result
        return result
    }
}
