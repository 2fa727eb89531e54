import Languages

/// Splits text into folded words in one pass over its bytes.
package struct WordReader: ~Copyable {
    private let lexicon: Lexicon
    private var list: WordList
    private var origin = 0

    private var start = 0
    private var pending: Word.Traits = []
    private var isInWord = false
    private var isDigits = false
    /// Whether the number that is being read already contains a thousands separator.
    private var isGrouped = false
    private var capitals = 0
    private var parenthesisDepth = 0
    /// Whether a degree sign has already occurred in the text.
    private var isCoordinate = false
    /// Whether the next character is in quotation marks. A quotation mark can also mean inches.
    private var isQuoting = false
    /// Whether the next character is between two apostrophes, as in "rock'n'roll".
    private var isJoining = false

    /// - Parameter list: A list whose memory is reused and whose words are discarded.
    package init(_ lexicon: Lexicon, reusing list: consuming WordList = WordList()) {
        self.lexicon = lexicon
        list.bytes.removeAll(keepingCapacity: true)
        list.words.removeAll(keepingCapacity: true)
        list.namesPerson = false
        list.isHeard = false
        self.list = list
    }

    /// Reads a piece of text, and stores `origin` with its words. No word extends from one piece
    /// into the next.
    package mutating func read(_ text: some StringProtocol, origin: Int) {
        self.origin = origin
        isCoordinate = false
        isJoining = false
        isQuoting = false
        list.bytes.reserveCapacity(list.bytes.count + text.utf8.count)
        let read: Void? = text.utf8.withContiguousStorageIfAvailable { scan($0) }
        if read == nil { Array(text.utf8).withUnsafeBufferPointer { scan($0) } }
        closeWord()
    }

    /// Joins the parts of numbers and initials, and returns all words.
    package consuming func finish() -> WordList {
        if lexicon.has(.endings) { joinLoneS() }
        Initials.join(&list, lexicon)
        NumberReader.merge(&list, lexicon)
        if lexicon.has(.amounts), list.words.contains(where: \.isNumber) {
            Amounts.scale(&list)
            Units.name(&list)
            Amounts.join(&list)
        }
        return list
    }

    /// Joins the "s" in "Schindler s list", where the apostrophe is missing.
    private mutating func joinLoneS() {
        guard list.words.count > 2 else { return }
        for place in (1..<list.words.count - 1).reversed()
        where list.words[place].count == 1 && list.bytes[list.words[place].start] == "s" {
            let (before, next) = (list.words[place - 1], list.words[place + 1])
            guard list.words[place].lacks([.capital, .afterComma, .afterStop]), next.count > 2,
                next.lacks([.afterHyphen, .afterStop, .afterComma]),
                before.count > 2, !before.isNumber, before.isContent
            else { continue }
            list.words[place - 1].traits.insert(.possessive)
            list.words.remove(at: place)
        }
    }

    private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let isASCII = text[index] < 0x80
            index += isASCII ? readASCII(at: index, in: text) : readScalar(at: index, in: text)
        }
    }

    // MARK: Words

    private mutating func append(letter: UInt8, isCapital: Bool) {
        if isInWord, isDigits { closeWord() }
        if !isInWord { openWord(isDigits: false) }
        if isCapital { capitals += 1 }
        list.bytes.append(letter)
    }

    private mutating func append(digit: UInt8) {
        if isInWord, !isDigits { closeWord() }
        if !isInWord { openWord(isDigits: true) }
        list.bytes.append(digit)
    }

    private mutating func openWord(isDigits: Bool) {
        isInWord = true
        isGrouped = false
        self.isDigits = isDigits
        start = list.bytes.count
        capitals = 0
    }

    /// Reads "N" after degrees, minutes or seconds as north.
    private mutating func nameDirection() {
        guard !isDigits, list.bytes.count == start + 1,
            let name = Coordinates.direction(list.bytes[start])
        else { return }
        list.bytes.removeLast()
        list.bytes += name.utf8
    }

    private mutating func closeWord() {
        guard isInWord else { return }
        isInWord = false
        if isCoordinate { nameDirection() }
        let count = list.bytes.count - start
        var traits = pending
        pending = []
        if parenthesisDepth > 0 { traits.insert(.parenthetical) }
        if isDigits {
            appendNumber(traits)
            return
        }
        if capitals > 0 { traits.insert(.capital) }
        if capitals > 1, capitals == count { traits.insert(.initials) }
        list.words.append(
            WordReader.word(in: &list.bytes, from: start, traits, origin: origin, lexicon))
    }

    private mutating func appendNumber(_ traits: Word.Traits) {
        let digits = list.bytes[start...]
        let value = Double(String(decoding: digits, as: UTF8.self)) ?? .nan
        let key =
            Self.isExact(value, digits)
            ? WordKey.number(value) : WordKey.hash(digits.drop(while: Self.isZero))
        list.words.append(
            Word(
                start: start, count: digits.count, key: key, stem: key, letters: 0, number: value,
                traits: traits.union(.number), origin: origin))
    }

    /// Whether a Double represents this number exactly. A whole number beyond 2^53 is exact only if
    /// all digits after the 15th are zeros.
    private static func isExact(_ value: Double, _ digits: ArraySlice<UInt8>) -> Bool {
        if value < 0x1p53 || digits.contains(UInt8(ascii: ".")) { return !value.isNaN }
        return value.isFinite
            && digits.drop(while: isZero).dropFirst(exactDigits).allSatisfy(isZero)
    }

    /// The number of decimal digits that a Double preserves.
    private static let exactDigits = 15

    private static func isZero(_ digit: UInt8) -> Bool { digit == "0" }

    /// Makes a word from the letters that begin at `start`.
    package static func word(
        in bytes: inout [UInt8], from start: Int, _ traits: Word.Traits, origin: Int,
        _ lexicon: Lexicon
    ) -> Word {
        var traits = traits
        var number = Double.nan
        let spelled = WordKey.hash(bytes[start...])
        var key = spelled
        if let entry = lexicon.entry(spelled) {
            traits.formUnion(entry.traits)
            if entry.canonical != 0 { key = entry.canonical }
            if entry.number != nil { traits.insert(.number) }
        }
        if key == spelled, lexicon.has(.endings), WordKey.americanize(&bytes, from: start) {
            key = WordKey.hash(bytes[start...])
        }
        if let value = RomanNumeral.value(of: bytes[start...]) {
            number = Double(value)
            traits.insert(.roman)
        }
        var letters: UInt32 = 0
        for letter in bytes[start...] { letters |= 1 << UInt32(letter & 31) }
        let stem = key == spelled || number.isNaN ? lexicon.stem(bytes[start...]) : key
        return Word(
            start: start, count: bytes.count - start, key: key, stem: stem, letters: letters,
            number: number, traits: traits, origin: origin)
    }

    // MARK: Characters

    private mutating func readASCII(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        let byte = text[index]
        func next(_ offset: Int) -> UInt8 {
            index + offset < text.count && index + offset >= 0 ? text[index + offset] : 0
        }
        switch byte {
        case 0x61...0x7A:
            if isInWord, isDigits, let length = suffix(byte, next(1), next(2)) { return length }
            append(letter: byte, isCapital: false)
        case 0x41...0x5A: append(letter: byte | 0x20, isCapital: true)
        case 0x30...0x39: append(digit: byte)
        case 0x20...0x2E where isDigits && dividesThousands(byte, at: index, length: 1, in: text):
            isGrouped = true
        case " ": closeWord()
        case "'", "`": return apostrophe(length: 1, next(1), next(2))
        case "." where next(1).isDigit && (isInWord ? isDigits : !next(-1).isDigit):
            if !isInWord { openWord(isDigits: true) }
            list.bytes.append(byte)
        case ".": close(before: .afterStop)
        case "#" where isInWord && !isDigits && list.bytes.count == start + 1:
            // "C#" is a musical key or a programming language.
            closeWord()
            if !next(1).continuesWord, !next(1).isDigit { appendSymbol("sharp") }
        case "," where isDecimalComma(at: index, in: text): list.bytes.append(UInt8(ascii: "."))
        case ",", ";": close(before: .afterComma)
        case "-": dash(length: 1, next: next(1))
        case "/":
            let isTight = isInWord && (next(1).continuesWord || next(1).isDigit)
            close(before: isTight ? [.afterComma, .afterSlash] : .afterComma)
        case "(", "[":
            closeWord()
            parenthesisDepth += 1
        case ")", "]":
            closeWord()
            parenthesisDepth = max(0, parenthesisDepth - 1)
        case "\"": quote()
        default:
            closeWord()
            if let name = Folding.symbols[UInt32(byte)] { appendSymbol(name) }
        }
        return 1
    }

    private mutating func close(before traits: Word.Traits) {
        closeWord()
        pending.formUnion(traits)
    }

    /// Reads a quotation mark, which means seconds or inches after a number.
    private mutating func quote() {
        let isSign = isInWord && isDigits
        let isInch = isSign && (!isQuoting || list.words.last?.key == WordKey.foot)
        closeWord()
        if isSign, isCoordinate {
            appendSymbol("seconds")
        } else if isInch {
            appendSymbol("inch")
        } else {
            isQuoting.toggle()
        }
    }

    /// Whether a comma is a decimal comma. A decimal comma follows a single digit, and two digits
    /// follow the comma. After a zero, any number of digits may follow the comma.
    private func isDecimalComma(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isInWord, isDigits, list.bytes.count == start + 1 else { return false }
        let end = text[(index + 1)...].firstIndex { !$0.isDigit } ?? text.count
        let isZero = Self.isZero(list.bytes[start])
        return end > index + (isZero ? 1 : 2) && (isZero || end == index + 3)
            && (end == text.count || text[end] != ",")
    }

    /// Whether a character separates the thousands of a number, as in "1,000", "1 000" or "1'000".
    /// A single period is a decimal point, so a period is a separator only before at least two
    /// groups of digits, as in "1.000.000".
    private func dividesThousands(
        _ mark: UInt8, at index: Int, length: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard isInWord, isDigits, " ',.".utf8.contains(mark) else { return false }
        func isGroup(at start: Int) -> Bool {
            (0...3).allSatisfy { (start + $0 < text.count && text[start + $0].isDigit) == ($0 < 3) }
        }
        let next = index + length
        guard isGroup(at: next), !Self.isZero(list.bytes[start]) else { return false }
        if mark == "," || isGrouped { return true }
        guard list.bytes.count - start <= 3 else { return false }
        let isSecond = next + 3 < text.count && text[next + 3] == mark && isGroup(at: next + 4)
        return mark != "." || isSecond
    }

    /// The length of the ending of an ordinal or decade that is written in digits, such as "5th".
    private mutating func suffix(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
        let isDecade = first == "s" && !second.isLetter
        let isOrdinal =
            switch first {
            case "s": second == "t"
            case "n", "r": second == "d"
            case "t": second == "h"
            default: false
            }
        guard isDecade || isOrdinal && !third.isLetter else { return nil }
        closeWord()
        list.words[list.words.count - 1].traits.insert(isDecade ? .decade : .ordinal)
        return isDecade ? 1 : 2
    }

    /// Removes a possessive ending, and ignores other apostrophes.
    private mutating func apostrophe(length: Int, _ first: UInt8, _ second: UInt8) -> Int {
        guard isInWord else { return length }
        if isDigits {
            if first == "'" {
                closeWord()
                appendSymbol(isCoordinate ? "seconds" : "inch")
                return length + 1
            }
            if first == 0 || first == " " || first.isDigit {
                closeWord()
                appendSymbol(isCoordinate ? "minutes" : "foot")
            }
            return length
        }
        guard first | 0x20 == "s", !second.continuesWord else {
            // "Rock'n'roll" is three words.
            if isJoining || first | 0x20 == "n" && second == "'" {
                closeWord()
                isJoining.toggle()
            }
            return length
        }
        let verb = lexicon.entry(WordKey.hash(list.bytes[start...] + "s".utf8))
        closeWord()
        // "There's" and "that's" are not possessives.
        if verb?.canonical ?? 0 == 0 { list.words[list.words.count - 1].traits.insert(.possessive) }
        return length + 1
    }

    /// Reads a dash: a hyphen between words, or the end of an unfinished word.
    private mutating func dash(length: Int, next: UInt8) {
        let wasInWord = isInWord
        closeWord()
        if wasInWord, next == 0 || next == " " || next == "-" {
            list.words[list.words.count - 1].traits.insert(.unfinished)
        } else if wasInWord {
            pending.insert(.afterHyphen)
        } else if next.isDigit, list.words.isEmpty {
            appendSymbol("minus")
        }
    }

    private mutating func appendSymbol(_ name: String) {
        openWord(isDigits: name.utf8.first?.isDigit ?? false)
        list.bytes += name.utf8
        closeWord()
    }

    private mutating func readScalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        let (value, length) = text.scalar(at: index)
        func next(_ offset: Int) -> UInt8 {
            index + offset < text.count ? text[index + offset] : 0
        }
        switch value {
        case 0x2019 where dividesThousands(0x27, at: index, length: length, in: text):
            isGrouped = true
            return length
        case 0x2018, 0x2019, 0x2BB, 0x2BC:
            return apostrophe(length: length, next(length), next(length + 1))
        case 0x2010...0x2015, 0x2212:
            dash(length: length, next: next(length))
            return length
        case 0xB0: isCoordinate = true
        case 0xA0, 0x2009, 0x202F:
            // In a number, any of these spaces may separate the thousands.
            guard dividesThousands(0x20, at: index, length: length, in: text) else { break }
            isGrouped = true
            return length
        case 0x2080...0x2089:
            append(digit: UInt8(ascii: "0") + UInt8(value - 0x2080))
            return length
        case 0x2032, 0x2033, 0x201D:
            guard isInWord, isDigits, let part = Coordinates.part(value) else { break }
            closeWord()
            let isFeet = list.words.dropLast().last?.key == WordKey.foot
            if isCoordinate {
                appendSymbol(part)
            } else if value == 0x2032 {
                appendSymbol("foot")
            } else if value == 0x2033 || isFeet {
                appendSymbol("inch")
            }
            return length
        default: break
        }
        if let name = Folding.letterNames[value], !isInWord, !next(length).continuesWord {
            appendSymbol(name)
        } else if let plain = Folding.table[value] {
            for letter in plain { append(letter: letter, isCapital: false) }
        } else if let name = Folding.symbols[value] {
            closeWord()
            appendSymbol(name)
        } else if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic {
            for byte in scalar.properties.lowercaseMapping.utf8 {
                append(letter: byte, isCapital: false)
            }
        } else {
            closeWord()
        }
        return length
    }
}
