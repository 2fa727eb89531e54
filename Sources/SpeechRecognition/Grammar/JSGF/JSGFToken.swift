/// A token of a JSGF file with its line and column, both counted from 1.
struct JSGFToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case word(String)
        /// A rule name, `<name>`, without the brackets.
        case ruleName(String)
        /// A tag, `{text}`, trimmed and without the braces.
        case tag(String)
        /// A weight, `/number/`, without the slashes.
        case weight(String)
        /// One of the symbols `; = | ( ) [ ] * +`.
        case symbol(Character)
        case end

        var description: String {
            switch self {
            case .word(let text): "'\(text)'"
            case .ruleName(let name): "<\(name)>"
            case .tag(let text): "{\(text)}"
            case .weight(let text): "/\(text)/"
            case .symbol(let symbol): "'\(symbol)'"
            case .end: "the end of the file"
            }
        }
    }

    var kind: Kind
    var line: Int
    var column: Int
}
