/// Folds letters to ASCII: removes accents, splits ligatures, and transliterates Greek and Cyrillic
/// letters.
package enum Folding {
    private static let file = JudgeTable("folding")

    /// The ASCII replacement for each scalar. An empty replacement removes the scalar.
    package static let table: [UInt32: [UInt8]] = {
        var table: [UInt32: [UInt8]] = [:]
        func add(_ letters: some StringProtocol, _ plain: Substring) {
            for scalar in letters.unicodeScalars { table[scalar.value] = Array(plain.utf8) }
        }
        for (plain, letters) in file.pairs(of: "latin") { add(letters[0], plain) }
        for (plain, letters) in file.pairs(of: "greek") + file.pairs(of: "cyrillic") {
            add(letters[0] + letters[0].uppercased(), plain)
        }
        for letters in file.words(of: "unread") { add(letters + letters.uppercased(), "") }
        for mark in UInt32(0x300)...0x36F { table[mark] = [] }
        add("\u{AD}\u{2BC}\u{2BB}\u{200D}", "")
        return table
    }()

    /// The spoken names of symbols.
    package static let symbols: [UInt32: String] = {
        var table: [UInt32: String] = [:]
        for (symbol, name) in file.pairs(of: "signs") {
            for scalar in symbol.unicodeScalars { table[scalar.value] = String(name[0]) }
        }
        return table
    }()

    /// Names of stand-alone Greek letters, keyed by Unicode scalar.
    package static let letterNames: [UInt32: String] = {
        var table: [UInt32: String] = [:]
        for (index, name) in file.words(of: "greek letters").enumerated() {
            table[0x3B1 + UInt32(index)] = String(name)
            table[0x391 + UInt32(index)] = String(name)
        }
        return table
    }()
}
