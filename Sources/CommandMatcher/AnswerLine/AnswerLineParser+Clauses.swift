/// What a clause says besides its forms: what to ask, how long it counts, what it applies to.
extension AnswerLineParser {
    /// A range without white space at its ends.
    func trim(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, glyphs[start].scalar.properties.isWhitespace { start += 1 }
        while end > start, glyphs[end - 1].scalar.properties.isWhitespace { end -= 1 }
        return start..<end
    }

    func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        for index in range { text.append(glyphs[index].scalar) }
        return String(text)
    }

    /// Cuts `by asking "…"` and similar phrases off the end of a clause.
    func cutQuestion(_ body: Range<Int>) -> (Range<Int>, ask: String?) {
        for phrase in ["by asking", "asking", "with"] {
            guard let place = find(phrase, in: body) else { continue }
            let rest = trim((place + phrase.unicodeScalars.count)..<body.upperBound)
            guard phrase == "by asking" || isQuotation(rest) else { continue }
            var kept = trim(body.lowerBound..<place)
            if kept.upperBound > kept.lowerBound, glyphs[kept.upperBound - 1].scalar == "(" {
                kept = trim(kept.lowerBound..<(kept.upperBound - 1))
            }
            return (kept, isQuotation(rest) ? quotation(rest) : unquoted(rest))
        }
        return (body, nil)
    }

    /// Cuts `before "…" is read` and similar phrases off the end of a clause.
    func cutCondition(_ body: Range<Int>) -> (Range<Int>, until: String?) {
        for phrase in ["before", "until", "prior to"] {
            guard let place = find(phrase, in: body), place > body.lowerBound else { continue }
            let rest = trim((place + phrase.unicodeScalars.count)..<body.upperBound)
            var until = isQuotation(rest) ? quotation(rest) : unquoted(rest)
            if !isQuotation(rest) {
                for ending in [
                    "is read", "is mentioned", "mentioned", "is said", "mention", "read",
                ]
                where until.hasSuffix(ending) {
                    until = until.dropLast(ending.count).trimmed()
                    break
                }
                if ["it", "they", "this"].contains(until) { until = "" }
            }
            return (trim(body.lowerBound..<place), until)
        }
        return (body, nil)
    }

    /// Cuts `in place of "…"` and similar phrases off the end of a clause.
    func cutReplaced(_ body: Range<Int>) -> (Range<Int>, replaced: String?) {
        for phrase in ["in place of", "instead of"] {
            guard let place = find(phrase, in: body), place > body.lowerBound else { continue }
            let rest = trim((place + phrase.unicodeScalars.count)..<body.upperBound)
            return (trim(body.lowerBound..<place), unquoted(rest))
        }
        return (body, nil)
    }

    /// What a clause applies to when it does not apply to its own forms.
    func scope(of body: Range<Int>) -> AnswerClause.Scope? {
        if Directives.lengthOfPrefix("either", in: lowered[body]) != nil
            || Directives.lengthOfPrefix("any", in: lowered[body]) != nil
            || Directives.lengthOfPrefix("one", in: lowered[body]) != nil
        {
            for word in ["underlined", "part", "portion", "name", "half", "bolded"] {
                guard let place = find(word, in: body), place < body.lowerBound + 24 else {
                    continue
                }
                return .anyPart
            }
            if body.count <= 10, !body.contains(where: { glyphs[$0].isRequired }) {
                return .anyPart
            }
        }
        for phrase in ["partial", "a partial", "any partial", "incomplete", "either alone"]
        where Directives.lengthOfPrefix(phrase, in: lowered[body]) != nil {
            return .partial
        }
        let formPhrases = [
            "word forms", "other word forms", "any word forms", "equivalents", "clear equivalents",
            "obvious equivalents", "reasonable equivalents", "clear knowledge equivalents",
            "equivalent answers", "synonyms", "clear synonyms", "equivalent word forms",
        ]
        for phrase in formPhrases {
            guard let length = Directives.lengthOfPrefix(phrase, in: lowered[body]) else {
                continue
            }
            let rest = trim((body.lowerBound + length)..<body.upperBound)
            let goesOn = ["like", "such as", "of", "including"].contains {
                Directives.lengthOfPrefix($0, in: lowered[rest]) != nil
            }
            return goesOn ? nil : .wordForms
        }
        return nil
    }

    /// What follows the words of a scope: `or on "memory"`, `as well as Count of Tilly`.
    func afterScope(_ body: Range<Int>) -> Range<Int> {
        for phrase in ["as well as", "or"] {
            guard let place = find(phrase, in: body) else { continue }
            return trim((place + phrase.unicodeScalars.count)..<body.upperBound)
        }
        return body.upperBound..<body.upperBound
    }

    /// Where a phrase stands as whole words, outside quotation marks and required stretches.
    func find(_ phrase: String, in range: Range<Int>) -> Int? {
        let scalars = Array(phrase.unicodeScalars)
        guard range.count >= scalars.count else { return nil }
        for start in range.lowerBound...(range.upperBound - scalars.count) {
            guard lowered[start] == scalars[0], !brackets.isQuoted[start],
                !glyphs[start].isRequired,
                start == range.lowerBound || !lowered[start - 1].properties.isAlphabetic,
                Directives.lengthOfPrefix(phrase, in: lowered[start..<range.upperBound]) != nil
            else { continue }
            return start
        }
        return nil
    }

    func isQuotation(_ range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        return glyphs[first].scalar == "“" || glyphs[first].scalar == "\""
    }

    /// The text inside the quotation marks at the start of a range.
    private func quotation(_ range: Range<Int>) -> String {
        let end = range.first { $0 > range.lowerBound && ["”", "\""].contains(glyphs[$0].scalar) }
        return unquoted(range.lowerBound..<(end ?? range.upperBound))
    }

    /// A text without quotation marks and brackets at its ends.
    func unquoted(_ range: Range<Int>) -> String {
        var start = range.lowerBound
        var end = range.upperBound
        let marks: Set<Unicode.Scalar> = ["“", "”", "\"", "(", ")", "[", "]", " ", "‘", "’"]
        while start < end, marks.contains(glyphs[start].scalar) { start += 1 }
        while end > start, marks.contains(glyphs[end - 1].scalar) { end -= 1 }
        return text(start..<end)
    }
}
