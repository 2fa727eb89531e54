/// Words derived from each other: "photographer" and "photography". They are compared only if a
/// line asks for word forms, because otherwise an "organist" is not an "organism".
enum WordFamily {
    /// Whether two words share their root and end in derivational endings.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let same = zip(left, right).prefix { $0 == $1 }.count
        // The root may end a letter or two before the words differ: "colonial", "colonize".
        let shortest = max(4, (min(left.count, right.count) + 1) / 2)
        return stride(from: same, through: shortest, by: -1).contains { root in
            [left, right].allSatisfy {
                $0.count == root || endings.contains(WordKey.hash($0.dropFirst(root)))
            }
        }
    }

    private static let endings = JudgeTable("word-families").spellings()
}
