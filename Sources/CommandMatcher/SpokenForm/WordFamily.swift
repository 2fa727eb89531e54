/// Words derived from each other: "photographer" and "photography". They are compared only if a
/// line asks for word forms, because otherwise an "organist" is not an "organism".
enum WordFamily {
    /// Whether two words share their root and end in derivational endings.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        var root = zip(left, right).prefix { $0 == $1 }.count
        // The root may end a letter or two before the words differ: "colonial", "colonize".
        let shortest = max(4, (min(left.count, right.count) + 1) / 2)
        while root >= shortest {
            if endings.contains(WordKey.hash(left.dropFirst(root))),
                endings.contains(WordKey.hash(right.dropFirst(root)))
            {
                return true
            }
            root -= 1
        }
        return false
    }

    private static let endings: Set<UInt64> = Set(
        ([""] + source.split(whereSeparator: \.isWhitespace)).map { WordKey.hash($0) })

    private static let source = JudgeTable("word-families").text
}
