struct JSGFParser {
    private var lexer: JSGFLexer
    private var token: JSGFToken
    private var rules: [String: GrammarExpression] = [:]
    private var publicRules: [String] = []
    /// The token in which each rule name is first used. An error about a missing rule reports the
    /// position of this token.
    private var uses: [String: JSGFToken] = [:]
    private var currentRule = ""
    /// The maximum length of a word in bytes. Each letter costs time when a pronunciation is
    /// guessed.
    private static let longestWord = 200
    private var depth = 0

    init(_ text: String) throws(GrammarError) {
        lexer = try JSGFLexer(text)
        try lexer.header()
        token = try lexer.next()
    }

    mutating func grammar() throws(GrammarError) -> Grammar {
        guard case .word("grammar") = token.kind else { throw unexpected("'grammar NAME;'") }
        try advance()
        guard case .word(let name) = token.kind else { throw unexpected("the grammar's name") }
        try advance()
        try expect(";")
        while token.kind != .end { try statement() }
        for (name, use) in uses.sorted(by: {
            ($0.value.line, $0.value.column) < ($1.value.line, $1.value.column)
        })
        where rules[name] == nil {
            throw GrammarError(.unknownRule(name), line: use.line, column: use.column)
        }
        guard let first = publicRules.first else {
            throw GrammarError(.noPublicRule, line: token.line, column: token.column)
        }
        guard publicRules.count > 1 else { return Grammar(name: name, rules: rules, start: first) }
        rules[Grammar.anyPublicRule] = .oneOf(publicRules.map { .rule($0) })
        return Grammar(name: name, rules: rules, start: Grammar.anyPublicRule)
    }

    private mutating func statement() throws(GrammarError) {
        if case .word("import") = token.kind {
            let place = token
            try advance()
            guard case .ruleName(let name) = token.kind else {
                throw unexpected("the name of an imported rule")
            }
            throw GrammarError(.importRefused(name), line: place.line, column: place.column)
        }
        var isPublic = false
        if case .word("public") = token.kind {
            isPublic = true
            try advance()
        }
        let place = token
        guard case .ruleName(let name) = token.kind else {
            throw unexpected("a rule definition such as '<name> = …;'")
        }
        guard rules[name] == nil else {
            throw GrammarError(.duplicateRule(name), line: place.line, column: place.column)
        }
        try advance()
        try expect("=")
        currentRule = name
        rules[name] = try alternatives()
        try expect(";")
        if isPublic { publicRules.append(name) }
    }

    private mutating func alternatives() throws(GrammarError) -> GrammarExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= NetworkOfRules.depthLimit / 2 else {
            throw GrammarError(
                .tooDeep(limit: NetworkOfRules.depthLimit / 2), line: token.line,
                column: token.column)
        }
        var parts = [try alternative()]
        while token.kind == .symbol("|") {
            try advance()
            parts.append(try alternative())
        }
        return parts.count == 1 && parts[0].weight == 1
            ? parts[0].expression : .alternatives(parts)
    }

    private mutating func alternative() throws(GrammarError) -> GrammarExpression.Alternative {
        var weight = 1.0
        if case .weight(let text) = token.kind {
            guard let number = Double(text), number > 0, number.isFinite else {
                throw GrammarError(.badWeight(text), line: token.line, column: token.column)
            }
            weight = number
            try advance()
        }
        var parts: [GrammarExpression] = []
        while let part = try item() { parts.append(part) }
        guard !parts.isEmpty else { throw unexpected("a word, rule or group") }
        return .init(parts.count == 1 ? parts[0] : .sequence(parts), weight: weight)
    }

    private mutating func item() throws(GrammarError) -> GrammarExpression? {
        var part: GrammarExpression
        switch token.kind {
        case .word(let word):
            guard word.utf8.count <= Self.longestWord else {
                throw GrammarError(
                    .wordTooLong(limit: Self.longestWord), line: token.line, column: token.column)
            }
            part = .word(word.lowercased())
            try advance()
        case .ruleName("NULL"):
            part = .sequence([])
            try advance()
        case .ruleName("VOID"):
            throw unexpected("something that can be said")
        case .ruleName(let name):
            if uses[name] == nil { uses[name] = token }
            part = .rule(name)
            try advance()
        case .symbol("("):
            try advance()
            part = try alternatives()
            try expect(")")
        case .symbol("["):
            try advance()
            part = .optional(try alternatives())
            try expect("]")
        default: return nil
        }
        return try followed(part)
    }

    /// Reads repetition marks and tags, which apply to the part that precedes them.
    private mutating func followed(
        _ part: GrammarExpression
    ) throws(GrammarError) -> GrammarExpression {
        var part = part
        while true {
            switch token.kind {
            case .symbol("*"): part = .repeated(part, atLeastOnce: false)
            case .symbol("+"): part = .repeated(part, atLeastOnce: true)
            case .tag(let text): part = .tagged(part, tag(text))
            default: return part
            }
            try advance()
        }
    }

    /// Reads a tag: `{name=value}`, or `{value}` if the tag is named after its rule.
    private func tag(_ text: String) -> GrammarExpression.Tag {
        guard let equals = text.firstIndex(of: "=") else {
            return .init(name: currentRule, value: text)
        }
        func trimmed(_ part: Substring) -> String {
            part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return .init(
            name: trimmed(text[..<equals]), value: trimmed(text[text.index(after: equals)...]))
    }

    private mutating func advance() throws(GrammarError) { token = try lexer.next() }

    private mutating func expect(_ symbol: Character) throws(GrammarError) {
        guard token.kind == .symbol(symbol) else { throw unexpected("'\(symbol)'") }
        try advance()
    }

    private func unexpected(_ expected: String) -> GrammarError {
        GrammarError(
            .unexpected(token.kind.description, expected: expected), line: token.line,
            column: token.column)
    }
}

extension Grammar {
    /// The maximum size of a file in bytes. Grammars for real-time search are far smaller than this
    /// limit.
    package static let largestFile = 1 << 20

    /// The name of the start rule for a file with several public rules. The leading space in this
    /// name prevents a conflict with the names of the file's own rules.
    package static let anyPublicRule = " any public rule"

    /// Reads a grammar in the JSpeech Grammar Format. Imports are not supported. Players may say
    /// whatever a public rule allows. Throws ``GrammarError`` with the line and column of the
    /// problem.
    public init(jsgf text: String) throws(GrammarError) {
        var parser = try JSGFParser(text)
        self = try parser.grammar()
    }
}
