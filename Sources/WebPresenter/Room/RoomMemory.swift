/// What makes a room the same one again after its program has ended: its letters, the host's secret, and
/// who its phones are.
package struct RoomMemory: Sendable, Hashable, Codable {
    var code: String
    var hostSecret: Secret
    var guests: [Guest]
    /// Who has left the game and may come again; absent in the files of earlier versions.
    var departed: [Guest]?
    /// Who was sent away; absent in the files of earlier versions.
    var sentAway: [Guest]?
}

extension Room {
    var memory: RoomMemory {
        RoomMemory(
            code: code, hostSecret: hostSecret,
            guests: guests.values.sorted { $0.number < $1.number },
            departed: departed.values.sorted { $0.number < $1.number },
            sentAway: sentAway.values.sorted { $0.number < $1.number })
    }

    /// Those who were here before are away until their phones come back. Who played for a team that is no
    /// more, or for none where there are teams now, joins anew.
    static func returning(
        _ memory: RoomMemory?, to teams: [String], at now: Duration
    ) -> [Int: Guest] {
        var guests: [Int: Guest] = [:]
        for var guest in memory?.guests ?? [] {
            guard guest.team.map(teams.contains) ?? true else { continue }
            // The next game of the same program has other pages by the same numbers.
            guest.connection = nil
            guest.awaySince = now
            guests[guest.number] = guest
        }
        return guests
    }
}
