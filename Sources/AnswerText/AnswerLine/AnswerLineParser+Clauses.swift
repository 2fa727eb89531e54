/// Reads a clause's question, condition and scope.
extension AnswerLineParser {
    func trim(_ range: Range<Int>) -> Range<Int> {
        trim(range) { $0.properties.isWhitespace }
    }

    private func trim(_ range: Range<Int>, _ isEdge: (Unicode.Scalar) -> Bool) -> Range<Int> {
        guard let first = range.first(where: { !isEdge(glyphs[$0].scalar) }),
            let last = range.last(where: { !isEdge(glyphs[$0].scalar) })
        else { return range.upperBound..<range.upperBound }
        return first..<(last + 1)
    }

    /// Splits a clause at the first listed phrase that it contains.
    private func divide(
        _ body: Range<Int>, at words: Directives.Words
    ) -> (before: Range<Int>, phrase: String, rest: Range<Int>)? {
        for phrase in Directives[words] {
            guard let place = find(phrase, in: body) else { continue }
            let end = place + phrase.unicodeScalars.count
            let (before, rest) = (trim(body.lowerBound..<place), trim(end..<body.upperBound))
            // The words `asking` and `with` must be followed by a quotation.
            if words == .asking, phrase != "by asking", !isQuotation(rest) { continue }
            if words != .asking, words != .afterParts, before.isEmpty { continue }
            return (before, phrase, rest)
        }
        return nil
    }

    /// Cuts `by asking "…"` off the end of a clause.
    func cutQuestion(_ body: inout Range<Int>) -> String? {
        guard let (before, _, rest) = divide(body, at: .asking) else { return nil }
        let isOpen = before.last.map { glyphs[$0].scalar == "(" } ?? false
        body = isOpen ? trim(before.dropLast()) : before
        return isQuotation(rest) ? quotation(rest) : unquoted(rest)
    }

    /// Cuts `before "…" is read` off the end of a clause.
    func cutCondition(_ body: inout Range<Int>) -> String? {
        guard let (before, _, rest) = divide(body, at: .conditions) else { return nil }
        body = before
        if isQuotation(rest) { return quotation(rest) }
        var until = unquoted(rest)
        if let ending = Directives[.endsOfConditions].first(where: { until.hasSuffix($0) }) {
            until = until.dropLast(ending.count).trimmed()
        }
        return Directives[.theFormItself].contains(until) ? "" : until
    }

    /// Cuts `in place of "…"` off the end of a clause.
    func cutReplaced(_ body: inout Range<Int>) -> String? {
        guard let (before, _, rest) = divide(body, at: .replacing) else { return nil }
        body = before
        return unquoted(rest)
    }

    /// The scope of a clause; nil if the clause applies to its own forms.
    func scope(of body: Range<Int>) -> AnswerClause.Scope? {
        let text = lowered[body]
        if Directives.length(of: .any, in: text) != nil {
            let namesPart = Directives[.parts].contains { word in
                find(word, in: body).map { $0 < body.lowerBound + 24 } ?? false
            }
            let isAlone = body.count <= 10 && !body.contains { glyphs[$0].isRequired }
            if namesPart || isAlone { return .anyPart }
        }
        if Directives.length(of: .partial, in: text) != nil { return .partial }
        guard let length = Directives.length(of: .wordForms, in: text) else { return nil }
        let rest = trim((body.lowerBound + length)..<body.upperBound)
        return Directives.length(of: .examples, in: lowered[rest]) == nil ? .wordForms : nil
    }

    /// The rest of a clause after its scope, such as `or on "memory"`.
    func afterScope(_ body: Range<Int>) -> Range<Int> {
        divide(body, at: .afterParts)?.rest ?? body.upperBound..<body.upperBound
    }

    /// The index at which a phrase occurs as whole words, outside quotation marks and required
    /// parts.
    private func find(_ phrase: String, in range: Range<Int>) -> Int? {
        range.first { start in
            !brackets.isQuoted[start] && !glyphs[start].isRequired
                && (start == range.lowerBound || !lowered[start - 1].properties.isAlphabetic)
                && Directives.lengthOfPrefix(phrase, in: lowered[start..<range.upperBound]) != nil
        }
    }

    func isQuotation(_ range: Range<Int>) -> Bool {
        range.first.map { ["“", "\""].contains(glyphs[$0].scalar) } ?? false
    }

    /// The quoted text at the start of a range.
    private func quotation(_ range: Range<Int>) -> String {
        let end = range.dropFirst().first { ["”", "\""].contains(glyphs[$0].scalar) }
        return unquoted(range.lowerBound..<(end ?? range.upperBound))
    }

    /// The text without outer quotation marks or brackets.
    private func unquoted(_ range: Range<Int>) -> String {
        let marks: Set<Unicode.Scalar> = ["“", "”", "\"", "(", ")", "[", "]", " ", "‘", "’"]
        var text = String.UnicodeScalarView()
        for index in trim(range, marks.contains) { text.append(glyphs[index].scalar) }
        return String(text)
    }
}
