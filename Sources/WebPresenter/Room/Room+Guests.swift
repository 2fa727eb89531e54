import Languages
import TriviaGame

// Handles players who join, leave and return.
extension Room {
    mutating func join(_ saying: Saying, _ connection: Int, at now: Duration) {
        guard saying.code?.uppercased() == code else {
            return refuse(
                connection, say("That is not this room’s code. Look for the code on the screen."))
        }
        guard sentAway.guest(by: saying.token) == nil else {
            return refuse(connection, say("The host removed you from the game."))
        }
        guard let name = saying.name.flatMap(GuestName.read) else {
            return refuse(
                connection,
                say(
                    "A name must contain a letter or a digit, because some screens cannot show other symbols."
                ))
        }
        guard !GuestName.isTooLong(name) else {
            return refuse(
                connection,
                say("A name can have up to \(GuestName.longest) letters. Please shorten it."))
        }
        var team: String?
        if !teams.isEmpty {
            guard let wanted = teams.first(where: { $0 == saying.team }) else {
                return refuse(connection, say("Please choose your team."))
            }
            team = wanted
        }
        if let guest = guests.guest(wishing: saying.wish, named: name) {
            return seat(guest.number, connection)
        }
        let former = former(saying.token, named: name)
        guard !isTaken(name, of: team, by: former) else {
            return refuse(connection, say("“\(name)” is taken. Please choose another name."))
        }
        guard let look = look(wishedBy: saying, former: former) else {
            return refuse(
                connection,
                say(
                    "Another player already has this symbol in this color. Please choose a different one."
                ))
        }
        let machine = machines[connection]
        if let machine {
            let own = guests.values.filter { $0.machine == machine }
            guard makeRoom(among: own, most: Self.mostOfMachine, at: now) else {
                return refuse(
                    connection,
                    say(
                        "\(Self.mostOfMachine) players have already joined from your address, so no more can join from it."
                    ))
            }
        }
        guard makeRoom(among: Array(guests.values), most: Self.mostGuests, at: now) else {
            return refuse(
                connection, say("The room is full: \(Self.mostGuests) players have joined."))
        }
        if !isOpenLobby {
            guard game?.isOver != true, newcomers.admit(from: machine) else {
                return refuse(connection, say("No more players can join this game."))
            }
        }
        var guest = former ?? newGuest(name, of: team)
        guest.wish = Guest.wish(saying.wish)
        guest.look = look
        departed[guest.number] = nil
        guests[guest.number] = guest
        effects.append(.remember)
        seat(guest.number, connection)
        if team == nil, !isOpenLobby { effects.append(.input(.joined(guest.name))) }
    }

    private mutating func newGuest(_ name: String, of team: String?) -> Guest {
        lastGuest += 1
        return Guest(
            number: lastGuest, secret: Secret(), name: name, team: team, colour: 0)
    }

    /// The guest who left and now returns with the same phone, name and points.
    private func former(_ token: String?, named name: String) -> Guest? {
        departed.guest(by: token).flatMap {
            Player.looksAlike($0.name, name) ? $0 : nil
        }
    }

    /// Whether a guest, a player in the standings or the host has this name. Ignores the returning
    /// guest `former`.
    private func isTaken(_ name: String, of team: String?, by former: Guest?) -> Bool {
        func isAlike(_ other: String) -> Bool { Player.looksAlike(other, name) }
        if guests.values.contains(where: { $0.team == team && isAlike($0.name) }) { return true }
        if isHosted, ["Host", "The host"].contains(where: isAlike) { return true }
        guard team == nil, former == nil, let game else { return false }
        return game.standings.contains { isAlike($0.player.name) }
    }

    /// Whether there is a place for one more guest. If necessary, removes the guest who has been
    /// away longest.
    private mutating func makeRoom(among guests: [Guest], most: Int, at now: Duration) -> Bool {
        guard guests.count >= most else { return true }
        let away = guests.filter { $0.connection == nil }
        guard let longest = away.min(by: { ($0.awaySince ?? now) < ($1.awaySince ?? now) }),
            let since = longest.awaySince, now - since >= Self.longestAway
        else { return false }
        forget(longest)
        return true
    }

    mutating func comeBack(_ saying: Saying, _ connection: Int) {
        guard let guest = guests.guest(by: saying.token) else {
            return refuse(
                connection, say("The game does not recognize this phone. Please join again."))
        }
        seat(guest.number, connection)
    }

    private mutating func seat(_ number: Int, _ connection: Int) {
        guard var guest = guests[number] else { return }
        // A player has only one phone, so the room closes the older page.
        if let other = guest.connection, other != connection {
            roles[other] = .stranger
            breakOffTalk(of: number)
            effects.append(.tell(connection: other, .elsewhere))
            effects.append(.close(connection: other, "opened elsewhere"))
        }
        guest.connection = connection
        guest.machine = machines[connection]
        guest.awaySince = nil
        guest.roundTrips = RoundTrips()
        guests[number] = guest
        roles[connection] = .player(number)
        let welcome = Welcome(token: guest.token, name: guest.name)
        effects.append(.tell(connection: connection, .welcome(welcome)))
        tell(absent: absent.subtracting([guest.seat]))
        effects.append(.refresh)
        tellWhoWaits()
    }

    mutating func leave(_ number: Int) {
        guard let guest = guests[number] else { return }
        forget(guest)
    }

    mutating func forget(_ guest: Guest) {
        breakOffTalk(of: guest.number)
        guests[guest.number] = nil
        if guest.team == nil, !isOpenLobby {
            var gone = guest
            gone.connection = nil
            departed[guest.number] = gone
        }
        presses?.forget(guest.number)
        if presses?.presses.isEmpty == true { presses = nil }
        effects.append(.remember)
        if let connection = guest.connection {
            roles[connection] = .stranger
            effects.append(.close(connection: connection, "left"))
        }
        if guest.team == nil, !isOpenLobby { effects.append(.input(.left(guest.name))) }
        effects.append(.refresh)
        tellWhoWaits()
    }

    private mutating func tellWhoWaits() {
        guard isOpenLobby else { return }
        let names = guests.values.sorted { $0.number < $1.number }.map(\.name)
        effects.append(.input(.waiting(names)))
    }
}
