import Languages
import TriviaGame

/// The people in a room and their permissions. A `Room` receives messages and returns effects.
struct Room: Sendable {
    enum Role: Sendable, Hashable {
        /// A page that has no role yet.
        case stranger
        /// A view-only page: a screen, or a phone that has not joined.
        case audience
        case player(Int)
        case host
    }

    enum Effect: Sendable, Hashable {
        case tell(connection: Int, Telling)
        /// Send this reason to the page, and close the page's connection.
        case close(connection: Int, String)
        case input(RoomInput)
        /// Pass on a part of what a player says into a phone.
        case speech(PhoneSpeech)
        /// Resend a page's own state, because its request had no effect.
        case again(connection: Int)
        /// Send the changed picture to all pages.
        case refresh
        /// Store the changed guests before you carry out the effects that follow.
        case remember
    }

    /// The maximum number of guests with phones.
    static let mostGuests = 200
    /// The maximum number of guests from one network address. All phones behind the same router
    /// share an address.
    static let mostOfMachine = 64
    /// The maximum number of view-only pages, so that players and a host can always connect.
    static let mostAudience = 240
    /// How long a phone may be unreachable before it loses its place in a full room.
    static let longestAway = Duration.seconds(60)

    let code: String
    /// The host's secret, which browsers store in a cookie after they open the host's link.
    let hostSecret: Secret
    /// The secret in the host's link, which works once.
    private(set) var hostKey = Secret()
    /// The teams at the start of the game. If there are teams, every guest chooses a team.
    let teams: [String]
    /// Whether players can answer by speaking into their phones.
    let hearsPhones: Bool
    /// Whether the game records spoken answers. The phones tell the players that their answers are
    /// recorded.
    let recordsPhones: Bool
    /// Translates messages for phones.
    let say: Sentences

    var roles: [Int: Role] = [:]
    /// The addresses of pages on other machines, by connection.
    var machines: [Int: String] = [:]
    /// The connections of browsers that opened the host's link.
    private var hostConnections: Set<Int> = []
    var guests: [Int: Guest] = [:]
    /// The guests who left the game. Guests who have left keep their points.
    var departed: [Int: Guest] = [:]
    /// The guests whom the host removed and who cannot return.
    var sentAway: [Int: Guest] = [:]
    /// The looks of teams, and of players at the keyboard.
    var seatLooks: [String: Look] = [:]
    var lastGuest = 0
    var newcomers = Newcomers()
    /// The seats without a reachable phone, as last reported to the game.
    var absent: Set<String> = []
    /// Whether the lobby is still waiting for players.
    var isOpenLobby: Bool
    var stage = Stage()
    var game: Game? { didSet { seating = game.map(Seating.init) } }
    var seating: Seating?
    var presses: PressOrder?
    /// The current utterances from phones, by guest.
    var talks: [Int: Talk] = [:]
    var lastTalk = 0
    var effects: [Effect] = []
    let draw: @Sendable (Int) -> Int

    /// Creates a room, or restores a saved room. `draw` returns a random index below the number of
    /// tied guests.
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

    /// Registers a page from `machine`, with the host's secrets from the browser's cookies.
    /// `machine` is nil for the server's own machine.
    mutating func open(
        _ connection: Int, from machine: String? = nil, withSecrets secrets: [String] = []
    ) {
        roles[connection] = .stranger
        machines[connection] = machine
        if secrets.contains(where: hostSecret.matches) { hostConnections.insert(connection) }
    }

    /// Returns the host's secret in exchange for the secret in the host's link. The link works
    /// only once.
    mutating func takeHostKey(_ guess: String) -> Secret? {
        guard hostKey.matches(guess) else { return nil }
        hostKey = Secret()
        return hostSecret
    }

    /// Removes a closed page. The player whose page was closed may return.
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
        // Round-trip times are measured only for players.
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
        case (.enlarge, .host): enlargePictures()
        default: refuse(connection, say("You cannot do that here."))
        }
        return effects
    }

    /// Reports changes in the list of unreachable players. Call this method regularly.
    mutating func beat(at now: Duration) -> [Effect] {
        effects = []
        let bySeat = Dictionary(grouping: guests.values) { $0.seat }
        tell(absent: Set(bySeat.filter { $1.allSatisfy { $0.isAbsent(at: now) } }.keys))
        return effects
    }

    mutating func tell(absent now: Set<String>) {
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
            return effects.append(.close(connection: connection, "too many people are watching"))
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
    var isHosted: Bool { roles.values.contains(.host) }

    // MARK: The host

    private mutating func obey(_ saying: Saying) {
        guard let line = saying.text, line.hasPrefix("{"), !line.contains("\n") else { return }
        effects.append(.input(.host(line: line)))
    }

    private mutating func enlargePictures() {
        stage.enlarge()
        effects.append(.refresh)
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

    /// The players at the keyboard; empty if the seats belong to teams.
    var withoutPhone: [String] {
        guard teams.isEmpty, let game else { return [] }
        let seats = Set(guests.values.map(\.seat))
        return game.seats.map { game.standings[$0].player.name }.filter { !seats.contains($0) }
    }

    /// Closes the lobby and starts the game with its players.
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
