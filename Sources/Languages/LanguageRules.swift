/// The judge's rules for a language, as listed under `[rules]` in `language.txt`. The type is
/// inlinable because the judge asks for rules at every word (docs/decisions/0162).
@usableFromInline package struct LanguageRules: OptionSet, Sendable, Hashable {
    /// One bit for each rule.
    @usableFromInline package let rawValue: UInt8

    /// Creates rules from the bits of a raw value.
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// All forms of a word share a stem, which lacks the English ending, and British spellings
    /// match American spellings.
    @inlinable package static var endings: LanguageRules { LanguageRules(rawValue: 1) }
    /// Letters may be words or abbreviate words, as in "vitamin A", "Dr" or "No. 9".
    @inlinable package static var spelling: LanguageRules { LanguageRules(rawValue: 2) }
    /// The rules for well-known names, from the tables in `data/languages/en/judge`.
    @inlinable package static var names: LanguageRules { LanguageRules(rawValue: 4) }
    /// Numbers have English forms, as in "nineteen eighty four", "the sixteenth" or "the blue one".
    @inlinable package static var numbers: LanguageRules { LanguageRules(rawValue: 8) }
    /// The rules for units, money and times of day.
    @inlinable package static var amounts: LanguageRules { LanguageRules(rawValue: 16) }
    /// The set of all rules, which English uses.
    package static let english: LanguageRules = [.endings, .spelling, .names, .numbers, .amounts]

    static let named: [String: LanguageRules] = [
        "english": .english, "endings": .endings, "spelling": .spelling, "names": .names,
        "numbers": .numbers, "amounts": .amounts,
    ]
}
