/// Reads the subset of TOML that options need: tables, strings, numbers, Boolean values and lists.
struct ConfigurationReader {
    enum Value: Hashable {
        case flag(Bool)
        /// A string, or a number as it would be written on the command line.
        case one(String)
        case list([String])
    }

    /// A table header or a key.
    struct Entry: Hashable {
        var path: [String]
        /// The value of a key, or nil for a table.
        var value: Value?
        var line: Int
    }

    struct Mistake: Error, Hashable {
        var line: Int
        var text: String
    }

    private let text: [Unicode.Scalar]
    private var place = 0
    private var line = 1

    static func entries(in text: String) throws(Mistake) -> [Entry] {
        var reader = ConfigurationReader(text: Array(text.unicodeScalars))
        if reader.next == "\u{FEFF}" { reader.place += 1 }
        var entries: [Entry] = []
        var table: [String] = []
        var paths: Set<[String]> = []
        while true {
            reader.skipEmptyLines()
            guard let next = reader.next else { return entries }
            let line = reader.line
            var entry: Entry
            if next == "[" {
                table = try reader.tableName()
                entry = Entry(path: table, line: line)
            } else {
                let key = try reader.name()
                entry = Entry(path: table + key, line: line)
                entry.value = try reader.value(of: key.joined(separator: "."))
            }
            try reader.endLine()
            guard paths.insert(entry.path).inserted else {
                throw Mistake(
                    line: line,
                    text: "“\(entry.path.joined(separator: "."))” is set twice; remove one of them"
                )
            }
            entries.append(entry)
        }
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

    private func mistake(_ text: String) -> Mistake { Mistake(line: line, text: text) }

    // MARK: Whitespace and comments

    private mutating func skipBlanks() {
        while next == " " || next == "\t" { place += 1 }
    }

    /// Skips spaces, line endings and comments.
    private mutating func skipEmptyLines() {
        while let scalar = next {
            switch scalar {
            case " ", "\t", "\r": place += 1
            case "\n":
                place += 1
                line += 1
            case "#": while let next, next != "\n" { place += 1 }
            default: return
            }
        }
    }

    private mutating func endLine() throws(Mistake) {
        skipBlanks()
        guard let next, next != "#", next != "\n", next != "\r" else { return }
        throw mistake("the line should end before “\(next)”")
    }

    // MARK: Names

    private mutating func tableName() throws(Mistake) -> [String] {
        place += 1
        skipBlanks()
        let isName = next.map { Self.isPlain($0) || $0 == "\"" || $0 == "'" } ?? false
        guard isName else {
            throw mistake("the brackets must contain a name of letters, such as [play]")
        }
        let name = try name()
        guard next == "]" else { throw mistake("the name must end with a bracket, such as [play]") }
        place += 1
        return name
    }

    /// Reads a key, or several keys joined with dots.
    private mutating func name() throws(Mistake) -> [String] {
        var names: [String] = []
        while true {
            skipBlanks()
            if let quote = next, quote == "\"" || quote == "'" {
                names.append(try quoted(by: quote))
            } else {
                let start = place
                while let next, Self.isPlain(next) { place += 1 }
                guard place > start else {
                    throw mistake("this is not an option; an option looks like: questions = 12")
                }
                names.append(string(text[start..<place]))
            }
            skipBlanks()
            guard next == "." else { return names }
            place += 1
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }

    // MARK: Values

    private mutating func value(of name: String) throws(Mistake) -> Value {
        guard next == "=" else { throw mistake("“\(name)” needs a value: \(name) = …") }
        place += 1
        skipBlanks()
        guard next == "[" else { return try one(of: name) }
        let start = line
        place += 1
        var texts: [String] = []
        while true {
            skipEmptyLines()
            switch next {
            case nil: throw Mistake(line: start, text: "the list of “\(name)” is not closed; add ]")
            case "]":
                place += 1
                return .list(texts)
            default: break
            }
            guard case .one(let text) = try one(of: name) else { throw noValue(of: name) }
            texts.append(text)
            skipEmptyLines()
            if next == "," {
                place += 1
            } else if next != "]", next != nil {
                throw noValue(of: name)
            }
        }
    }

    private func noValue(of name: String) -> Mistake {
        mistake("“\(name)” must be a text, a number, true, false, or a list of them")
    }

    /// Reads a value other than a list.
    private mutating func one(of name: String) throws(Mistake) -> Value {
        if let quote = next, quote == "\"" || quote == "'" { return .one(try quoted(by: quote)) }
        let start = place
        while let next, !" \t\r\n,]#".unicodeScalars.contains(next) { place += 1 }
        switch string(text[start..<place]) {
        case "": throw mistake("“\(name)” needs a value: \(name) = …")
        case "true": return .flag(true)
        case "false": return .flag(false)
        case let word:
            guard let number = Self.number(word) else { throw noValue(of: name) }
            return .one(number)
        }
    }

    /// A number without TOML's underscores and prefixes, or nil if the word is not a number.
    private static func number(_ word: String) -> String? {
        let digits = word.replacing("_", with: "")
        for (start, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(start) {
            return Int(digits.dropFirst(2), radix: radix).map { String($0) }
        }
        guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
        if let whole = Int(digits) { return String(whole) }
        return Double(digits).flatMap { $0.isFinite ? String($0) : nil }
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(Mistake) -> String {
        place += 1
        if next == quote, place + 1 < text.count, text[place + 1] == quote {
            throw mistake("a text must be on one line, with one \(quote) on each side")
        }
        var found = String.UnicodeScalarView()
        while let scalar = next, scalar != "\n", scalar != "\r" {
            place += 1
            if scalar == quote { return String(found) }
            guard scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" else {
                throw mistake("a text contains a control character; remove it")
            }
            found.append(scalar == "\\" && quote == "\"" ? try escaped() : scalar)
        }
        throw mistake("the text has no closing quotation mark on its line")
    }

    /// Reads an escape sequence and returns its character.
    private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
        guard let sign = next else {
            throw mistake("the text has no closing quotation mark on its line")
        }
        place += 1
        switch sign {
        case "b": return "\u{8}"
        case "t": return "\t"
        case "n": return "\n"
        case "f": return "\u{C}"
        case "r": return "\r"
        case "\"", "\\": return sign
        case "u", "U":
            let digits = text[place...].prefix(sign == "u" ? 4 : 8)
            place += digits.count
            if digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
                digits.count == (sign == "u" ? 4 : 8),
                let scalar = UInt32(string(digits), radix: 16).flatMap(Unicode.Scalar.init)
            {
                return scalar
            }
        default: break
        }
        throw mistake("“\\\(sign)” means nothing in a text; write a backslash as \\\\")
    }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
