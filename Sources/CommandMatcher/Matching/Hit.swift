/// A given word that matches a word of an alternative.
struct Hit {
    /// How closely two words match. A lower value means a closer match.
    enum Level: Int, Comparable {
        case same
        case wordForm
        /// The same letters, but divided into words differently.
        case joined
        case sound
        case typo
        /// A misspelling that may be a different word. The hit counts only if another word of the
        /// alternative also matches.
        case slip
        /// The beginning of a long word. The hit counts only if another word of the alternative
        /// also matches.
        case abbreviation
        /// A different form of a given name, such as a nickname. The hit counts only if another
        /// name of the person also matches.
        case nickname

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    var alternative: Int
    var word: Int
    var wordSpan: Int
    var given: Int
    var givenSpan: Int
    var level: Level

    /// Whether this hit counts only if another word of the alternative also matches.
    var needsSupport: Bool { level >= .slip }

    var wordMask: UInt64 { .places(before: wordSpan) << UInt64(word) }
    var givenMask: UInt64 { .places(before: givenSpan) << UInt64(given) }
}

/// How well an answer fits an alternative.
struct Fit {
    var alternative: Int
    /// The alternative's required words that the player did not give.
    var missing: UInt64 = 0
    /// The alternative's words that the player gave.
    var covered: UInt64 = 0
    /// The player's words that neither belong to the alternative nor may be added to any answer.
    var extra: UInt64 = 0
    /// The player's words that may be added only because a prompt contains them.
    var freed: UInt64 = 0
    /// The player's words that belong to the alternative.
    var used: UInt64 = 0
    /// The sum of the hits' levels, each of which states how closely a word matches.
    var distance = 0
    var worst = Hit.Level.same
    var rule = JudgingRule.sameWords
    var row: DecidingRow?

    /// Whether the answer is right as far as it goes, so that the judge asks for the rest.
    var asks: Bool {
        guard extra == 0, case .missing(let row)? = row else { return false }
        return MissingTable.english.rows[row].outcome == .ask
    }
}
