/// Words with a common root, which match only if an answer line allows other word forms.
enum WordFamily {
    /// Whether two words share a root and differ in derivational endings.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let same = zip(left, right).prefix { $0 == $1 }.count
        // The root may end before the first different letter, as in "colonial" and "colonize".
        let shortest = max(4, (min(left.count, right.count) + 1) / 2)
        return stride(from: same, through: shortest, by: -1).contains { root in
            [left, right].allSatisfy {
                $0.count == root || endings.contains(WordKey.hash($0.dropFirst(root)))
            }
        }
    }

    private static let endings = JudgeTable("word-families").spellings()
}
