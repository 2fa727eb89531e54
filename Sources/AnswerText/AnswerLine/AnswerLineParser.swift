/// Parses an answer line: the main answer, then clauses that begin with directives.
struct AnswerLineParser {
    private(set) var answers: [AnswerForm] = []
    private(set) var clauses: [AnswerClause] = []
    private(set) var problems: [AnswerLineError] = []

    let glyphs: [Glyph]
    let lowered: [Unicode.Scalar]
    let brackets: Brackets
    /// The number of required glyphs before each index.
    private let requiredBefore: [Int]
    let isListItem: Bool

    /// - Parameter listItem: An alias in a list. In an alias, the word "or" does not separate
    ///   forms.
    init(listItem: String) { self.init(listItem, isListItem: true) }

    init(_ text: String, isListItem: Bool = false) {
        self.isListItem = isListItem
        let markup = Markup(text)
        glyphs = Self.withoutLead(markup.glyphs)
        lowered = glyphs.map { glyph in
            let lower = glyph.scalar.properties.lowercaseMapping.unicodeScalars
            return lower.count == 1 ? lower.first ?? glyph.scalar : glyph.scalar
        }
        brackets = Brackets(glyphs)
        requiredBefore = glyphs.reduce(into: [0]) { counts, glyph in
            counts.append(counts[counts.count - 1] + (glyph.isRequired ? 1 : 0))
        }
        problems = markup.problems + brackets.problems
        parse()
    }

    /// Removes the word "ANSWER:" from the start of a packet's line.
    private static func withoutLead(_ glyphs: [Glyph]) -> [Glyph] {
        let text = glyphs.drop { $0.scalar.properties.isWhitespace }
        let lead = text.prefix("answer:".count)
        let isLead = lead.map(\.scalar.properties.lowercaseMapping).joined() == "answer:"
        guard isLead, text.count > lead.count else { return glyphs }
        return Array(text.dropFirst(lead.count))
    }

    private mutating func parse() {
        var (main, instructions) = divide()
        let sides = formsOfSides(main, &instructions)
        answers = sides.isEmpty ? forms(of: main, isMain: true) : sides
        if answers.isEmpty { problems.append(AnswerLineError(.noAnswer, offset: 0)) }
        for instruction in instructions { parse(instruction) }
        problems.sort { $0.offset < $1.offset }
    }

    // MARK: The line's main parts

    /// Separates the main answer's glyphs from the instructions.
    private func divide() -> (main: [Int], instructions: [Range<Int>]) {
        var main: [Int] = []
        var instructions: [Range<Int>] = []
        var index = 0
        while index < glyphs.count {
            let inside = brackets.partner[index].flatMap { $0 > index ? (index + 1)..<$0 : nil }
            if isDivision(at: index) {
                let end = endOfInstruction(from: index + 1)
                instructions.append((index + 1)..<end)
                index = end
            } else if let inside, isInstruction(inside) {
                instructions.append(inside)
                index = inside.upperBound + 1
            } else if let inside, !instructions.isEmpty || isNote(inside) {
                index = inside.upperBound + 1
            } else {
                main.append(index)
                index += 1
            }
        }
        return (main, instructions)
    }

    /// Whether this glyph separates instructions: a semicolon, or a comma before a directive.
    private func isDivision(at index: Int) -> Bool {
        guard !brackets.isQuoted[index] else { return false }
        if glyphs[index].scalar == ";" { return true }
        guard glyphs[index].scalar == ",", index > 0, brackets.depth[index] == 0, !isListItem,
            let (_, length) = Directives.leading(lowered[trim((index + 1)..<glyphs.count)])
        else { return false }
        return length >= "accept".count
    }

    /// Finds the end of an instruction, which is the next semicolon or square bracket.
    private func endOfInstruction(from start: Int) -> Int {
        var index = start
        while index < glyphs.count {
            if glyphs[index].scalar == ";", !brackets.isQuoted[index] { return index }
            if let close = brackets.partner[index], close > index {
                if glyphs[index].scalar == "[" { return index }
                index = close
            }
            index += 1
        }
        return glyphs.count
    }

    /// Whether brackets contain instructions. Square brackets always contain instructions.
    private func isInstruction(_ range: Range<Int>) -> Bool {
        if glyphs[range.lowerBound - 1].scalar == "[" { return true }
        let text = trim(range)
        return Directives.leading(lowered[text]) != nil || endOfAccepted(text) != nil
    }

    /// Whether parentheses contain a note to the moderator. Text in parentheses is taken to be a
    /// note if it is longer than an optional part.
    private func isNote(_ range: Range<Int>) -> Bool {
        let spaces = range.prefix(200).count { glyphs[$0].scalar == " " }
        return spaces > 7 && requiredBefore[range.upperBound] == requiredBefore[range.lowerBound]
    }

    // MARK: Instructions

    private mutating func parse(_ instruction: Range<Int>) {
        var previous = AnswerClause.Directive.accept
        for piece in pieces(of: instruction) { previous = parseClause(piece, inheriting: previous) }
    }

    /// Splits instructions at semicolons, and at commas and periods before a directive.
    private func pieces(of range: Range<Int>) -> [Range<Int>] {
        let range = trim(range)
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        let level = start < glyphs.count ? brackets.depth[start] : 0
        for index in range where !brackets.isQuoted[index] && brackets.depth[index] <= level {
            switch glyphs[index].scalar {
            case ";": break
            case ",", ".", ":":
                let rest = trim((index + 1)..<range.upperBound)
                guard let (_, length) = Directives.leading(lowered[rest]), length > 3 else {
                    continue
                }
            default: continue
            }
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces.filter { !trim($0).isEmpty }
    }

    private mutating func parseClause(
        _ piece: Range<Int>, inheriting previous: AnswerClause.Directive
    ) -> AnswerClause.Directive {
        var body = trim(piece)
        let start = body.lowerBound
        var clause = AnswerClause(previous)
        if let accepted = endOfAccepted(body) {
            body = body.lowerBound..<accepted
            clause.directive = .accept
        } else if let (directive, length) = Directives.leading(lowered[body]) {
            clause.directive = directive
            body = trim((body.lowerBound + length)..<body.upperBound)
        }
        clause.ask = cutQuestion(&body)
        clause.until = cutCondition(&body)
        let replaced = cutReplaced(&body)
        if let scope = scope(of: body) {
            clause.scope = scope
            clauses.append(clause)
            body = afterScope(body)
            clause.scope = .forms
            if body.isEmpty { return clause.directive }
        }
        clause.forms = forms(of: Array(body), isMain: false)
        if let replaced {
            clause.forms = clause.forms.flatMap { form in
                let whole = answers.compactMap { $0.replacing(replaced, with: form) }
                return whole.isEmpty ? [form] : whole
            }
        }
        if clause.forms.isEmpty {
            let word = String(String.UnicodeScalarView(lowered[trim(piece)].prefix(20)))
            let offset = start < glyphs.count ? glyphs[start].offset : 0
            problems.append(AnswerLineError(.emptyDirective(word), offset: offset))
        } else {
            clauses.append(clause)
        }
        return clause.directive
    }

    private func endOfAccepted(_ body: Range<Int>) -> Int? {
        Directives[.accepted].lazy.compactMap { words -> Int? in
            let scalars = (" " + words).unicodeScalars
            let isEnd =
                body.count > scalars.count
                && lowered[body].suffix(scalars.count).elementsEqual(scalars)
            return isEnd ? body.upperBound - scalars.count : nil
        }.first
    }
}
