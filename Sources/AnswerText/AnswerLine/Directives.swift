/// The phrases that occur in instructions, from data/languages/en/judge.
enum Directives {
    typealias Directive = AnswerClause.Directive

    /// Lists of phrases, named after their sections in `directives.txt`.
    enum Words: String, CaseIterable {
        /// Introductory words before a form.
        case beforeForms = "before forms"
        /// Phrases that come after the forms in a clause that accepts answers.
        case accepted
        case asking, conditions
        case endsOfConditions = "ends of conditions"
        case theFormItself = "the form itself"
        case replacing, any, parts, partial
        case wordForms = "word forms"
        /// Phrases that come between a clause's scope and its forms.
        case examples
        case afterParts = "after parts"
        case separators
    }

    static subscript(words: Words) -> [String] { lists[words] ?? [] }

    private static let lists = Dictionary(
        uniqueKeysWithValues: Words.allCases.map { ($0, lines(of: $0.rawValue)) })

    /// All phrases. Longer phrases come first.
    private static let phrases: [(words: String, directive: Directive)] =
        Directive.allCases
        .flatMap { directive in
            lines(of: directive.rawValue).map { (words: $0, directive: directive) }
        }
        .sorted { $0.words.count > $1.words.count }

    private static func lines(of section: String) -> [String] {
        JudgeTable("directives").lines(of: section).map(String.init)
    }

    /// The directive at the start of the text, and its length in scalars.
    static func leading(_ lowered: ArraySlice<Unicode.Scalar>) -> (Directive, length: Int)? {
        for (words, directive) in phrases {
            if let length = lengthOfPrefix(words, in: lowered) { return (directive, length) }
        }
        return nil
    }

    /// The length of the first listed phrase with which the text begins.
    static func length(of words: Words, in lowered: ArraySlice<Unicode.Scalar>) -> Int? {
        Self[words].lazy.compactMap { lengthOfPrefix($0, in: lowered) }.first
    }

    /// The length of a phrase at the start of the text; nil if the phrase ends inside a word.
    static func lengthOfPrefix(_ phrase: String, in lowered: ArraySlice<Unicode.Scalar>) -> Int? {
        let scalars = phrase.unicodeScalars
        guard lowered.starts(with: scalars) else { return nil }
        let end = lowered.startIndex + scalars.count
        if end < lowered.endIndex, lowered[end].properties.isAlphabetic { return nil }
        return scalars.count
    }
}
