/// The words that answer lines use to give instructions.
enum Directives {
    typealias Directive = AnswerClause.Directive

    /// Longer phrases come before shorter ones that they begin with.
    static let phrases: [(words: String, directive: Directive)] = [
        ("do not accept or prompt on", .reject), ("do not accept or prompt", .reject),
        ("do not prompt on or accept", .reject), ("do not prompt or accept", .reject),
        ("don't accept or prompt on", .reject), ("don’t accept or prompt on", .reject),
        ("do not accept", .reject), ("don't accept", .reject), ("don’t accept", .reject),
        ("do not prompt on", .reject), ("do not prompt", .reject), ("don't prompt on", .reject),
        ("reject", .reject), ("not accepted:", .reject),
        ("anti-prompt on", .antiprompt), ("antiprompt on", .antiprompt),
        ("(anti)prompt on", .antiprompt), ("(anti-)prompt on", .antiprompt),
        ("anti-prompt", .antiprompt), ("antiprompt", .antiprompt),
        ("generously prompt on", .prompt), ("prompt on", .prompt), ("prompt for", .prompt),
        ("prompt", .prompt), ("be more specific on", .prompt),
        ("or accept", .accept), ("also accept", .accept), ("but accept", .accept),
        ("generously accept", .accept), ("and accept", .accept), ("accept", .accept),
        ("also known as", .accept), ("aka", .accept), ("a.k.a.", .accept),
        ("alternatively", .accept), ("or", .accept), ("also", .accept),
    ]

    /// Phrases before a form that are not part of it.
    static let lead: [String] = [
        "or", "and",
        "answers like", "answers such as", "answers including", "answers about",
        "answers mentioning", "answers that mention", "any answers about",
        "any answers mentioning", "any answers that mention", "any answer about",
        "any answer mentioning", "any answer that mentions", "any answer involving",
        "any answers involving", "anything about", "anything mentioning", "anything involving",
        "equivalents like", "equivalents such as", "equivalents of", "equivalents including",
        "clear equivalents such as", "word forms of", "forms of", "word forms like",
        "descriptions of", "descriptions like", "mentions of", "things like",
        "specific answers like", "specific answers such as", "more specific answers like",
        "less specific answers like", "synonyms like", "synonyms such as", "synonyms of",
        "variants like", "other answers like", "just", "simply", "on", "either", "any",
    ]

    /// The directive that a text begins with, and how many scalars its words take.
    static func leading(_ lowered: ArraySlice<Unicode.Scalar>) -> (Directive, length: Int)? {
        for (words, directive) in phrases {
            guard let length = lengthOfPrefix(words, in: lowered) else { continue }
            return (directive, length)
        }
        return nil
    }

    /// The length of a phrase at the start of a text, if the phrase ends at the end of a word.
    static func lengthOfPrefix(_ phrase: String, in lowered: ArraySlice<Unicode.Scalar>) -> Int? {
        let scalars = phrase.unicodeScalars
        guard lowered.starts(with: scalars) else { return nil }
        let end = lowered.startIndex + scalars.count
        if end < lowered.endIndex, lowered[end].properties.isAlphabetic { return nil }
        return scalars.count
    }
}
