import CommandMatcher
import SpeechRecognition

// What is listened for when the game wants something else than an answer of a player: a number, a
// category with a value, a wager.
extension AnswerRound {
    /// What is wanted, or a command.
    func requestGrammar(_ wanted: Grammar?) -> Grammar {
        let commands = commands.grammar(of: Self.inRequest)
        let ways = [wanted, commands].compactMap { $0?.rules[$0?.start ?? ""] }
        var grammar = Grammar(name: "request", .oneOf(ways))
        grammar.decisiveTags = Self.requestTags
        return grammar
    }

    private static let inRequest = ["score", "pause", "quit", "help", "skip"]
    private static let requestTags: Set<String> = ["command", "category", "value", "wager", "number"]

    /// "Science for two hundred", "I'll take the science".
    static func pickGrammar(_ categories: [String], _ values: [Int]) -> Grammar? {
        let named = categories.enumerated().map { index, category in
            GrammarExpression.tagged(
                .oneOf(SpokenForms.sayings(of: category).map { .words($0) }),
                .init(name: "category", value: String(index + 1)))
        }
        let amounts = values.map { value in
            GrammarExpression.tagged(
                .oneOf(SpokenForms.sayings(of: String(value)).map { .words($0) }),
                .init(name: "value", value: String(value)))
        }
        guard !named.isEmpty, !amounts.isEmpty else { return nil }
        let lead = GrammarExpression.oneOf(
            ["i'll take", "i'd like", "let's have", "let's take", "give me", "i want"]
                .map { .words($0.split(separator: " ").map(String.init)) })
        return Grammar(
            name: "pick",
            .sequence([
                .optional(lead), .oneOf(named),
                .optional(
                    .sequence([
                        .optional(.word("for")), .oneOf(amounts), .optional(.word("points")),
                    ])),
            ]))
    }

    /// A number with what people say around it: "about", and what it counts.
    static func numberGrammar(_ commands: SpokenCommands, like exact: String) -> Grammar? {
        guard let numbers = commands.numbers, let number = numbers.rules[numbers.start] else {
            return nil
        }
        let leads = ["about", "around", "maybe", "i'd say", "i think", "i think it's", "it's"]
        let unit = exact.lowercased().split(separator: " ").map(String.init)
            .filter { $0.allSatisfy(\.isLetter) }
        var parts: [GrammarExpression] = [
            .optional(.oneOf(leads.map { .words($0.split(separator: " ").map(String.init)) })),
            .tagged(number, .init(name: "number", value: "")),
        ]
        if !unit.isEmpty { parts.append(.optional(.words(unit))) }
        return Grammar(name: "number", .sequence(parts))
    }

    /// What is read in typed and heard texts at the moment.
    func reader(for awaited: Awaited) -> CommandReader {
        var reader = reader
        switch awaited {
        case .pick(let categories, _): reader.categories = categories
        case .wager: reader.expectsWager = true
        default: break
        }
        return reader
    }

    /// A typed pick may name a category by its letter: "b 200".
    static func spelledOut(_ text: String, awaiting awaited: Awaited) -> String {
        guard case .pick(let categories, _) = awaited,
            let letter = text.lowercased().unicodeScalars.first, letter.isASCII
        else { return text }
        let index = Int(letter.value) - 97
        let rest = text.dropFirst().drop { $0 == " " }
        guard categories.indices.contains(index), rest.allSatisfy(\.isNumber) else { return text }
        return rest.isEmpty ? categories[index] : "\(categories[index]) for \(rest)"
    }
}
