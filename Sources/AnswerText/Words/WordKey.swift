/// Keys for comparing words. A key is a 64-bit FNV-1a hash of the folded letters in standard
/// spelling.
@usableFromInline package enum WordKey {
    @inlinable static var basis: UInt64 { 0xCBF2_9CE4_8422_2325 }
    @inlinable static var prime: UInt64 { 0x100_0000_01B3 }

    @inlinable package static func hash(_ letters: some Sequence<UInt8>) -> UInt64 {
        var hash = basis
        for letter in letters { hash = (hash ^ UInt64(letter)) &* prime }
        return hash
    }

    @inlinable package static func hash(_ text: some StringProtocol) -> UInt64 { hash(text.utf8) }

    /// The key of two words in this order.
    @inlinable package static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
        (first &* prime) ^ second
    }

    @inlinable package static func number(_ value: Double) -> UInt64 {
        (value.bitPattern ^ basis) &* prime
    }

    /// Changes a word to American spelling. Returns whether the word had another spelling.
    static func americanize(_ letters: inout [UInt8], from start: Int) -> Bool {
        let count = letters.count - start
        guard count >= 5 else { return false }
        func ends(_ ending: StaticString) -> Bool {
            ending.withUTF8Buffer { buffer in
                count > buffer.count
                    && letters[(letters.count - buffer.count)...].elementsEqual(buffer)
            }
        }
        let (last, z) = (letters.count - 1, UInt8(ascii: "z"))
        switch letters[last] {
        case "e" where ends("tre") || ends("bre"): letters.swapAt(last, last - 1)
        case "e" where ends("ise"): letters[last - 1] = z
        case "e" where ends("ogue"): letters.removeLast(2)
        case "r" where count >= 6 && ends("our"): letters.remove(at: last - 1)
        case "r" where ends("iser"): letters[last - 2] = z
        case "s" where count >= 7 && ends("ours"): letters.remove(at: last - 2)
        case "s" where ends("ises"): letters[last - 2] = z
        case "d" where ends("ised"): letters[last - 2] = z
        case "n" where ends("isation"): letters[last - 5] = z
        case "g" where ends("ising"): letters[last - 3] = z
        default: return false
        }
        return true
    }

    /// The key that a word shares with forms that end in "-s", "-ing", "-ed" or "-ation". Words
    /// that end in "-ism" and "-ist" also share a key.
    static func stem(_ word: ArraySlice<UInt8>) -> UInt64 {
        word.withUnsafeBufferPointer { letters in
            var reader = StemReader(letters)
            return reader.read()
        }
    }
}

/// The keys of words that the judge's rules mention.
extension WordKey {
    package static let a = hash("a")
    package static let an = hash("an")
    package static let and = hash("and")
    package static let cant = hash("cant")
    package static let city = hash("city")
    package static let degree = hash("degree")
    package static let either = hash("either")
    static let foot = hash("foot")
    static let fort = hash("fort")
    static let hour = hash("hour")
    package static let how = hash("how")
    package static let `in` = hash("in")
    package static let junior = hash("junior")
    package static let many = hash("many")
    package static let minus = hash("minus")
    package static let minute = hash("minute")
    package static let nearest = hash("nearest")
    package static let no = hash("no")
    static let oclock = hash("oclock")
    package static let of = hash("of")
    package static let oh = hash("oh")
    package static let old = hash("old")
    package static let or = hash("or")
    package static let over = hash("over")
    package static let per = hash("per")
    package static let percent = hash("percent")
    package static let quincy = hash("quincy")
    package static let saint = hash("saint")
    package static let senior = hash("senior")
    package static let who = hash("who")
    package static let year = hash("year")
}
