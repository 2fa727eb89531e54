/// The stored state of a room: the code, the host's secret and the guests.
package struct RoomMemory: Sendable, Hashable, Codable {
    var code: String
    var hostSecret: Secret
    var guests: [Guest]
    /// The guests who left the game; absent in files from earlier versions.
    var departed: [Guest]?
    /// The guests whom the host removed; absent in files from earlier versions.
    var sentAway: [Guest]?
    /// The looks of seats without a guest; absent in files from earlier versions.
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

    /// The guests of an earlier room, except guests whose teams no longer exist. Every guest is
    /// away until the guest's phone reconnects.
    static func returning(
        _ memory: RoomMemory?, to teams: [String], at now: Duration
    ) -> [Int: Guest] {
        var guests: [Int: Guest] = [:]
        for var guest in memory?.guests ?? [] {
            guard guest.team.map(teams.contains) ?? true else { continue }
            // Connections are numbered anew in each game.
            guest.connection = nil
            guest.awaySince = now
            guests[guest.number] = guest
        }
        return guests
    }
}
