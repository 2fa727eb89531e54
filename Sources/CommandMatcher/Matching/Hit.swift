/// A heard word that stands for a word of an alternative.
struct Hit {
    /// How near the two are; smaller is nearer.
    enum Level: Int, Comparable {
        case same
        case wordForm
        /// The same letters, divided into words differently.
        case joined
        case sound
        case typo
        /// A slip that might be another word; another word of the alternative must fit too.
        case slip
        /// The beginning of a long word; another word of the alternative must fit too.
        case abbreviation
        /// Another form of a given name; another name of the same person must fit too.
        case nickname

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    var alternative: Int
    var word: Int
    var wordSpan: Int
    var given: Int
    var givenSpan: Int
    var level: Level

    /// Not enough by itself: another word of the alternative must fit.
    var needsSupport: Bool { level >= .slip }

    var wordMask: UInt64 { .places(before: wordSpan) << UInt64(word) }
    var givenMask: UInt64 { .places(before: givenSpan) << UInt64(given) }
}

/// How well an answer and an alternative fit together.
struct Fit {
    var alternative: Int
    /// Required words of the alternative that were not given.
    var missing: UInt64 = 0
    /// Words of the alternative that were given.
    var covered: UInt64 = 0
    /// Words given that are neither part of the alternative nor free.
    var extra: UInt64 = 0
    /// Free words that are free only because the line prompts on them.
    var freed: UInt64 = 0
    /// Words given that are part of the alternative.
    var used: UInt64 = 0
    /// Sum of the levels of its hits.
    var distance = 0
    var worst = Hit.Level.same
    var rule = JudgingRule.sameWords
    var row: DecidingRow?
}
