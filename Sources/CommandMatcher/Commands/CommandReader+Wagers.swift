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
        guard numbers.count == 1, let points = Int(exactly: numbers[0].number), points >= 0 else {
            return nil
        }
        let others = words.filter {
            !$0.isNumber && !$0.has(.article) && !Self.wagerWords.contains($0.key)
        }
        return others.isEmpty ? .wager(.points(points)) : nil
    }

    /// Stakes by the names used in tags.
    static let wagers: [String: GameCommand.Wager] = [
        "all": .everything, "half": .half, "nothing": .points(0),
    ]

    private static let wagersSaid: [[UInt64]: GameCommand.Wager] = {
        let texts: [(GameCommand.Wager, [String])] = [
            (
                .everything,
                ["everything", "all", "all of it", "all my points", "the lot", "all in"]
            ),
            (.half, ["half", "half of it", "half my points", "half of my points"]),
            (.points(0), ["nothing", "none", "no points"]),
        ]
        var table: [[UInt64]: GameCommand.Wager] = [:]
        for (part, texts) in texts {
            for text in texts { table[WordList(text, .english).words.map(\.key)] = part }
        }
        return table
    }()
    private static let everything: Set<[UInt64]> = Set(
        [
            "everything", "all in", "all of it", "i wager everything", "bet everything",
            "i bet everything", "i'm all in", "wager everything", "all my points", "all",
            "true daily double",
        ].map { WordList($0, .english).words.map(\.key) })
    private static let wagerVerbs: Set<UInt64> = Set(
        ["wager", "bet", "risk", "i", "i'll", "let's", "stake", "put"].map {
            WordList($0, .english).words[0].key
        })
    private static let betting: Set<UInt64> = Set(
        ["wager", "bet", "risk", "stake"].map { WordKey.hash($0) })
    private static let wagerWords: Set<UInt64> = Set(
        "wager bet risk stake put want to i ill lets let's points dollars make it for me just say go with of my"
            .split(separator: " ").flatMap { WordList($0, .english).words.map(\.key) })
}
