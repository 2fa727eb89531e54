/// A notation for pronunciations.
public enum PhoneticNotation: String, CaseIterable, Sendable, Hashable {
    /// The CMU dictionary's notation, with optional stress digits: `W AH0 Z AW1 S K IY0`.
    case arpabet
    /// X-SAMPA (Wells 1995), the International Phonetic Alphabet in plain characters, as in
    /// `w@zaUski`.
    case xSampa

    /// The readable symbols, with their phones. The first symbol listed for a phone is used for
    /// output.
    public var supportedSymbols: [(symbol: String, phones: [Phone])] {
        switch self {
        case .arpabet: Phone.allCases.map { ($0.rawValue, [$0]) }
        case .xSampa: XSampa.symbols
        }
    }
}

/// An error in the notation of a pronunciation.
public struct PhoneticNotationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The whole text of the pronunciation.
    public var text: String
    /// The notation that was used to read the text.
    public var notation: PhoneticNotation
    /// The characters that cannot be read; empty if the text contains no phones.
    public var symbol: String
    /// The number of characters before the symbol.
    public var offset: Int

    /// One sentence that states the symbol, its position and the notation.
    public var description: String {
        let name = notation == .arpabet ? "ARPAbet" : "X-SAMPA"
        if symbol.isEmpty { return "There is no phone in “\(text)”." }
        return "“\(symbol)” at character \(offset + 1) of “\(text)” is not \(name)."
    }
}

extension Pronunciation {
    /// Reads a pronunciation. Marks for stress, length, syllables and linking are ignored. If the
    /// recognizer has no phone for an X-SAMPA sound, the nearest phone is used.
    public init(_ text: String, notation: PhoneticNotation) throws(PhoneticNotationError) {
        switch notation {
        case .arpabet: try self.init(Self.phones(arpabet: text))
        case .xSampa: try self.init(XSampa.phones(text))
        }
    }

    /// The pronunciation in the given notation. Reading the resulting text yields the same phones.
    public func written(in notation: PhoneticNotation) -> String {
        switch notation {
        case .arpabet: description
        case .xSampa: XSampa.written(phones)
        }
    }

    private static func phones(arpabet text: String) throws(PhoneticNotationError) -> [Phone] {
        var phones: [Phone] = []
        for symbol in text.split(whereSeparator: \.isWhitespace) {
            guard let single = Pronunciation(arpabet: symbol), single.phones.count == 1 else {
                throw PhoneticNotationError(
                    text: text, notation: .arpabet, symbol: String(symbol),
                    offset: text.distance(from: text.startIndex, to: symbol.startIndex))
            }
            phones += single.phones
        }
        guard !phones.isEmpty else {
            throw PhoneticNotationError(text: text, notation: .arpabet, symbol: "", offset: 0)
        }
        return phones
    }
}
