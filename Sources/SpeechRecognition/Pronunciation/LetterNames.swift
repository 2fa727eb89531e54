internal import Phonetics

/// The names of the letters in American English.
enum LetterNames {
    /// The name of a single letter from a to z; nil for anything else.
    static func pronunciation(of letter: String) -> Pronunciation? {
        guard letter.count == 1, let character = letter.first else { return nil }
        return names[character].map(Pronunciation.init)
    }

    /// The names of several letters, joined together; nil if there are no letters.
    static func spelled(_ letters: String) -> Pronunciation? {
        let phones = letters.flatMap { names[$0] ?? [] }
        return phones.isEmpty ? nil : Pronunciation(phones)
    }

    private static let names: [Character: [Phone]] = [
        "a": [.ey], "b": [.b, .iy], "c": [.s, .iy], "d": [.d, .iy], "e": [.iy], "f": [.eh, .f],
        "g": [.jh, .iy], "h": [.ey, .ch], "i": [.ay], "j": [.jh, .ey], "k": [.k, .ey],
        "l": [.eh, .l], "m": [.eh, .m], "n": [.eh, .n], "o": [.ow], "p": [.p, .iy],
        "q": [.k, .y, .uw], "r": [.aa, .r], "s": [.eh, .s], "t": [.t, .iy], "u": [.y, .uw],
        "v": [.v, .iy], "w": [.d, .ah, .b, .ah, .l, .y, .uw], "x": [.eh, .k, .s], "y": [.w, .ay],
        "z": [.z, .iy],
    ]
}
