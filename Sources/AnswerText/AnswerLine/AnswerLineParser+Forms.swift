/// Reads the alternatives in a part of an answer line.
extension AnswerLineParser {
    /// Splits glyphs into answer forms at each "or". In a series that ends with "or", commas also
    /// separate forms.
    func forms(of indices: [Int], isMain: Bool) -> [AnswerForm] {
        let isMarked = indices.contains { glyphs[$0].isRequired }
        let pieces = isMain && isListItem ? [indices] : split(indices, isMarked: isMarked)
        return pieces.compactMap { form(of: $0, isMarked: isMarked) }.flatMap { form in
            isMarked ? [form] : [form] + slashAlternatives(of: form) + numberWrittenTwice(in: form)
        }
    }

    private func split(_ indices: [Int], isMarked: Bool) -> [[Int]] {
        var cuts: [(place: Int, length: Int)] = []
        var hasOr = false
        for (place, index) in indices.enumerated()
        where !brackets.isQuoted[index] && !glyphs[index].isRequired {
            if let length = separatorLength(at: place, in: indices) {
                cuts.append((place, length))
                hasOr = true
            } else if glyphs[index].scalar == "," {
                cuts.append((place, 1))
            }
        }
        if !hasOr { return [indices] }
        // The running time stays linear, because each part is scanned only once.
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

    /// The length of a separator such as "or" at an index.
    private func separatorLength(at place: Int, in indices: [Int]) -> Int? {
        guard place > 0, lowered[indices[place - 1]].properties.isWhitespace,
            "oa".unicodeScalars.contains(lowered[indices[place]])
        else { return nil }
        let text = indices[place...].prefix(12).map { lowered[$0] }
        return Directives.length(of: .separators, in: text[...])
    }

    /// Creates a form from a piece of the line, without quotation marks and introductory words.
    private func form(of piece: [Int], isMarked: Bool) -> AnswerForm? {
        var rest = piece[...]
        let isEdge: (Int) -> Bool = { index in
            let scalar = glyphs[index].scalar
            return scalar.properties.isWhitespace
                || ["“", "”", "\"", ",", ";", ":"].contains(scalar)
                || brackets.partner[index] == nil && ["(", ")", "[", "]"].contains(scalar)
        }
        func trimEdges() {
            rest = rest.drop(while: isEdge)
            while let last = rest.last, isEdge(last) { rest.removeLast() }
        }
        trimEdges()
        for phrase in isListItem ? [] : Directives[.beforeForms] {
            guard let first = rest.first, phrase.unicodeScalars.first == lowered[first],
                !glyphs[first].isRequired
            else { continue }
            let low = rest.prefix(phrase.unicodeScalars.count + 1).map { lowered[$0] }
            guard let length = Directives.lengthOfPrefix(phrase, in: low[...]), length < rest.count
            else { continue }
            rest = rest.dropFirst(length)
            trimEdges()
        }
        guard !rest.isEmpty else { return nil }
        let isMarked = isMarked && hasRequired(rest)
        return AnswerForm(parts: parts(of: rest, isMarked: isMarked), isMarked: isMarked)
    }

    private func parts(of indices: ArraySlice<Int>, isMarked: Bool) -> [AnswerForm.Part] {
        var parts: [AnswerForm.Part] = []
        let outerDepth = indices.map { brackets.depth[$0] }.min() ?? 0
        for index in indices {
            let isInside = brackets.partner[index] != nil || brackets.depth[index] > outerDepth
            let weight: AnswerForm.Weight =
                isInside
                ? .parenthetical : isMarked && !glyphs[index].isRequired ? .context : .required
            let scalar = String(Character(glyphs[index].scalar))
            if parts.last?.weight == weight {
                parts[parts.count - 1].text += scalar
            } else {
                parts.append(AnswerForm.Part(scalar, weight))
            }
        }
        return parts
    }

    /// The alternatives in `A / B`. Names like `AC/DC`, fractions and dates are not split.
    private func slashAlternatives(of form: AnswerForm) -> [AnswerForm] {
        let text = form.text
        guard text.contains("/"), text.utf8.count < Self.longestDivided else { return [] }
        let sides = text.split(separator: "/").map { $0.trimmed() }
        func isLong(_ side: String) -> Bool { side.utf8.count >= Self.shortestName }
        guard sides.count > 1,
            sides.allSatisfy({ Self.isFigure($0) || isLong($0) && $0.contains(where: \.isLetter) })
        else { return [] }
        if sides.contains(where: Self.isFigure) {
            let isOne = WordList(sides.joined(separator: "/"), .english).count == 1
            let areNumbers = sides.allSatisfy { Self.number(in: $0) != nil }
            let isTight = !text.contains(" / ")
            let areClear = sides.allSatisfy(isLong) || !sides.allSatisfy(Self.isFigure)
            guard !isOne, !isTight || areNumbers && areClear else { return [] }
        }
        return sides.map { AnswerForm($0) }
    }

    /// The first of the two ways in which a number is written, in digits and in words, as in "8,
    /// eight".
    private func numberWrittenTwice(in form: AnswerForm) -> [AnswerForm] {
        guard form.text.utf8.count < Self.longestDivided else { return [] }
        let sides = form.text.split(separator: ", ").map { $0.trimmed() }
        guard sides.count > 1, let number = Self.number(in: sides[0]),
            sides.allSatisfy({ Self.number(in: $0) == number })
        else { return [] }
        return [AnswerForm(sides[0])]
    }

    private static let longestDivided = 200
    private static let shortestName = 3

    private static func isFigure(_ text: String) -> Bool {
        text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
    }

    /// The value of a text that consists only of a number.
    private static func number(in text: String) -> Double? {
        let words = WordList(text, .english).words
        return words.count == 1 && words[0].isNumber ? words[0].number : nil
    }
}
