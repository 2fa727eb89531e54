/// A sign (an animal) in a color. No two players have the same combination.
struct Look: Sendable, Hashable, Codable {
    /// The index of the look's sign.
    var sign: Int
    /// The index of the color.
    var colour: Int

    /// The number of animals in signs.js.
    static let signs = 28
    static let colours = 8

    static let all = (0..<signs).flatMap { sign in
        (0..<colours).map { Look(sign: sign, colour: $0) }
    }

    /// The sign and color as a single number, for messages.
    var number: Int { sign * Self.colours + colour }

    var isKnown: Bool {
        (0..<Self.signs).contains(sign) && (0..<Self.colours).contains(colour)
    }
}
