import CommandMatcher
import Languages
import SpeechRecognition

extension AnswerRound {
    /// A grammar for the requested words and for commands.
    func requestGrammar(_ wanted: Grammar?, or other: Grammar? = nil) -> Grammar {
        let commands = commands.grammar(of: Self.inRequest)
        let ways = [wanted, other, commands].compactMap { $0?.rules[$0?.start ?? ""] }
        var grammar = Grammar(name: "request", .oneOf(ways))
        grammar.decisiveTags = Self.requestTags
        grammar.written = commands?.written
        return grammar
    }

    static let inRequest = ["score", "pause", "quit", "help", "skip"]
    private static let requestTags: Set<String> = [
        "command", "category", "value", "wager", "number", "player",
    ]

    /// The grammar for a pick: "science for two hundred", or "two hundred" if a value is enough.
    func pickGrammar(_ categories: [String], _ values: [Int], alone: [Int: Int]) -> Grammar? {
        let named = categories.enumerated().map { index, category in
            GrammarExpression.tagged(
                sayings(of: category), .init(name: "category", value: String(index + 1)))
        }
        func amount(_ value: Int) -> GrammarExpression {
            .tagged(sayings(of: String(value)), .init(name: "value", value: String(value)))
        }
        let amounts = values.map(amount)
        guard !named.isEmpty, !amounts.isEmpty else { return nil }
        let around = WordsAround(language)
        func optional(_ kind: PhraseKind) -> GrammarExpression? {
            around.oneOf(kind).map { .optional($0) }
        }
        func valued(_ amounts: [GrammarExpression]) -> GrammarExpression {
            .sequence(
                [optional(.heardBeforeValue), .oneOf(amounts), optional(.heardAfterValue)]
                    .compactMap(\.self))
        }
        let alone = values.map { value in
            alone[value].map {
                .tagged(amount(value), .init(name: "category", value: String($0 + 1)))
            } ?? amount(value)
        }
        let picks: [GrammarExpression] = [
            .sequence([.oneOf(named), .optional(valued(amounts))]), valued(alone),
        ]
        let pick = [optional(.heardBeforeCategory), .oneOf(picks)]
        return Grammar(name: "pick", .sequence(pick.compactMap(\.self)))
    }

    /// The grammar for naming a player: "Grace", "it was Grace" or "player two".
    func whoGrammar(_ players: [String]) -> Grammar? {
        let named = players.enumerated().map { seat, player in
            GrammarExpression.tagged(
                .oneOf([sayings(of: player), sayings(of: String(seat + 1))]),
                .init(name: "player", value: String(seat + 1)))
        }
        guard !named.isEmpty else { return nil }
        var parts: [GrammarExpression] = [.oneOf(named)]
        if let lead = WordsAround(language).oneOf(.heardBeforePlayer) {
            parts.insert(.optional(lead), at: 0)
        }
        return Grammar(name: "who", .sequence(parts))
    }

    private func sayings(of text: String) -> GrammarExpression {
        .oneOf(SpokenForms.sayings(of: text, in: language).map { .words($0) })
    }

    /// The grammar for a number and the words around it, such as "about" and the counted thing.
    func numberGrammar(like exact: String) -> Grammar? {
        let unit = exact.lowercased().split(separator: " ").map(String.init)
            .filter { $0.allSatisfy(\.isLetter) }
        return number(after: .heardBeforeNumber, before: unit.isEmpty ? nil : .words(unit))
            .map { Grammar(name: "number", $0) }
    }

    /// The grammar for points and the words around them, and for wagers such as "half".
    func wagerGrammar() -> Grammar? {
        let points = WordsAround(language).oneOf(.heardAfterValue)
        let ways = [
            commands.wagers.flatMap { $0.rules[$0.start] },
            number(after: .heardBeforeWager, before: points),
        ].compactMap(\.self)
        return ways.isEmpty ? nil : Grammar(name: "wager", .oneOf(ways))
    }

    /// A number, with optional words before and after it. A second number may follow as a
    /// correction.
    private func number(
        after lead: PhraseKind, before end: GrammarExpression?
    ) -> GrammarExpression? {
        guard let numbers = commands.numbers, let number = numbers.rules[numbers.start] else {
            return nil
        }
        let around = WordsAround(language)
        let parts = [
            around.oneOf(lead).map { .optional($0) },
            GrammarExpression.tagged(number, .init(name: "number", value: "")),
            end.map { .optional($0) },
        ]
        let said = GrammarExpression.sequence(parts.compactMap(\.self))
        guard let correction = around.oneOf(.heardCorrection) else { return said }
        return .alternatives([
            .init(said),
            .init(.sequence([said, correction, said]), weight: Self.correctionWeight),
        ])
    }

    /// The frequency of a corrected number, which is low so that "four" is not mistaken for a
    /// correction.
    private static let correctionWeight = 1e-6
}
