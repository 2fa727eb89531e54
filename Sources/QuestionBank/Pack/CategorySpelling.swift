/// Merges category names that differ only in case, because the bank ignores case when it draws
/// questions.
package struct CategorySpelling: Sendable {
    private var spellings: [String: String] = [:]
    /// The results for paths that have already been converted.
    private var known: [[String]: [String]] = [:]

    package init() {}

    /// The path with the first known spelling of every part.
    package mutating func unified(_ path: [String]) -> [String] {
        if path.isEmpty { return path }
        if let done = known[path] { return done }
        var result: [String] = []
        var folded = ""
        // In the bank, a separator character inside a part of the path would split the part in two.
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
