import Foundation

/// The letters and digits that a text must consist of. Capitals, spaces and punctuation are free.
struct Spelling: Sendable, Hashable {
    /// Lower-case letters and digits in ASCII.
    let characters: [UInt8]

    init(_ text: String) {
        characters = Self.characters(of: text)
    }

    /// A text's letters and digits, without accents. Characters that have no form in ASCII are left out.
    static func characters(of text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 128 }) { return text.utf8.compactMap(lowered) }
        return text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).utf8
            .compactMap(lowered)
    }

    private static func lowered(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        default: nil
        }
    }

    /// How many characters are written after `token` if `count` were written before it; nil if the
    /// token does not continue the text.
    func count(after count: Int, adding token: [UInt8]) -> Int? {
        characters[count...].starts(with: token) ? count + token.count : nil
    }
}
