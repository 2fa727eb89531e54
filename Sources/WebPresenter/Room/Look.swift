/// A player's sign in a colour. Nobody else in the room has the same pair.
struct Look: Sendable, Hashable, Codable {
    /// The number of the sign, from 0. The pages map it to an animal.
    var sign: Int
    /// The number of the colour, from 0. The pages map it to a colour.
    var colour: Int

    /// The number of animals in signs.js. With the colours, they make more pairs than a room has
    /// guests.
    static let signs = 28
    static let colours = 8

    static let all = (0..<signs).flatMap { sign in
        (0..<colours).map { Look(sign: sign, colour: $0) }
    }

    /// The pair as one number, for messages to pages.
    var number: Int { sign * Self.colours + colour }

    var isKnown: Bool {
        (0..<Self.signs).contains(sign) && (0..<Self.colours).contains(colour)
    }
}
