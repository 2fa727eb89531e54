/// Words with a common root: "photographer" and "photography". They match only if a line asks for
/// word forms, because otherwise an "organist" would be an "organism".
enum WordFamily {
    /// Whether two words have the same root and derivational endings.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let same = zip(left, right).prefix { $0 == $1 }.count
        // The root may end before the first different letter: "colonial", "colonize".
        let shortest = max(4, (min(left.count, right.count) + 1) / 2)
        return stride(from: same, through: shortest, by: -1).contains { root in
            [left, right].allSatisfy {
                $0.count == root || endings.contains(WordKey.hash($0.dropFirst(root)))
            }
        }
    }

    private static let endings = JudgeTable("word-families").spellings()
}
