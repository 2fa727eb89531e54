/// Merges category names that differ only in case. The first spelling is used. Otherwise "Science"
/// and "science" would be two rows in a list, although questions are drawn from both as one
/// category.
package struct CategorySpelling: Sendable {
    private var spellings: [String: String] = [:]
    /// The results for paths that have been seen before.
    private var known: [[String]: [String]] = [:]

    package init() {}

    /// The path with every part in its first spelling.
    package mutating func unified(_ path: [String]) -> [String] {
        if path.isEmpty { return path }
        if let done = known[path] { return done }
        var result: [String] = []
        var folded = ""
        // Split the path again, because the bank would treat a separator inside a part as a
        // separator.
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
