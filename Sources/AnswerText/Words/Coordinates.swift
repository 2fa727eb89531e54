/// Written coordinates, like "51°30′N". After degrees, the signs ′ and ″ mean minutes and seconds.
package enum Coordinates {
    /// The unit that a symbol after a number stands for.
    package static func part(_ sign: UInt32) -> String? {
        switch sign {
        case 0x27, 0x2019, 0x2032: "minutes"
        case 0x22, 0x201D, 0x2033: "seconds"
        default: nil
        }
    }

    /// The direction that a lowercase letter stands for, such as "north" for "n".
    package static func direction(_ letter: UInt8) -> String? {
        ["north", "south", "east", "west"].first { $0.utf8.first == letter }
    }

    /// The units after which a letter stands for a direction.
    package static let parts: Set<String> = ["degrees", "minutes", "seconds"]
}
