/// X-SAMPA symbols for the recognizer's phones.
enum XSampa {
    /// The symbols with their phones. The first symbol listed for a phone is used for output.
    static let symbols: [(symbol: String, phones: [Phone])] = [
        ("A", [.aa]), ("{", [.ae]), ("V", [.ah]), ("O", [.ao]), ("aU", [.aw]), ("aI", [.ay]),
        ("b", [.b]), ("tS", [.ch]), ("d", [.d]), ("D", [.dh]), ("E", [.eh]), ("3`", [.er]),
        ("eI", [.ey]), ("f", [.f]), ("g", [.g]), ("h", [.hh]), ("I", [.ih]), ("i", [.iy]),
        ("dZ", [.jh]), ("k", [.k]), ("l", [.l]), ("m", [.m]), ("n", [.n]), ("N", [.ng]),
        ("oU", [.ow]), ("OI", [.oy]), ("p", [.p]), ("r\\", [.r]), ("s", [.s]), ("S", [.sh]),
        ("t", [.t]), ("T", [.th]), ("U", [.uh]), ("u", [.uw]), ("v", [.v]), ("w", [.w]),
        ("j", [.y]), ("z", [.z]), ("Z", [.zh]),
        // Other symbols for the same sounds, and the nearest phones for sounds that English does
        // not have.
        ("@", [.ah]), ("6", [.ah]), ("@`", [.er]), ("3", [.er]), ("r=", [.er]), ("r\\=", [.er]),
        ("@U", [.ow]), ("o", [.ow]), ("e", [.eh]), ("a", [.aa]), ("Q", [.aa]), ("1", [.ih]),
        ("y", [.uw]), ("Y", [.uh]), ("2", [.er]), ("9", [.er]), ("&", [.ae]), ("M", [.uw]),
        ("e@", [.eh, .r]), ("I@", [.ih, .r]), ("U@", [.uh, .r]),
        ("l=", [.ah, .l]), ("m=", [.ah, .m]), ("n=", [.ah, .n]),
        ("r", [.r]), ("R", [.r]), ("4", [.t]), ("5", [.l]), ("L", [.l, .y]), ("J", [.n, .y]),
        ("x", [.k]), ("X", [.hh]), ("C", [.hh]), ("G", [.g]), ("B", [.b]), ("K", [.l]),
        ("v\\", [.v]), ("p\\", [.f]), ("s\\", [.sh]), ("z\\", [.zh]), ("H", [.w]), ("W", [.w]),
        ("h\\", [.hh]), ("ts", [.t, .s]), ("dz", [.d, .z]),
    ]

    /// Marks that are ignored: stress, length, syllables, linking, nasality and aspiration.
    private static let marks: [String] = [
        "\"", "%", ":\\", ":", ".", "-\\", "-", "_h", "_~", "~", "_d", "_}", "_^", "_j", "'", " ",
        "|", "||", "_<", "_>", "_0", "_v", "_w", "_n", "_l",
    ]

    private static let longestFirst = symbols.sorted { $0.symbol.count > $1.symbol.count }
    private static let marksLongestFirst = marks.sorted { $0.count > $1.count }
    private static let written: [Phone: String] = Dictionary(
        symbols.lazy.filter { $0.phones.count == 1 }.map { ($0.phones[0], $0.symbol) },
        uniquingKeysWith: { first, _ in first })

    static func phones(_ text: String) throws(PhoneticNotationError) -> [Phone] {
        var phones: [Phone] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            if let mark = marksLongestFirst.first(where: rest.hasPrefix) {
                rest = rest.dropFirst(mark.count)
            } else if let match = longestFirst.first(where: { rest.hasPrefix($0.symbol) }) {
                phones += match.phones
                rest = rest.dropFirst(match.symbol.count)
            } else {
                let offset = text.distance(from: text.startIndex, to: rest.startIndex)
                throw PhoneticNotationError(
                    text: text, notation: .xSampa, symbol: String(rest.prefix(1)), offset: offset)
            }
        }
        guard !phones.isEmpty else {
            throw PhoneticNotationError(text: text, notation: .xSampa, symbol: "", offset: 0)
        }
        return phones
    }

    /// Writes phones as symbols. Two symbols that could together be read as a different symbol are
    /// separated by a syllable mark.
    static func written(_ phones: [Phone]) -> String {
        var text = ""
        var previous: String?
        for phone in phones {
            let symbol = written[phone] ?? ""
            if let last = previous, isAmbiguous(last, symbol) { text += "." }
            text += symbol
            previous = symbol
        }
        return text
    }

    private static func isAmbiguous(_ first: String, _ second: String) -> Bool {
        let joined = first + second
        return longestFirst.contains {
            $0.symbol.count > first.count && joined.hasPrefix($0.symbol)
        }
    }
}
