/// A sign (an animal) in a color. Every player in the room has a different pair.
struct Look: Sendable, Hashable, Codable {
    /// The index of the sign, which the pages map to an animal.
    var sign: Int
    /// The index of the color, which the pages map to an actual color.
    var colour: Int

    /// The number of animals in signs.js. There are more pairs of sign and color than guests.
    static let signs = 28
    static let colours = 8

    static let all = (0..<signs).flatMap { sign in
        (0..<colours).map { Look(sign: sign, colour: $0) }
    }

    /// The pair as a single number, for messages to pages.
    var number: Int { sign * Self.colours + colour }

    var isKnown: Bool {
        (0..<Self.signs).contains(sign) && (0..<Self.colours).contains(colour)
    }
}
