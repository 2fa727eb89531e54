import Languages
import TriviaGame

/// The people in a room, and what they may do. The room is a value without sockets and clocks: it
/// receives messages and returns effects.
struct Room: Sendable {
    enum Role: Sendable, Hashable {
        /// A page that has not sent its role yet.
        case stranger
        /// A page that only watches: a screen, or a phone that has not joined.
        case audience
        case player(Int)
        case host
    }

    enum Effect: Sendable, Hashable {
        case tell(connection: Int, Telling)
        /// Close the page's connection with this reason.
        case close(connection: Int, String)
        case input(RoomInput)
        /// Part of a player's speech from a phone.
        case speech(PhoneSpeech)
        /// Send a page its own state again, because its request had no effect.
        case again(connection: Int)
        /// The shared picture has changed.
        case refresh
        /// The guests have changed. The effects after this one wait until they are stored.
        case remember
    }

    /// The maximum number of guests with phones.
    static let mostGuests = 200
    /// The maximum number of pages that only watch. Players and a host therefore always get a
    /// connection.
    static let mostAudience = 240
    /// In a full room, a phone that was unreachable for this long loses its place to a newcomer.
    static let longestAway = Duration.seconds(60)

    let code: String
    /// The secret of hosts. Only browsers that opened the host's link have it, as a cookie.
    let hostSecret: Secret
    /// The secret in the host's link. It works once.
    private(set) var hostKey = Secret()
    /// The teams at the start. If there are any, every guest chooses one.
    let teams: [String]
    /// Whether players can answer by voice with their phones.
    let hearsPhones: Bool
    /// Whether the game records these answers. The phones show this before players speak.
    let recordsPhones: Bool
    /// Translates messages for phones into the language of the game.
    let say: Sentences

    private(set) var roles: [Int: Role] = [:]
    /// The addresses of pages on other machines, by connection.
    private var machines: [Int: String] = [:]
    /// The connections of browsers that opened the host's link.
    private var hostConnections: Set<Int> = []
    var guests: [Int: Guest] = [:]
    /// Guests who left the game. Their points stay in the standings.
    var departed: [Int: Guest] = [:]
    /// Guests whom the host removed. They cannot return during this game.
    private(set) var sentAway: [Int: Guest] = [:]
    /// The looks of teams, and of players at the keyboard.
    var seatLooks: [String: Look] = [:]
    private var lastGuest = 0
    private var newcomers = Newcomers()
    /// Seats without a reachable phone, as last reported to the game.
    private var absent: Set<String> = []
    /// Whether the lobby still waits for players.
    var isOpenLobby: Bool
    var stage = Stage()
    var game: Game? { didSet { seating = game.map(Seating.init) } }
    private(set) var seating: Seating?
    var presses: PressOrder?
    /// The current utterances from phones, by guest.
    var talks: [Int: Talk] = [:]
    var lastTalk = 0
    var effects: [Effect] = []
    let draw: @Sendable (Int) -> Int

    /// - Parameters:
    ///   - memory: The room before the program ended. Nil for a new room.
    ///   - hearsPhones: Whether players can answer by voice with their phones.
    ///   - recordsPhones: Whether the game records these answers.
    ///   - say: Translates the messages for phones.
    ///   - draw: Chooses randomly among this number of tied guests.
    init(
        teams: [String] = [], isOpenLobby: Bool = true, memory: RoomMemory? = nil,
        at now: Duration = .zero, hearsPhones: Bool = false, recordsPhones: Bool = false,
        say: Sentences = Sentences(),
        draw: @escaping @Sendable (Int) -> Int = { Int.random(in: 0..<$0) }
    ) {
        code = memory?.code ?? Secret.roomCode()
        hostSecret = memory?.hostSecret ?? Secret()
        self.teams = teams
        self.hearsPhones = hearsPhones
        self.recordsPhones = recordsPhones
        self.say = say
        self.isOpenLobby = isOpenLobby
        self.draw = draw
        guests = Self.returning(memory, to: teams, at: now)
        if !isOpenLobby {
            for guest in memory?.departed ?? [] { departed[guest.number] = guest }
            for guest in memory?.sentAway ?? [] { sentAway[guest.number] = guest }
        }
        let known = (memory?.guests ?? []) + departed.values + sentAway.values
        lastGuest = known.map(\.number).max() ?? 0
        seatLooks = memory?.seatLooks?.filter { !isOpenLobby || teams.contains($0.key) } ?? [:]
        giveMissingSigns()
        _ = giveLooks(to: teams)
    }

    // MARK: Connections

    /// - Parameters:
    ///   - machine: The address of the page's machine. Nil for this machine.
    ///   - secrets: The host's secrets from its browser.
    mutating func open(
        _ connection: Int, from machine: String? = nil, withSecrets secrets: [String] = []
    ) {
        roles[connection] = .stranger
        machines[connection] = machine
        if secrets.contains(where: hostSecret.matches) { hostConnections.insert(connection) }
    }

    /// Exchanges the secret in the host's link for the host's secret. After that, the link no
    /// longer works.
    mutating func takeHostKey(_ guess: String) -> Secret? {
        guard hostKey.matches(guess) else { return nil }
        hostKey = Secret()
        return hostSecret
    }

    /// Removes a closed page. Its player may return.
    mutating func close(_ connection: Int, at now: Duration) -> [Effect] {
        effects = []
        if case .player(let number) = roles[connection] {
            guests[number]?.connection = nil
            guests[number]?.awaySince = now
            breakOffTalk(of: number)
            effects.append(.refresh)
        }
        let wasHosted = isHosted
        roles[connection] = nil
        machines[connection] = nil
        hostConnections.remove(connection)
        if wasHosted, !isHosted { effects.append(.input(.hosting(false))) }
        return effects
    }

    /// Handles a message from a page.
    mutating func hear(_ saying: Saying, from connection: Int, at now: Duration) -> [Effect] {
        effects = []
        guard let role = roles[connection] else { return [] }
        switch (saying.say, role) {
        case (.watch, .stranger): watch(connection)
        case (.watch, _): break
        case (.host, .stranger): enterHost(connection)
        case (.join, .stranger), (.join, .audience): join(saying, connection, at: now)
        case (.return, .stranger): comeBack(saying, connection)
        case (.pong, .player(let number)):
            guests[number]?.roundTrips.end(saying.number ?? 0, at: now)
        // Other pages have no measurement. Their pong only shows that they are alive.
        case (.pong, _): break
        case (.buzz, .player(let number)): buzz(number, saying, at: now)
        case (.answer, .player(let number)): answer(number, saying)
        case (.choose, .player(let number)): choose(number, saying)
        case (.pass, .player(let number)): pass(number, saying)
        case (.wager, .player(let number)): wager(number, saying)
        case (.pick, .player(let number)): pick(number, saying)
        case (.talk, .player(let number)): beginTalk(number, saying)
        case (.talked, .player(let number)): endTalk(of: number)
        case (.leave, .player(let number)): leave(number)
        case (.line, .host): obey(saying)
        case (.remove, .host): remove(saying)
        default: refuse(connection, say("You cannot do that here."))
        }
        return effects
    }

    /// Tells the game which players are unreachable, if that has changed. Call this regularly.
    mutating func beat(at now: Duration) -> [Effect] {
        effects = []
        let bySeat = Dictionary(grouping: guests.values) { $0.seat }
        tell(absent: Set(bySeat.filter { $1.allSatisfy { $0.isAbsent(at: now) } }.keys))
        return effects
    }

    private mutating func tell(absent now: Set<String>) {
        guard !isOpenLobby, now != absent else { return }
        absent = now
        effects.append(.input(.absent(now.sorted())))
    }

    mutating func refuse(_ connection: Int, _ why: String) {
        effects.append(.tell(connection: connection, .no(why)))
    }

    private mutating func enter(_ connection: Int, as role: Role) {
        roles[connection] = role
        effects.append(.refresh)
    }

    private mutating func watch(_ connection: Int) {
        guard roles.values.count(where: { $0 == .audience }) < Self.mostAudience else {
            return effects.append(.close(connection: connection, "too many look on"))
        }
        enter(connection, as: .audience)
    }

    private mutating func enterHost(_ connection: Int) {
        guard hostConnections.contains(connection) else {
            refuse(connection, say("This page is only for the host."))
            return effects.append(.close(connection: connection, "not the host"))
        }
        if !isHosted { effects.append(.input(.hosting(true))) }
        enter(connection, as: .host)
    }

    /// Whether a host's page is open.
    private var isHosted: Bool { roles.values.contains(.host) }

    // MARK: Coming and going

    private mutating func join(_ saying: Saying, _ connection: Int, at now: Duration) {
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
                    "A name needs a letter or a digit, because some screens cannot show other symbols."
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
                return refuse(connection, say("Please choose the team that you play for."))
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
                    "Another player already has this symbol in this colour. Please choose a different one."
                ))
        }
        let machine = machines[connection]
        if let machine {
            let own = guests.values.filter { $0.machine == machine }
            guard makeRoom(among: own, most: Neighbours.mostPages, at: now) else {
                return refuse(
                    connection,
                    say(
                        "\(Neighbours.mostPages) players have already joined from your address, so no more can join from it."
                    ))
            }
        }
        guard makeRoom(among: Array(guests.values), most: Self.mostGuests, at: now) else {
            return refuse(
                connection, say("The room is full: \(Self.mostGuests) players have joined."))
        }
        if !isOpenLobby {
            guard game?.isOver != true, newcomers.admit(from: machine) else {
                return refuse(connection, say("This game accepts no more players."))
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

    /// The guest who left and returns on the same phone with the same name. This guest gets the
    /// points back.
    private func former(_ token: String?, named name: String) -> Guest? {
        departed.guest(by: token).flatMap {
            Player.look(of: $0.name) == Player.look(of: name) ? $0 : nil
        }
    }

    /// Whether a guest, or a player with points, already has this name. In a team, only the names
    /// of its members count.
    ///
    /// - Parameter former: The guest who left and now returns, if any. The points under this name
    ///   belong to this guest.
    private func isTaken(_ name: String, of team: String?, by former: Guest?) -> Bool {
        let look = Player.look(of: name)
        if guests.values.contains(where: { $0.team == team && Player.look(of: $0.name) == look }) {
            return true
        }
        guard team == nil, former == nil, let game else { return false }
        return game.standings.contains { Player.look(of: $0.player.name) == look }
    }

    /// Whether there is room for one more guest. If not, the guest who was unreachable longest
    /// loses the place, after at least a minute.
    private mutating func makeRoom(among guests: [Guest], most: Int, at now: Duration) -> Bool {
        guard guests.count >= most else { return true }
        let away = guests.filter { $0.connection == nil }
        guard let longest = away.min(by: { ($0.awaySince ?? now) < ($1.awaySince ?? now) }),
            let since = longest.awaySince, now - since >= Self.longestAway
        else { return false }
        forget(longest)
        return true
    }

    private mutating func comeBack(_ saying: Saying, _ connection: Int) {
        guard let guest = guests.guest(by: saying.token) else {
            return refuse(connection, say("This game does not know this phone. Please join again."))
        }
        seat(guest.number, connection)
    }

    private mutating func seat(_ number: Int, _ connection: Int) {
        guard var guest = guests[number] else { return }
        // A player has one phone. The page that was open before closes and shows why.
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

    private mutating func leave(_ number: Int) {
        guard let guest = guests[number] else { return }
        forget(guest)
    }

    private mutating func forget(_ guest: Guest) {
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

    // MARK: The host

    private mutating func obey(_ saying: Saying) {
        guard let line = saying.text, line.hasPrefix("{"), !line.contains("\n") else { return }
        effects.append(.input(.host(line: line)))
    }

    private mutating func remove(_ saying: Saying) {
        for guest in guests.values where guest.seat == saying.name {
            if let connection = guest.connection {
                refuse(connection, say("The host removed you from the game."))
            }
            forget(guest)
            var gone = guest
            gone.connection = nil
            sentAway[guest.number] = gone
        }
    }

    /// Players who joined at the keyboard. Empty if seats are teams.
    var withoutPhone: [String] {
        guard teams.isEmpty, let game else { return [] }
        let seats = Set(guests.values.map(\.seat))
        return game.seats.map { game.standings[$0].player.name }.filter { !seats.contains($0) }
    }

    /// Closes the lobby. All players in it take part.
    mutating func begin() -> [Effect] {
        effects = []
        guard isOpenLobby else { return [] }
        let here = guests.values.filter { $0.team == nil }.sorted { $0.number < $1.number }
        if here.isEmpty, teams.isEmpty, withoutPhone.isEmpty { return [.input(.begin([]))] }
        isOpenLobby = false
        effects.append(.input(.begin(here.map(\.name))))
        return effects
    }
}
