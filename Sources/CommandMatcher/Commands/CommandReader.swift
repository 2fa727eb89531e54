/// Finds what a player tells the game in recognized tags or in text.
public struct CommandReader: Sendable {
    /// Choices of the present question, as shown.
    public var choices: [String]
    /// Categories that may be picked.
    public var categories: [String]
    /// Whether a bare number is a stake: a wager was asked for.
    public var expectsWager: Bool

    public init(
        choices: [String] = [], categories: [String] = [], expectsWager: Bool = false
    ) {
        self.choices = choices
        self.categories = categories
        self.expectsWager = expectsWager
    }

    /// The command of a recognizer's tags.
    ///
    /// Tag names: `command` (a name of ``names``, or `yes`, `no`), `choice` (a letter, or a number
    /// counted from one), `wager` (a number or `all`), `category` (a name or a number counted from
    /// one) with `value` (a number).
    public func command(tags: [String: String]) -> GameCommand? {
        if let name = tags["command"], let command = Self.names[name] { return command }
        if let choice = tags["choice"] {
            return choiceIndex(of: choice).map(GameCommand.choice)
        }
        if let wager = tags["wager"] {
            if wager == "all" { return .wager(.everything) }
            return number(wager).map { .wager(.points($0)) }
        }
        if let category = tags["category"] {
            let index =
                categoryIndex(of: category)
                ?? number(category).flatMap { categories.indices.contains($0 - 1) ? $0 - 1 : nil }
            guard let index else { return nil }
            return .category(index, value: tags["value"].flatMap(number))
        }
        return nil
    }

    /// The command that a text says, or nil when it says none: it may then be an answer.
    public func command(text: String) -> GameCommand? {
        let list = WordList(text)
        var words = list.words[...]
        while let last = words.last, last.key == Self.please, words.count > 1 {
            words = words.dropLast()
        }
        guard !words.isEmpty else { return nil }
        let keys = words.map(\.key)
        if let command = Self.commands[keys] { return command }
        return choice(words) ?? category(words) ?? wager(words)
    }

    // MARK: Fixed phrases

    /// Commands by the names that tags carry.
    public static let names: [String: GameCommand] = [
        "repeat": .repeatQuestion, "skip": .skip, "hint": .hint, "score": .score, "pause": .pause,
        "resume": .resume, "quit": .quit, "buzz": .buzz, "giveup": .giveUp,
        "challenge": .challenge, "yes": .yes, "no": .no,
    ]

    /// What players say for each command.
    public static let phrases: [(command: GameCommand, phrases: [String])] = [
        (
            .repeatQuestion,
            [
                "repeat", "repeat that", "repeat it", "repeat the question", "say it again",
                "say that again", "again", "once more", "one more time", "come again",
                "what was the question", "read it again", "read that again", "pardon",
                "can you repeat that", "can you repeat the question", "could you repeat that",
                "could you repeat the question", "please repeat the question",
            ]
        ),
        (
            .skip,
            [
                "skip", "skip it", "skip this", "skip that", "skip this one", "skip this question",
                "skip the question", "next", "next question", "next one", "move on",
            ]
        ),
        (
            .hint,
            [
                "hint", "a hint", "give me a hint", "can i have a hint", "i need a hint", "help",
                "help me", "i want a hint", "another hint", "clue", "give me a clue",
            ]
        ),
        (
            .score,
            [
                "score", "the score", "what's the score", "what is the score", "my score",
                "what's my score", "what is my score", "scores", "how many points do i have",
                "tell me the score",
            ]
        ),
        (.pause, ["pause", "pause the game", "pause game", "hold on", "take a break", "time out"]),
        (
            .resume,
            ["resume", "resume the game", "continue", "go on", "unpause", "carry on", "keep going"]
        ),
        (
            .quit,
            [
                "quit", "quit the game", "quit game", "exit", "stop the game", "stop playing",
                "end the game", "end game", "i want to stop", "i quit",
            ]
        ),
        (.buzz, ["buzz", "buzzer", "buzz in", "i got it", "i've got it", "me"]),
        (.giveUp, Carriers.givingUp.filter { $0 != "nothing" && $0 != "unknown" }),
        (
            .challenge,
            [
                "challenge", "i challenge", "i challenge that", "appeal", "i appeal", "protest",
                "i protest", "i was right", "that was right", "that was correct",
                "i said the right thing", "that's not what i said", "i object",
            ]
        ),
        (
            .yes,
            ["yes", "yeah", "yep", "yup", "sure", "correct", "right", "of course", "okay", "true"]
        ),
        (.no, ["no", "nope", "nah", "wrong", "incorrect", "no way", "false", "not really"]),
    ]

    private static let commands: [[UInt64]: GameCommand] = {
        var table: [[UInt64]: GameCommand] = [:]
        for (command, texts) in phrases {
            for text in texts { table[WordList(text).words.map(\.key)] = command }
        }
        return table
    }()

    private static let please = WordKey.hash("please")

    // MARK: Choices

    /// A choice by its name, with words around it: "is it b", "i think c please".
    private func choice(_ words: ArraySlice<Word>) -> GameCommand? {
        guard !choices.isEmpty else { return nil }
        let names = SpokenForms.choiceNames(choices).map { names in
            names.map { WordList($0.joined(separator: " ")).words }
        }
        let span = AnswerSpan(words, isKnown: { _ in false }, pause: { _ in 0 })
        for said in span.isNegated ? [words] : [words, span.words] {
            let keys = said.map(\.key)
            let index = names.firstIndex { names in
                names.contains { name in
                    let bare = name.drop { $0.traits.contains(.article) }.map(\.key)
                    return name.map(\.key) == keys || !bare.isEmpty && bare == keys
                }
            }
            if let index { return .choice(index) }
        }
        return nil
    }

    private func choiceIndex(of tag: String) -> Int? {
        if let number = number(tag) {
            return choices.indices.contains(number - 1) ? number - 1 : nil
        }
        guard tag.utf8.count == 1, let letter = tag.lowercased().utf8.first,
            letter >= UInt8(ascii: "a")
        else { return nil }
        let index = Int(letter - UInt8(ascii: "a"))
        return choices.indices.contains(index) ? index : nil
    }

    // MARK: Wagers and categories

    private func number(_ text: String) -> Int? {
        let words = WordList(text).words
        guard words.count == 1, words[0].isNumber else { return nil }
        return Int(exactly: words[0].number)
    }

    private func wager(_ words: ArraySlice<Word>) -> GameCommand? {
        let keys = words.map(\.key)
        if Self.everything.contains(keys) { return .wager(.everything) }
        let isNamed = keys.first.map(Self.wagerVerbs.contains) ?? false
        guard isNamed || expectsWager else { return nil }
        let numbers = words.filter(\.isNumber)
        guard numbers.count == 1, let points = Int(exactly: numbers[0].number), points >= 0 else {
            return nil
        }
        let others = words.filter { !$0.isNumber && !Self.wagerWords.contains($0.key) }
        return others.isEmpty ? .wager(.points(points)) : nil
    }

    private static let everything: Set<[UInt64]> = Set(
        [
            "everything", "all in", "all of it", "i wager everything", "bet everything",
            "i bet everything", "i'm all in", "wager everything", "all my points", "all",
            "true daily double",
        ].map { WordList($0).words.map(\.key) })
    private static let wagerVerbs: Set<UInt64> = Set(
        ["wager", "bet", "risk", "i", "i'll", "let's", "stake"].map { WordList($0).words[0].key })
    private static let wagerWords: Set<UInt64> = Set(
        "wager bet risk stake i ill lets points dollars make it for me just say go with of my"
            .split(separator: " ").flatMap { WordList($0).words.map(\.key) })

    private func category(_ words: ArraySlice<Word>) -> GameCommand? {
        guard !categories.isEmpty else { return nil }
        var name = words
        var value: Int?
        if let last = words.last(where: { $0.key != Self.dollars }), last.isNumber {
            let end = words.lastIndex { $0.key == last.key } ?? words.endIndex
            value = Int(exactly: last.number)
            name = words[..<end]
            if name.last?.key == Self.forWord { name = name.dropLast() }
        }
        while let first = name.first, Self.categoryLead.contains(first.key) {
            name = name.dropFirst()
        }
        while let last = name.last, Self.categoryLead.contains(last.key) { name = name.dropLast() }
        let keys = name.map(\.key)
        for (index, category) in categories.enumerated()
        where WordList(category).words.filter({ !$0.traits.contains(.article) }).map(\.key)
            == keys.filter({ !Self.articles.contains($0) })
        {
            return .category(index, value: value)
        }
        return nil
    }

    private func categoryIndex(of name: String) -> Int? {
        let keys = WordList(name).words.map(\.key)
        return categories.firstIndex { WordList($0).words.map(\.key) == keys }
    }

    private static let dollars = WordKey.hash("dollar")
    private static let forWord = WordKey.hash("for")
    private static let articles: Set<UInt64> = [
        WordKey.hash("the"), WordKey.hash("a"), WordKey.hash("an"),
    ]
    private static let categoryLead: Set<UInt64> = Set(
        "i ill ll lets let's us take choose pick go with have want give me category please"
            .split(separator: " ").flatMap { WordList($0).words.map(\.key) })
}
