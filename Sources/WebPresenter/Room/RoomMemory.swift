/// The stored state with which a room can continue after the program ended: its code, the host's
/// secret and its guests.
package struct RoomMemory: Sendable, Hashable, Codable {
    var code: String
    var hostSecret: Secret
    var guests: [Guest]
    /// Guests who left the game and may return. Absent in files of earlier versions.
    var departed: [Guest]?
    /// Guests whom the host removed. Absent in files of earlier versions.
    var sentAway: [Guest]?
    /// The looks of seats without a guest. Absent in files of earlier versions.
    var seatLooks: [String: Look]?

    /// Whether a player has a phone.
    package func hasPhone(of player: String) -> Bool { guests.contains { $0.seat == player } }
}

extension Room {
    var memory: RoomMemory {
        RoomMemory(
            code: code, hostSecret: hostSecret,
            guests: guests.values.sorted { $0.number < $1.number },
            departed: departed.values.sorted { $0.number < $1.number },
            sentAway: sentAway.values.sorted { $0.number < $1.number }, seatLooks: seatLooks)
    }

    /// The guests of an earlier room. They are away until their phones return. A guest without an
    /// existing team must join again.
    static func returning(
        _ memory: RoomMemory?, to teams: [String], at now: Duration
    ) -> [Int: Guest] {
        var guests: [Int: Guest] = [:]
        for var guest in memory?.guests ?? [] {
            guard guest.team.map(teams.contains) ?? true else { continue }
            // The next game of the same program reuses connection numbers for other pages.
            guest.connection = nil
            guest.awaySince = now
            guests[guest.number] = guest
        }
        return guests
    }
}
