/// 130 random bits from the system's generator, as text that fits into a link.
package struct Secret: Sendable, Hashable, Codable {
    package let text: String

    /// Without characters that are easy to confuse when they are read aloud or typed.
    private static let letters = Array("abcdefghijkmnopqrstuvwxyz2345679")

    package init() {
        var generator = SystemRandomNumberGenerator()
        // 26 letters of 5 bits each.
        text = String((0..<26).map { _ in Self.letters[Int(generator.next() % 32)] })
    }

    init(_ text: String) {
        self.text = text
    }

    /// Compares a guess. The time that it takes does not show how much of the guess is right.
    package func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8)
        let other = Array(guess.utf8.prefix(own.count + 1))
        var difference = UInt8(own.count == other.count ? 0 : 1)
        for place in own.indices {
            difference |= own[place] ^ (place < other.count ? other[place] : 0)
        }
        return difference == 0
    }

    /// Four letters that are easy to tell apart. They only say which room is meant and are not
    /// secret.
    package static func roomCode() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<4).map { _ in codeLetters.randomElement(using: &generator) ?? "A" })
    }

    /// Whether a text could be a room's letters, in capitals or lower case.
    static func isRoomCode(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 4 && text.uppercased().allSatisfy(codeLetters.contains)
    }

    private static let codeLetters = Array("ABCDEFGHJKLMNPRSTUVWXYZ")
}
