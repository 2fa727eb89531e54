/// A word heard that stands for a word of an alternative.
struct Hit {
    /// How near the two are; smaller is nearer.
    enum Level: Int, Comparable {
        case same
        case wordForm
        /// The same letters with the words divided elsewhere.
        case joined
        case sound
        case typo
        /// A slip that might be another word, where another word of the alternative fits.
        case slip
        /// The beginning of a long word, where another word of the alternative fits.
        case abbreviation
        /// Another form of a given name, where another name of the same person fits.
        case nickname

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    var alternative: Int
    var word: Int
    var wordSpan: Int
    var given: Int
    var givenSpan: Int
    var level: Level

    /// Too little by itself: another word of the alternative must fit.
    var needsSupport: Bool { level >= .slip }

    var wordMask: UInt64 { ((1 << UInt64(wordSpan)) - 1) << UInt64(word) }
    var givenMask: UInt64 { ((1 << UInt64(givenSpan)) - 1) << UInt64(given) }
}

/// How an answer and an alternative fit together.
struct Fit {
    var alternative: Int
    /// Required words of the alternative that were not given.
    var missing: UInt64 = 0
    /// Words of the alternative that were given.
    var covered: UInt64 = 0
    /// Words given that are no part of the alternative and not free.
    var extra: UInt64 = 0
    /// Of the words given that are free, those which only the line itself calls not enough.
    var freed: UInt64 = 0
    /// Words given that are part of the alternative.
    var used: UInt64 = 0
    /// Sum of the levels of its hits.
    var distance = 0
    var worst = Hit.Level.same
    var rule = JudgingRule.sameWords
    /// The row of the table of added words that decided (``AddedTable``), where one did.
    var row: Int?
}
