/// Splits a JSGF file into tokens (JSpeech Grammar Format, W3C Note of June 5, 2000).
struct JSGFLexer {
    private let characters: [Character]
    private var position = 0
    private var line = 1
    private var column = 1

    init(_ text: String) throws(GrammarError) {
        guard text.utf8.count <= Grammar.largestFile else {
            throw GrammarError(.tooLong(bytes: Grammar.largestFile), line: 1, column: 1)
        }
        characters = Array(text)
    }

    /// Reads the header, which must be the first line.
    mutating func header() throws(GrammarError) {
        if peek == "\u{FEFF}" { advance() }
        let start = position
        while let character = peek, !character.isNewline, character != ";" { advance() }
        let text = String(characters[start..<position])
        guard text.uppercased().hasPrefix("#JSGF V1.0"), peek == ";" else {
            throw GrammarError(.missingHeader, line: 1, column: 1)
        }
        advance()
    }

    mutating func next() throws(GrammarError) -> JSGFToken {
        try skipBlanks()
        let (line, column) = (line, column)
        func token(_ kind: JSGFToken.Kind) -> JSGFToken {
            JSGFToken(kind: kind, line: line, column: column)
        }
        guard let character = peek else { return token(.end) }
        switch character {
        case ";", "=", "|", "(", ")", "[", "]", "*", "+":
            advance()
            return token(.symbol(character))
        case "<":
            return token(.ruleName(try enclosed(until: ">", "the rule name", line, column)))
        case "{":
            return token(.tag(try enclosed(until: "}", "the tag", line, column)))
        case "/":
            return token(.weight(try enclosed(until: "/", "the weight", line, column)))
        case "\"":
            return token(.word(try enclosed(until: "\"", "the quoted word", line, column)))
        case ">", "}":
            throw GrammarError(
                .unexpected("'\(character)'", expected: "a word or rule"), line: line,
                column: column)
        default:
            return token(.word(word()))
        }
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func advance() {
        if characters[position].isNewline {
            line += 1
            column = 1
        } else {
            column += 1
        }
        position += 1
    }

    private func sees(_ text: String) -> Bool {
        characters[position...].starts(with: text)
    }

    private mutating func skipBlanks() throws(GrammarError) {
        while let character = peek {
            if character.isWhitespace {
                advance()
            } else if sees("//") {
                while let character = peek, !character.isNewline { advance() }
            } else if sees("/*") {
                let (line, column) = (line, column)
                while !sees("*/") {
                    guard peek != nil else {
                        throw GrammarError(
                            .unterminated("the comment"), line: line, column: column)
                    }
                    advance()
                }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    /// Reads up to the closing character. A backslash escapes the next character.
    private mutating func enclosed(
        until closing: Character, _ what: String, _ line: Int, _ column: Int
    ) throws(GrammarError) -> String {
        advance()
        var text = ""
        while let character = peek {
            advance()
            if character == closing { return text.trimmed }
            if character == "\\", let escaped = peek {
                advance()
                text.append(escaped)
            } else {
                text.append(character)
            }
        }
        throw GrammarError(.unterminated(what), line: line, column: column)
    }

    private mutating func word() -> String {
        var text = ""
        while let character = peek, !character.isWhitespace,
            !";=|*+<>()[]{}/\"".contains(character)
        {
            advance()
            if character == "\\", let escaped = peek {
                advance()
                text.append(escaped)
            } else {
                text.append(character)
            }
        }
        return text
    }
}

extension String {
    fileprivate var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
