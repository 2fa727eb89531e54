import CommandMatcher
import Languages
import SpeechRecognition

/// What may be said around an answer in a language: the most usual of what the judge takes away again, or
/// understands as "not this one". Every further way would open the ear a little wider, and what is seldom said
/// needs more evidence: "it isn't" must not be heard in "it is a". Shares are by ear, on recordings.
struct WordsAround {
    private let phrases: Lists<PhraseKind>

    init(_ language: CompiledLanguage) { phrases = language.language.around }

    var before: [Grammar.Around] {
        around([(.heardBefore, 0.05), (.heardNegation, 4e-7)])
    }
    var after: [Grammar.Around] {
        around([(.heardAfter, 1e-3), (.heardNegationAfter, 1e-7)])
    }
    var fillers: [String] { phrases[.heardFiller] }
    /// Between answers of which only one can be meant.
    var joiner: String? { phrases[.heardBetween].first }

    /// A way to say one of some phrases; nil where the language has none.
    func oneOf(_ kind: PhraseKind) -> GrammarExpression? {
        let ways = words(kind)
        return ways.isEmpty ? nil : .oneOf(ways.map { .words($0) })
    }

    func words(_ kind: PhraseKind) -> [[String]] {
        phrases[kind].map { $0.split(separator: " ").map(String.init) }
    }

    private func around(_ shares: [(kind: PhraseKind, share: Double)]) -> [Grammar.Around] {
        shares.map { (words($0.kind), $0.share) }.filter { !$0.0.isEmpty }
            .map { Grammar.Around($0.0, share: $0.1) }
    }
}
