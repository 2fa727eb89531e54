/// Finds game commands in grammar tags or in text.
public struct CommandReader: Sendable {
    /// The choices of the question, as the players see them.
    public var choices: [String] {
        didSet { choiceTable = ChoiceTable(choices, table.language) }
    }
    private var choiceTable: ChoiceTable
    /// The categories that the player may choose.
    public var categories: [String]
    /// For each value that only one category offers, the index of that category.
    public var categoriesByValue: [Int: Int] = [:]
    /// The players' names in seat order, if the game asks for a player.
    public var players: [String] = []
    /// Whether the game expects a wager. If the game expects a wager, a number on its own is a
    /// stake.
    public var expectsWager: Bool

    /// The phrases for commands.
    public var table: CommandTable

    /// - Parameter table: The phrases for commands. With an empty table, the reader finds only
    ///   commands that depend on the question.
    public init(
        choices: [String] = [], categories: [String] = [], expectsWager: Bool = false,
        table: CommandTable = CommandTable()
    ) {
        self.table = table
        self.choices = choices
        choiceTable = ChoiceTable(choices, table.language)
        self.categories = categories
        self.expectsWager = expectsWager
    }

    /// The command for a recognizer's tags: `command` (see ``GameCommand/name``), `choice` (a
    /// letter or a one-based number), `wager` (a number, `all`, `half` or `nothing`), `category` (a
    /// name or a one-based number) with `value` (a number), and `player` (a one-based number).
    public func command(tags: [String: String]) -> GameCommand? {
        if let name = tags["command"], let command = Self.names[name] { return command }
        if let choice = tags["choice"] { return choiceIndex(of: choice).map(GameCommand.choice) }
        if let wager = tags["wager"] {
            if let part = Self.wagers[wager] { return .wager(part) }
            return number(wager).map { .wager(.points($0)) }
        }
        if let category = tags["category"] {
            let index =
                categoryIndex(of: category)
                ?? number(category).flatMap { categories.indices.contains($0 - 1) ? $0 - 1 : nil }
            guard let index else { return nil }
            return .category(index, value: tags["value"].flatMap(number))
        }
        if let player = tags["player"].flatMap(number), players.indices.contains(player - 1) {
            return .player(player - 1)
        }
        return nil
    }

    /// The command that a text expresses, or nil if the text may be an answer.
    public func command(text: String) -> GameCommand? {
        let words = table.withoutPlease(WordList(text, lexicon).words[...])
        guard !words.isEmpty else { return nil }
        if let name = table.name(saying: words.map(\.key)), let command = Self.names[name] {
            return command
        }
        return player(words) ?? choice(words) ?? category(words) ?? wager(words) ?? tagged(words)
    }

    /// The command for the tags that the table assigns to these words. A stake has an effect only
    /// after the game has asked for a wager.
    private func tagged(_ words: ArraySlice<Word>) -> GameCommand? {
        guard let tags = table.tags(saying: words.map(\.key)), let command = command(tags: tags)
        else { return nil }
        if case .wager = command, !expectsWager { return nil }
        return command
    }

    /// The commands, keyed by their names in tags.
    package static let names: [String: GameCommand] = Dictionary(
        uniqueKeysWithValues: [
            .repeatQuestion, .skip, .hint, .score, .pause, .resume, .quit, .buzz, .giveUp,
            .challenge, .help, .yes, .no,
        ].map { (command: GameCommand) in (command.name, command) })

    private var lexicon: Lexicon { table.language.lexicon }

    // MARK: Choices

    /// Finds a choice by its name, which may stand among other words: "i think c please".
    private func choice(_ words: ArraySlice<Word>) -> GameCommand? {
        guard !choices.isEmpty else { return nil }
        if let index = choiceTable[words] { return .choice(index) }
        let span = AnswerSpan(
            words, in: table.language, negation: Negation(words, in: table.language),
            isKnown: { _ in false })
        guard !span.isNegated else { return nil }
        return choiceTable[span.words].map(GameCommand.choice)
    }

    private func choiceIndex(of tag: String) -> Int? {
        let letter = tag.utf8.count == 1 ? tag.lowercased().utf8.first : nil
        let place = number(tag) ?? letter.map { Int($0) - 0x60 }
        return place.flatMap { choices.indices.contains($0 - 1) ? $0 - 1 : nil }
    }

    // MARK: Players

    /// Finds a player by name or number: "it was Grace", "player two".
    private func player(_ words: ArraySlice<Word>) -> GameCommand? {
        guard !players.isEmpty else { return nil }
        let named = words.drop { table.language.beforePlayer.contains($0.key) }
        let names = players.map { lexicon.keys(of: $0) }
        for said in [words, named] {
            if let seat = names.firstIndex(of: said.map(\.key)) { return .player(seat) }
        }
        guard named.count == 1, let last = named.last, last.isNumber,
            let number = Int(exactly: last.number), players.indices.contains(number - 1)
        else { return nil }
        return .player(number - 1)
    }

    // MARK: Categories

    func number(_ text: String) -> Int? {
        let words = WordList(text, lexicon).words
        guard words.count == 1, words[0].isNumber else { return nil }
        return Int(exactly: words[0].number)
    }

    private func category(_ words: ArraySlice<Word>) -> GameCommand? {
        guard !categories.isEmpty else { return nil }
        var name = words
        var value: Int?
        let lead = table.language.aroundCategory
        let after = table.language.afterValue
        if let end = words.lastIndex(where: { !after.contains($0.key) }), words[end].isNumber {
            value = Int(exactly: words[end].number)
            name = words[..<end]
            if let last = name.last, table.language.beforeValue.contains(last.key) {
                name = name.dropLast()
            }
        }
        name = name.drop { lead.contains($0.key) }
        while let last = name.last, lead.contains(last.key) { name = name.dropLast() }
        if name.isEmpty, let value, let index = categoriesByValue[value] {
            return .category(index, value: value)
        }
        func bare(_ words: some Sequence<Word>) -> [UInt64] {
            words.filter { !$0.has(.article) }.map(\.key)
        }
        let index = categories.firstIndex { bare(WordList($0, lexicon).words) == bare(name) }
        return index.map { .category($0, value: value) }
    }

    private func categoryIndex(of name: String) -> Int? {
        let keys = lexicon.keys(of: name)
        return categories.firstIndex { lexicon.keys(of: $0) == keys }
    }

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

    /// The stakes, keyed by their names in tags.
    static let wagers: [String: GameCommand.Wager] = [
        "all": .everything, "half": .half, "nothing": .points(0),
    ]

    /// The stakes, keyed by the words that players say.
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
