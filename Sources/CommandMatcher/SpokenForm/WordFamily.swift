/// Words made from one another: "photographer" and "photography". Only lines that ask for word forms
/// are judged so, because "organist" is no organism elsewhere.
enum WordFamily {
    /// Whether two words share their root and end in endings of such words.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        var root = zip(left, right).prefix { $0 == $1 }.count
        // The root may end a letter or two before the words part: "colonial", "colonize".
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
