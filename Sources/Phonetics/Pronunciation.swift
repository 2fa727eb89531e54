/// The pronunciation of a word: its phones in order.
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
    /// The phones in spoken order, without stress.
    public var phones: [Phone]

    /// Creates a pronunciation from its phones.
    public init(_ phones: [Phone]) {
        self.phones = phones
    }

    /// Reads phones in ARPAbet, ignoring case and stress. Returns nil if the text has no phones or
    /// contains an unknown phone.
    public init?(arpabet text: some StringProtocol) {
        var phones: [Phone] = []
        for symbol in text.split(whereSeparator: \.isWhitespace) {
            let base = symbol.uppercased().filter { !"012".contains($0) }
            guard let phone = Phone(rawValue: base) else { return nil }
            phones.append(phone)
        }
        guard !phones.isEmpty else { return nil }
        self.init(phones)
    }

    /// The phones in ARPAbet, separated by single spaces.
    public var description: String { phones.map(\.rawValue).joined(separator: " ") }

    /// The number of vowels, each of which forms a syllable.
    public var syllableCount: Int { phones.count(where: \.isVowel) }
}
