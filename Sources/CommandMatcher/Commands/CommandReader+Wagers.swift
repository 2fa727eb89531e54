/// Stakes, as numbers of points or as a share of what the player has.
extension CommandReader {
    func wager(_ words: ArraySlice<Word>) -> GameCommand? {
        let keys = words.map(\.key)
        if Self.everything.contains(keys) { return .wager(.everything) }
        let isNamed = keys.first.map(Self.wagerVerbs.contains) ?? false
        guard isNamed || expectsWager else { return nil }
        let amount = keys.drop(while: Self.wagerWords.contains)
        if let part = Self.wagersSaid[Array(amount)],
            expectsWager || keys.contains(where: Self.betting.contains)
        {
            return .wager(part)
        }
        let numbers = words.filter(\.isNumber)
        guard numbers.count == 1, let points = Int(exactly: numbers[0].number), points >= 0,
            words.allSatisfy({
                $0.isNumber || $0.has(.article) || Self.wagerWords.contains($0.key)
            })
        else { return nil }
        return .wager(.points(points))
    }

    /// Stakes by the names used in tags.
    static let wagers: [String: GameCommand.Wager] = [
        "all": .everything, "half": .half, "nothing": .points(0),
    ]

    /// Stakes as said, by the sections of the tags' names.
    private static let wagersSaid: [[UInt64]: GameCommand.Wager] = Dictionary(
        wagers.flatMap { name, wager in
            phrases("\(name) said").map { ($0, wager) }
        }, uniquingKeysWith: { first, _ in first })

    private static func phrases(_ section: String) -> [[UInt64]] {
        JudgeTable.lists.read(section).map { $0.map(\.key) }
    }

    private static let everything = Set(phrases("all"))
    private static let wagerVerbs = JudgeTable.lists.keys(of: "wager verbs")
    private static let betting = JudgeTable.lists.keys(of: "betting")
    private static let wagerWords = JudgeTable.lists.keys(of: "wager words")
}
