import CommandMatcher
import Languages
import SpeechRecognition

/// The words around an answer that go into a grammar. Only the most common of the words that the judge ignores or
/// interprets as a negation are used. Each additional phrase adds false matches. Rare phrases therefore have a low
/// share and need more evidence: "that's the" must not match "that's not". The shares were tuned on recordings.
struct WordsAround {
    private let phrases: Lists<PhraseKind>

    private let asked: AskedWords

    /// - Parameter question: The text of the question. Players repeat words from the question.
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
    /// Words between two answers, of which only one can be right. Corrections are included only for choices and for
    /// incomplete names. In other questions, the grammar rarely contains the first answer. The right answer would
    /// therefore be recognized instead.
    func joiners(mayCorrect: Bool) -> [Grammar.Around] {
        let between = Grammar.Around(words(.heardBetween), share: 1e-11)
        guard mayCorrect else { return [between] }
        return [between, .init(words(.heardCorrection), share: 1e-18)]
    }
    /// The counted things of the question, as people say them after a number: "legs".
    var counted: [[String]] { asked.counted }

    /// Phrases that contain no answer. Players often say some lead-ins without an answer ("that's
    /// easy"). Phrases for giving up are excluded because they have their own meaning. Single words
    /// are excluded because short answers match them easily.
    var talk: [[String]] {
        let givingUp = words(.givingUp)
        var seen: Set<[String]> = []
        return (words(.heardAside) + words(.before)).filter { saying in
            saying.count > 1 && !givingUp.contains(where: saying.starts)
                && seen.insert(saying).inserted
        }
    }

    /// A grammar for one of several phrases. Nil if the language has no such phrases.
    func oneOf(_ kind: PhraseKind) -> GrammarExpression? {
        let ways = words(kind)
        return ways.isEmpty ? nil : .oneOf(ways.map { .words($0) })
    }

    func words(_ kind: PhraseKind) -> [[String]] {
        phrases[kind].map { $0.split(separator: " ").map(String.init) }
    }
}
