/// Alternatives within a stretch of an answer line.
extension AnswerLineParser {
    /// The forms of a stretch, given as glyph indices in order.
    ///
    /// "or" separates forms, except in a list's items; commas do so in a series that ends with "or".
    /// In a marked stretch a separator counts only where both sides have something required.
    func forms(of indices: [Int], isMain: Bool) -> [AnswerForm] {
        let isMarked = indices.contains { glyphs[$0].isRequired }
        var pieces = [indices]
        if !(isMain && isListItem) {
            pieces = split(indices, isMarked: isMarked)
        }
        var forms: [AnswerForm] = []
        for piece in pieces {
            guard let form = form(of: piece, isMarked: isMarked) else { continue }
            forms.append(form)
            if !isMarked { forms += slashAlternatives(of: form) + numberWrittenTwice(in: form) }
        }
        return forms
    }

    private func split(_ indices: [Int], isMarked: Bool) -> [[Int]] {
        var cuts: [(place: Int, length: Int)] = []
        var hasOr = false
        for place in indices.indices {
            let index = indices[place]
            guard !brackets.isQuoted[index], !glyphs[index].isRequired else { continue }
            if let length = separatorLength(at: place, in: indices) {
                cuts.append((place, length))
                hasOr = true
            } else if glyphs[index].scalar == "," {
                cuts.append((place, 1))
            }
        }
        if !hasOr { return [indices] }
        // The number of required glyphs before each place, so that each cut is looked at once.
        let required = indices.reduce(into: [0]) { counts, index in
            counts.append(counts[counts.count - 1] + (glyphs[index].isRequired ? 1 : 0))
        }
        var pieces: [[Int]] = []
        var start = 0
        for cut in cuts where cut.place >= start {
            let isLeftMarked = required[cut.place] > required[start]
            let isRightMarked = required[indices.count] > required[cut.place + cut.length]
            guard !isMarked || isLeftMarked && isRightMarked else { continue }
            pieces.append(Array(indices[start..<cut.place]))
            start = cut.place + cut.length
        }
        pieces.append(Array(indices[start...]))
        return pieces
    }

    private func hasRequired(_ indices: ArraySlice<Int>) -> Bool {
        indices.contains { glyphs[$0].isRequired }
    }

    /// The length of "or" or a similar phrase, as whole words, at a place.
    private func separatorLength(at place: Int, in indices: [Int]) -> Int? {
        guard place > 0, lowered[indices[place - 1]].properties.isWhitespace else { return nil }
        for phrase in ["or", "as well as", "and/or"] {
            let scalars = phrase.unicodeScalars
            guard
                indices[place...].prefix(scalars.count).map({ lowered[$0] }).elementsEqual(scalars)
            else { continue }
            let end = place + scalars.count
            if end < indices.count, lowered[indices[end]].properties.isAlphabetic { continue }
            return scalars.count
        }
        return nil
    }

    /// A form without quotation marks and introductory words.
    private func form(of piece: [Int], isMarked: Bool) -> AnswerForm? {
        var rest = piece[...]
        let isEdge: (Int) -> Bool = { index in
            let scalar = glyphs[index].scalar
            return scalar.properties.isWhitespace
                || ["“", "”", "\"", ",", ";", ":"].contains(scalar)
                || brackets.partner[index] == nil && ["(", ")", "[", "]"].contains(scalar)
        }
        func trimEdges() {
            while let first = rest.first, isEdge(first) { rest.removeFirst() }
            while let last = rest.last, isEdge(last) { rest.removeLast() }
        }
        trimEdges()
        if !isListItem {
            for phrase in Directives.lead {
                guard let first = rest.first, phrase.unicodeScalars.first == lowered[first] else {
                    continue
                }
                let low = Array(rest.prefix(phrase.unicodeScalars.count + 1).map { lowered[$0] })
                guard !glyphs[first].isRequired,
                    let length = Directives.lengthOfPrefix(phrase, in: low[...]),
                    length < rest.count
                else { continue }
                rest = rest.dropFirst(length)
                trimEdges()
            }
        }
        guard !rest.isEmpty else { return nil }
        return AnswerForm(
            parts: parts(of: rest, isMarked: isMarked), isMarked: isMarked && hasRequired(rest))
    }

    private func parts(of indices: ArraySlice<Int>, isMarked: Bool) -> [AnswerForm.Part] {
        let hasRequired = isMarked && hasRequired(indices)
        var parts: [AnswerForm.Part] = []
        let outerDepth = indices.map { brackets.depth[$0] }.min() ?? 0
        for index in indices {
            let weight: AnswerForm.Weight
            let isBracket = brackets.partner[index] != nil
            if isBracket || brackets.depth[index] > outerDepth {
                weight = .parenthetical
            } else if hasRequired, !glyphs[index].isRequired {
                weight = .context
            } else {
                weight = .required
            }
            let scalar = String(Character(glyphs[index].scalar))
            if parts.last?.weight == weight {
                parts[parts.count - 1].text += scalar
            } else {
                parts.append(AnswerForm.Part(scalar, weight))
            }
        }
        return parts
    }

    /// `A / B` is either. `Istanbul/Constantinople` is either word if both are long enough to be
    /// names; `AC/DC` is one name. Numbers may be short (`8/eight`), unless both together make a
    /// fraction or a date such as `9/11`.
    private func slashAlternatives(of form: AnswerForm) -> [AnswerForm] {
        let text = form.text
        guard text.contains("/"), text.utf8.count < 200 else { return [] }
        let sides = text.split(separator: "/").map { $0.trimmed() }
        guard sides.count > 1,
            sides.allSatisfy({ side in
                Self.isFigure(side)
                    || side.utf8.count >= Self.shortestName && side.contains(where: \.isLetter)
            })
        else { return [] }
        if sides.contains(where: Self.isFigure) {
            let isOne = WordList(sides.joined(separator: "/"), .english).count == 1
            let areNumbers = sides.allSatisfy { Self.number(in: $0) != nil }
            let areLong = sides.allSatisfy { $0.utf8.count >= Self.shortestName }
            let isTight = !text.contains(" / ")
            let areFigures = sides.allSatisfy(Self.isFigure)
            guard !isOne, !isTight || areNumbers && (areLong || !areFigures) else { return [] }
        }
        return sides.map { AnswerForm($0) }
    }

    /// A number in figures and in words, separated by a comma: "8, eight".
    private func numberWrittenTwice(in form: AnswerForm) -> [AnswerForm] {
        guard form.text.utf8.count < 200 else { return [] }
        let sides = form.text.split(separator: ", ").map { $0.trimmed() }
        guard sides.count > 1, let number = Self.number(in: sides[0]),
            sides.allSatisfy({ Self.number(in: $0) == number })
        else { return [] }
        return [AnswerForm(sides[0])]
    }

    private static let shortestName = 3

    private static func isFigure(_ text: String) -> Bool {
        text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
    }

    /// The number that a text states, in figures or words, if the text is nothing else.
    private static func number(in text: String) -> Double? {
        let words = WordList(text, .english).words
        guard words.count == 1, words[0].isNumber else { return nil }
        return words[0].number
    }
}
