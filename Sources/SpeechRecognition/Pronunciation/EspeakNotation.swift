internal import Phonetics

/// Reads the phoneme mnemonics that `espeak-ng -x --sep=' '` writes for American English.
enum EspeakNotation {
    /// The pronunciation in one line of output; nil if the line contains anything unusual.
    static func pronunciation(_ line: some StringProtocol) -> Pronunciation? {
        guard !line.contains(where: { "_(|".contains($0) }) else { return nil }
        var phones: [Phone] = []
        let marks: Set<Character> = ["'", ",", "%", "="]
        let symbols: [String] = line.split(separator: " ").map { part in
            String(part.filter { !marks.contains($0) })
        }.filter { !$0.isEmpty }
        for (index, symbol) in symbols.enumerated() {
            let next = index + 1 < symbols.count ? symbols[index + 1] : nil
            if symbol == ";" {
                // A palatal mark means that the preceding IH is the long vowel IY.
                if phones.last == .ih { phones[phones.count - 1] = .iy }
                continue
            }
            guard var sounds = table[symbol] else { return nil }
            if next == "r", sounds.last == .r { sounds.removeLast() }
            if symbol == "r", phones.last == .er { continue }
            phones += sounds
        }
        return phones.isEmpty ? nil : Pronunciation(phones)
    }

    private static let table: [String: [Phone]] = [
        "a": [.ae], "aa": [.ae], "a2": [.ae], "a#": [.ah], "E": [.eh], "E2": [.eh], "0": [.aa],
        "A:": [.aa], "A": [.aa], "O:": [.ao], "O2": [.ao], "O": [.ao], "V": [.ah], "@": [.ah],
        "@2": [.ah], "@-": [.ah], "I": [.ih], "I2": [.ih], "I#": [.ih], "i": [.iy], "i:": [.iy],
        "U": [.uh], "u:": [.uw], "u": [.uw], "o": [.ow], "o:": [.ow], "3": [.er], "3:": [.er],
        "eI": [.ey], "aI": [.ay], "aU": [.aw], "oU": [.ow], "OI": [.oy], "y": [.uw], "Y": [.er],
        "A@": [.aa, .r], "O@": [.ao, .r], "o@": [.ao, .r], "e@": [.eh, .r], "i@3": [.ih, .r],
        "i@": [.iy, .ah], "U@": [.uh, .r], "aI3": [.ay, .er], "aI@": [.ay, .ah], "@L": [.ah, .l],
        "A~": [.aa, .n], "O~": [.ao, .n], "n-": [.ah, .n], "VR": [.er], "IR": [.ih, .r],
        "p": [.p], "b": [.b], "t": [.t], "t#": [.t], "t2": [.t], "d": [.d], "k": [.k], "g": [.g],
        "f": [.f], "v": [.v], "T": [.th], "D": [.dh], "s": [.s], "z": [.z], "S": [.sh],
        "Z": [.zh], "h": [.hh], "x": [.k], "m": [.m], "n": [.n], "N": [.ng], "l": [.l],
        "l#": [.l], "r": [.r], "r-": [.r], "w": [.w], "j": [.y], "tS": [.ch], "dZ": [.jh],
        "?": [.t], "C": [.hh], "l^": [.l, .y], "n^": [.n, .y], "Q": [.g], "R": [.r],
    ]
}
