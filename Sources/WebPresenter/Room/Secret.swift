/// A secret of 130 random bits from the system, as text for links.
package struct Secret: Sendable, Hashable, Codable {
    package let text: String

    /// The alphabet for secrets, without characters that people easily confuse.
    private static let letters = Array("abcdefghijkmnopqrstuvwxyz2345679")

    package init() {
        var generator = SystemRandomNumberGenerator()
        // A secret has 26 characters of 5 bits each.
        text = String((0..<26).map { _ in Self.letters[Int(generator.next() % 32)] })
    }

    init(_ text: String) {
        self.text = text
    }

    /// Compares a guess in constant time, so that the duration reveals no characters of the secret.
    package func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8)
        let other = Array(guess.utf8.prefix(own.count + 1))
        var difference = UInt8(own.count == other.count ? 0 : 1)
        for place in own.indices {
            difference |= own[place] ^ (place < other.count ? other[place] : 0)
        }
        return difference == 0
    }

    /// Creates a room code: four distinct letters, which are not secret.
    package static func roomCode() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<4).map { _ in codeLetters.randomElement(using: &generator) ?? "A" })
    }

    /// Whether a text could be a room code, ignoring case.
    static func isRoomCode(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 4 && text.uppercased().allSatisfy(codeLetters.contains)
    }

    private static let codeLetters = Array("ABCDEFGHJKLMNPRSTUVWXYZ")
}
