public import Phonetics

#if canImport(Glibc)
    internal import Glibc
#endif

/// The recognizer's immutable dictionary in memory (CMU format). Any thread may search the
/// dictionary.
public final class PronunciationDictionary: Sendable {
    private let bytes: [UInt8]
    /// A hash table with open addressing. A slot contains a line's start plus one; 0 means an empty
    /// slot.
    private let slots: [UInt32]
    /// The index of similar words, which is built on first use.
    private let similar = Lock<SimilarWords?>(nil)

    /// Reads a dictionary such as `cmudict-en-us.dict`. A line consists of a word, a space and
    /// phones. Further pronunciations are marked `word(2)`, and `;;;` or `##` begins a comment.
    /// Invalid lines are ignored.
    /// - Throws: ``PronunciationError/unreadableDictionary(path:code:)`` if the file cannot be
    ///   read.
    public convenience init(path: String) throws(PronunciationError) {
        try self.init(bytes: Self.contents(ofFile: path))
    }

    /// Creates an in-memory dictionary from text in the same format as the file.
    public convenience init(text: String) {
        self.init(bytes: Array(text.utf8))
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        slots = Self.index(bytes)
    }

    /// All pronunciations of a word, in the file's order. The lookup is case-sensitive. The words
    /// in the file are in lower case.
    public func pronunciations(of word: String) -> [Pronunciation] {
        let key = Array(word.utf8)
        guard let first = pronunciation(ofEntry: key) else { return [] }
        var found = [first]
        var ordinal = 2
        while let next = pronunciation(ofEntry: key + Array("(\(ordinal))".utf8)) {
            found.append(next)
            ordinal += 1
        }
        return found
    }

    /// Whether ``pronunciations(of:)`` finds the word in exactly this spelling, including case.
    public func contains(_ word: String) -> Bool {
        pronunciation(ofEntry: Array(word.utf8)) != nil
    }

    /// Calls `body` for every entry in the file's order. The words are passed without their variant
    /// numbers.
    public func forEachEntry(_ body: (_ word: String, _ pronunciation: Pronunciation) -> Void) {
        forEachLine { word, phones in
            guard
                let pronunciation = Pronunciation(arpabet: String(decoding: phones, as: UTF8.self))
            else { return }
            body(String(decoding: word, as: UTF8.self), pronunciation)
        }
    }

    /// The words whose pronunciation differs by exactly one phone from any of `pronunciations`, in
    /// alphabetical order.
    func words(onePhoneFrom pronunciations: [Pronunciation]) -> [String] {
        let similar = similar.withLock { similar in
            if let similar { return similar }
            let built = SimilarWords(entries: forEachLine)
            similar = built
            return built
        }
        return similar.words(near: pronunciations)
    }

    /// Calls `body` for every line, with the word (without its variant number) and the rest of the
    /// line.
    private func forEachLine(
        _ body: (_ word: ArraySlice<UInt8>, _ phones: ArraySlice<UInt8>) -> Void
    ) {
        var start = 0
        while start < bytes.count {
            let end = Self.lineEnd(bytes, from: start)
            let wordEnd = Self.wordEnd(bytes, from: start, to: end)
            if !Self.isComment(bytes, from: start, to: end), wordEnd > start {
                var word = bytes[start..<wordEnd]
                if word.last == UInt8(ascii: ")"),
                    let bracket = word.lastIndex(of: UInt8(ascii: "(")), bracket > start
                {
                    word = word[..<bracket]
                }
                let phones = bytes[wordEnd..<end]
                body(word, phones.prefix { $0 != UInt8(ascii: "#") })
            }
            start = end + 1
        }
    }

    private func pronunciation(ofEntry key: [UInt8]) -> Pronunciation? {
        guard let start = line(of: key) else { return nil }
        let end = Self.lineEnd(bytes, from: start)
        return Pronunciation(cmuPhones: bytes[(start + key.count)..<end])
    }

    private func line(of key: [UInt8]) -> Int? {
        // A word that contains a line break would otherwise be able to match text that spans
        // several lines.
        guard !key.isEmpty, !key.contains(UInt8(ascii: "\n")) else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.hash(key[...])) & mask
        while slots[slot] != 0 {
            let start = Int(slots[slot]) - 1
            let end = start + key.count
            if end < bytes.count, Self.isSpace(bytes[end]),
                bytes[start..<end].elementsEqual(key)
            {
                return start
            }
            slot = (slot + 1) & mask
        }
        return nil
    }
}

// MARK: - Reading and indexing bytes

extension PronunciationDictionary {
    private static func index(_ bytes: [UInt8]) -> [UInt32] {
        // Each entry has at least 4 bytes, or 3 bytes at the end of the file. Therefore, at least
        // one slot of the table stays empty, and every search ends.
        var slots = [UInt32](repeating: 0, count: powerOfTwo(over: bytes.count / 4 + 2))
        let mask = slots.count - 1
        var start = 0
        while start < bytes.count {
            let end = lineEnd(bytes, from: start)
            let wordEnd = wordEnd(bytes, from: start, to: end)
            if wordEnd > start, wordEnd + 1 < end, !isComment(bytes, from: start, to: end) {
                var slot = Int(truncatingIfNeeded: hash(bytes[start..<wordEnd])) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = UInt32(start) + 1
            }
            start = end + 1
        }
        return slots
    }

    /// The 64-bit FNV-1a hash of a word.
    private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash ^ (hash >> 29)
    }

    private static func powerOfTwo(over count: Int) -> Int {
        var power = 16
        while power < count { power *= 2 }
        return power
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        return unsafe bytes.withUnsafeBytes { buffer in
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
            guard let base = rest.baseAddress,
                let found = unsafe memchr(base, Int32(UInt8(ascii: "\n")), rest.count)
            else { return buffer.count }
            return unsafe start + (UnsafeRawPointer(found) - base)
        }
    }

    private static func wordEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var wordEnd = start
        while wordEnd < end, !isSpace(bytes[wordEnd]) { wordEnd += 1 }
        return wordEnd
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func isComment(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
        let head = bytes[start..<min(end, start + 3)]
        return head.elementsEqual(";;;".utf8) || head.prefix(2).elementsEqual("##".utf8)
    }

    private static func contents(ofFile path: String) throws(PronunciationError) -> [UInt8] {
        guard let file = unsafe fopen(path, "rb") else {
            throw .unreadableDictionary(path: path, code: errno)
        }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = unsafe fread(&block, 1, block.count, file)
            if count == 0 { break }
            bytes.append(contentsOf: block[..<count])
        }
        guard unsafe ferror(file) == 0 else {
            throw .unreadableDictionary(path: path, code: errno)
        }
        return bytes
    }
}

extension Pronunciation {
    /// Reads the phones after the word on a dictionary line; nil if a phone is unknown.
    fileprivate init?(cmuPhones bytes: ArraySlice<UInt8>) {
        var bytes = bytes
        // Newer CMU dictionaries have comments at the ends of lines.
        if let hash = bytes.firstIndex(of: UInt8(ascii: "#")) { bytes = bytes[..<hash] }
        self.init(arpabet: String(decoding: bytes, as: UTF8.self))
    }
}
