import CommandMatcher
import Languages
import SpeechRecognition

/// What may be said around an answer in a language: the most usual of what the judge takes away again, or
/// understands as "not this one". Every further way would open the ear a little wider, and what is seldom said
/// needs more evidence: "that's not" must not be heard in "that's the". Shares are by ear, on recordings.
struct WordsAround {
    private let phrases: Lists<PhraseKind>

    private let asked: AskedWords

    /// - Parameter question: The text of the question, for what it makes people say.
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
    /// Between answers of which only one can be meant; between choices, and where a name must be completed, also what
    /// takes the first one back. Otherwise the first one is seldom a word that is listened for, and would be heard as
    /// the answer itself.
    func joiners(mayCorrect: Bool) -> [Grammar.Around] {
        let between = Grammar.Around(words(.heardBetween), share: 1e-11)
        guard mayCorrect else { return [between] }
        return [between, .init(words(.heardCorrection), share: 1e-18)]
    }
    /// What the question counts, as it is said behind a number: "legs".
    var counted: [[String]] { asked.counted }

    /// What is said and answers nothing. Of what the judge takes away before an answer some is said alone as often
    /// as before one ("that's easy"), but who gives up means it; single words are soon heard in short answers.
    var talk: [[String]] {
        let givingUp = words(.givingUp)
        var seen: Set<[String]> = []
        return (words(.heardAside) + words(.before)).filter { saying in
            saying.count > 1 && !givingUp.contains(where: saying.starts)
                && seen.insert(saying).inserted
        }
    }

    /// A way to say one of some phrases; nil where the language has none.
    func oneOf(_ kind: PhraseKind) -> GrammarExpression? {
        let ways = words(kind)
        return ways.isEmpty ? nil : .oneOf(ways.map { .words($0) })
    }

    func words(_ kind: PhraseKind) -> [[String]] {
        phrases[kind].map { $0.split(separator: " ").map(String.init) }
    }
}
