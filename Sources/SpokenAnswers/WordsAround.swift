import CommandMatcher
import Languages
import SpeechRecognition

/// The most common words around an answer, with their relative frequencies (see
/// docs/decisions/0099).
struct WordsAround {
    private let phrases: Lists<PhraseKind>

    private let asked: AskedWords

    /// Collects the phrases of a language and the words that players repeat from the question.
    init(_ language: CompiledLanguage, question: String? = nil) {
        phrases = language.language.around
        asked = AskedWords(question, in: phrases)
    }

    var before: [Grammar.Around] {
        [
            .init(words(.heardBefore) + words(.heardAsking) + asked.before, share: 0.05),
            .init(words(.heardNegation), share: 4e-10),
            .init(words(.heardCloseNegation), share: 1.4e-6),
        ]
    }
    var after: [Grammar.Around] {
        [
            .init(words(.heardAfter), share: 1e-3),
            .init(asked.after, share: 1e-3),
            .init(
                asked.after.flatMap { kind in words(.heardAfter).map { kind + $0 } }, share: 1e-4),
            .init(words(.heardCloseAfter), share: 1e-7),
            .init(words(.heardNegationAfter), share: 1e-8),
        ]
    }
    var fillers: [String] { phrases[.heardFiller] }
    /// Words that players say between two answers. Correction phrases are included only if the
    /// grammar contains the first answer.
    func joiners(mayCorrect: Bool) -> [Grammar.Around] {
        let between = Grammar.Around(words(.heardBetween), share: 1e-11)
        guard mayCorrect else { return [between] }
        return [between, .init(words(.heardCorrection), share: 1e-18)]
    }
    /// The things that the question counts, such as "legs", as people say them after a number.
    var counted: [[String]] { asked.counted }

    /// Phrases of several words that contain no answer, such as "that's easy". Phrases for giving
    /// up are excluded.
    var talk: [[String]] {
        let givingUp = words(.givingUp)
        var seen: Set<[String]> = []
        return (words(.heardAside) + words(.before)).filter { saying in
            saying.count > 1 && !givingUp.contains(where: saying.starts)
                && seen.insert(saying).inserted
        }
    }

    /// A grammar for one phrase of a kind; nil if the language has no phrases of this kind.
    func oneOf(_ kind: PhraseKind) -> GrammarExpression? {
        let ways = words(kind)
        return ways.isEmpty ? nil : .oneOf(ways.map { .words($0) })
    }

    func words(_ kind: PhraseKind) -> [[String]] {
        phrases[kind].map { $0.split(separator: " ").map(String.init) }
    }
}
