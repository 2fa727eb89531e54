import Foundation
import NIOCore
import NIOWebSocket
import TriviaGame

/// Runs the room on the server's event loop. One thread owns the connections and the room.
actor RoomKeeper {
    private let loop: any EventLoop
    private let executor: any SerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    var room: Room
    private let address: String
    private let inform: @Sendable (RoomInput) -> Void
    private let listen: @Sendable (PhoneSpeech) -> Void
    private let remember: WebRoom.Remembering
    /// Completes when all changes are stored.
    private(set) var kept: EventLoopFuture<Void>
    var connections: [Int: PageConnection] = [:]
    private var lastConnection = 0
    var neighbours = Neighbours()
    var visits = Visits()
    var visitors: [Int: any Channel] = [:]
    var lastVisit = 0
    private var clock: Picture.Clock?
    private var sound = Audibility()
    private var notes: [String] = []
    /// The numbers of the looks that newcomers cannot choose.
    private var taken: [Int] = []
    private var picture: Picture?
    private var pictureAt = Duration.zero
    private var isDirty = false
    private let encoder = JSONEncoder()
    /// The pictures that the server is sending to pages.
    var pictures = PictureShelf()
    let surroundings: Surroundings

    init(
        room: Room, address: String, on loop: any EventLoop, in surroundings: Surroundings,
        inform: @escaping @Sendable (RoomInput) -> Void,
        listen: @escaping @Sendable (PhoneSpeech) -> Void = { _ in },
        remember: @escaping WebRoom.Remembering
    ) {
        self.room = room
        self.address = address
        self.loop = loop
        self.surroundings = surroundings
        executor = loop.executor
        self.inform = inform
        self.listen = listen
        self.remember = remember
        kept = loop.makeSucceededVoidFuture()
        remember(room.memory) {}
    }

    // MARK: Limits

    /// The maximum number of open pages, enough for 200 players, the screens and a host.
    static let mostConnections = 512
    /// The maximum number of connections without a role. Above the limit, the oldest connection is
    /// closed.
    static let mostStrangers = 64
    static let longestStranger = Duration.seconds(5)
    /// The longest time that a page may go without sending a message. The server expects a message
    /// from each open page every two seconds.
    static let longestSilence = Duration.seconds(15)
    static let longestStall = Duration.seconds(8)
    static let heartbeat = TimeAmount.seconds(2)
    private static let mostNotes = 8

    var now: Duration { surroundings.now() }

    // MARK: Connections

    /// Registers a page with the host's secrets in the browser's cookies, and returns its number.
    func opened(_ channel: any Channel, withSecrets secrets: [String]) -> Int {
        let strangers = connections.keys.filter { room.roles[$0] == .stranger }
        if strangers.count >= Self.mostStrangers, let oldest = strangers.min() {
            end(oldest, .policyViolation, "nothing was said")
        }
        lastConnection += 1
        connections[lastConnection] = PageConnection(channel: channel, at: now)
        room.open(
            lastConnection, from: surroundings.neighbour(channel.remoteAddress),
            withSecrets: secrets)
        return lastConnection
    }

    /// Exchanges the link's secret for the host's secret. Returns nil if the link's secret is wrong
    /// or was already used.
    func takeHostKey(_ guess: String) -> Secret? { room.takeHostKey(guess) }

    func closed(_ number: Int) {
        connections[number] = nil
        carryOut(room.close(number, at: now))
    }

    /// Counts a control frame as a message toward the page's limit.
    func count(from number: Int) { _ = isAllowed(number, 1) }

    /// Whether to handle messages from a page. Messages may still arrive from a page that is being
    /// closed.
    func hears(_ number: Int) -> Bool { connections[number]?.isEnding == false }

    private func isAllowed(_ number: Int, _ cost: Double) -> Bool {
        guard var connection = connections[number] else { return false }
        connection.heardAt = now
        let isAllowed = connection.allowance.take(cost, at: now)
        connections[number] = connection
        if !isAllowed { end(number, .policyViolation, "too much at once") }
        return isAllowed
    }

    private func end(_ number: Int, _ code: WebSocketErrorCode, _ reason: String) {
        connections[number]?.isEnding = true
        connections[number]?.close(code, reason)
    }

    func receive(_ bytes: [UInt8], from number: Int) {
        // An attempt to join counts more toward the limit than a player's message.
        let isIn = room.roles[number] != .stranger && room.roles[number] != .audience
        guard isAllowed(number, isIn ? 1 : 5) else { return }
        guard let saying = try? JSONDecoder().decode(Saying.self, from: Data(bytes)) else {
            return end(number, .unacceptableData, "no message")
        }
        carryOut(room.hear(saying, from: number, at: now))
        if saying.say == .pong || saying.say == .join || saying.say == .return { measure(number) }
        decideInTime()
    }

    /// Handles audio from a phone: signed 16-bit little-endian samples.
    func receive(sound bytes: [UInt8], from number: Int) {
        guard room.hearsPhones else { return end(number, .unacceptableData, "no message") }
        guard var connection = connections[number] else { return }
        connection.heardAt = now
        let isAllowed = connection.sound.take(Double(bytes.count), at: now)
        connections[number] = connection
        guard isAllowed else { return end(number, .policyViolation, "too much at once") }
        guard bytes.count.isMultiple(of: 2) else {
            return end(number, .unacceptableData, "half a sample")
        }
        let samples = stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        carryOut(room.hear(sound: samples, from: number))
    }

    /// Handles a press of a player's key on the keyboard.
    func press(of player: String) {
        carryOut(room.press(of: player, at: now))
        decideInTime()
    }

    private func decideInTime() {
        if let closes = room.presses?.closes, room.presses?.winner == nil { decide(at: closes) }
    }

    /// Starts the next round-trip measurement at once, unless three measurements already exist.
    private func measure(_ number: Int) {
        guard case .player(let guest) = room.roles[number],
            let trips = room.guests[guest]?.roundTrips, trips.count < 3
        else { return }
        ping(number)
    }

    private func ping(_ number: Int) {
        guard let connection = connections[number], connection.channel.isWritable else { return }
        var measurement = 0
        if case .player(let guest) = room.roles[number] {
            measurement = room.guests[guest]?.roundTrips.begin(at: now) ?? 0
        }
        tell(.ping(measurement), number)
    }

    private func decide(at deadline: Duration) {
        let wait = max((deadline - now) / .nanoseconds(1), 0)
        loop.scheduleTask(in: .nanoseconds(Int64(wait))) { [self] in
            assumeIsolated { $0.carryOut($0.room.tick(at: $0.now)) }
        }
    }

    /// Measures round-trip times, and closes the connections of dead pages. The server calls this
    /// method every two seconds.
    func beat() {
        neighbours.forget(at: now)
        carryOut(room.beat(at: now))
        for (number, connection) in connections {
            if room.roles[number] == .stranger, now - connection.since > Self.longestStranger {
                end(number, .policyViolation, "nothing was said")
            } else if now - connection.heardAt > Self.longestSilence {
                connection.channel.close(promise: nil)
            } else if connection.channel.isWritable {
                connections[number]?.stalledSince = nil
                if room.roles[number] != .stranger { ping(number) }
            } else {
                let since = connection.stalledSince ?? now
                connections[number]?.stalledSince = since
                if now - since >= Self.longestStall { connection.channel.close(promise: nil) }
            }
        }
    }

    // MARK: The game

    func show(_ effect: GameEffect, of game: Game) {
        carryOut(room.show(effect, of: game))
        if case .finished = effect { clock = nil }
    }

    func hear(volatile text: String) {
        room.stage.hear(volatile: text)
        refresh()
    }

    func introduce(title: String, mode: String) {
        room.stage.title = title
        room.stage.mode = mode
        refresh()
    }

    func update(clock: Picture.Clock?, sound: Audibility) {
        self.clock = clock
        self.sound = sound
        publish()
    }

    func note(_ text: String) {
        notes = (notes + [text]).suffix(Self.mostNotes)
        refresh()
    }

    func begin() { carryOut(room.begin()) }

    func enlargePictures() {
        room.stage.enlarge()
        refresh()
    }

    func tellHostLink() { inform(.hostLink(RoomLinks.host(at: address, with: room.hostKey))) }

    func tell(_ player: String, _ text: String) { carryOut(room.tell(player, .aside(text))) }

    func tell(_ player: String, words: String) { carryOut(room.tell(player, .words(words))) }

    private func carryOut(_ effects: [Room.Effect]) {
        for (place, effect) in effects.enumerated() {
            switch effect {
            case .tell(let number, let telling): tell(telling, number)
            case .close(let number, let reason):
                end(number, .policyViolation, reason)
            case .input(let input): inform(input)
            case .speech(let speech): listen(speech)
            case .again(let number):
                connections[number]?.me = nil
                refresh()
            case .refresh: refresh()
            case .remember: return keep(before: Array(effects[(place + 1)...]))
            }
        }
    }

    /// Stores the room before the remaining effects are carried out, so that a restart cannot lose
    /// a guest who has joined.
    private func keep(before rest: [Room.Effect]) {
        let promise = loop.makePromise(of: Void.self)
        kept = promise.futureResult
        remember(room.memory) { promise.succeed() }
        promise.futureResult.assumeIsolated().whenSuccess { [self] in
            assumeIsolated { $0.carryOut(rest) }
        }
    }

    // MARK: Sending

    /// Publishes the state at most once per iteration of the event loop.
    private func refresh() {
        guard !isDirty else { return }
        isDirty = true
        loop.execute { [self] in assumeIsolated { $0.publish() } }
    }

    private func publish() {
        isDirty = false
        let new = room.picture(address: address, clock: clock, sound: sound)
        var message: ByteBuffer?
        if !isShown(new) {
            picture = new
            pictureAt = now
            message = encoded(["picture": new])
        }
        // Each page receives the shared picture before its own state.
        for number in connections.keys { send(message, to: number) }
        taken = room.takenLooks.map(\.number).sorted()
        for number in connections.keys { sendOwn(to: number) }
    }

    /// Sends the current state to a slow page, without the states that the page has missed.
    func catchUp(_ number: Int) {
        guard connections[number]?.isBehind == true else { return }
        connections[number]?.isBehind = false
        send(picture.flatMap { encoded(["picture": $0]) }, to: number)
        sendOwn(to: number)
    }

    private func send(_ message: ByteBuffer?, to number: Int) {
        guard let connection = connections[number], let role = room.roles[number],
            role != .stranger
        else { return }
        guard connection.channel.isWritable else {
            connections[number]?.isBehind = true
            return
        }
        let isNew = !connection.isShown
        if let first = message ?? (isNew ? picture.flatMap { encoded(["picture": $0]) } : nil) {
            connection.send(first)
            connections[number]?.isShown = true
        }
    }

    private func sendOwn(to number: Int) {
        guard let connection = connections[number], connection.channel.isWritable,
            let role = room.roles[number]
        else { return }
        switch role {
        case .player(let guest):
            guard let me = room.me(guest), me != connection.me else { return }
            connections[number]?.me = me
            if let text = encoded(["me": me]) { connection.send(text) }
        case .host:
            let host = room.hostPicture(notes: notes)
            guard host != connection.host else { return }
            connections[number]?.host = host
            if let text = encoded(["host": host]) { connection.send(text) }
        // A phone that has not joined shows the available looks.
        case .audience:
            guard taken != connection.taken else { return }
            connections[number]?.taken = taken
            if let text = encoded(["taken": taken]) { connection.send(text) }
        case .stranger: break
        }
    }

    /// Whether pages already show this picture. Pages run their own clocks, so a changed clock
    /// makes a picture different only if the clock has jumped.
    private func isShown(_ new: Picture) -> Bool {
        guard var old = picture else { return false }
        if let clock = old.clock, let wanted = new.clock, clock.of == wanted.of {
            let expected = max(clock.left - (now - pictureAt) / .seconds(1), 0)
            if abs(expected - wanted.left) < Self.clockSlack { old.clock = new.clock }
        }
        return old == new
    }

    private static let clockSlack = 0.25

    private func tell(_ telling: Telling, _ number: Int) {
        let message =
            switch telling {
            case .welcome(let welcome): encoded(["welcome": welcome])
            case .no(let why): encoded(["no": why])
            case .aside(let text): encoded(["aside": text])
            case .words(let text): encoded(["words": text])
            case .elsewhere: encoded(["elsewhere": true])
            case .ping(let measurement): encoded(["ping": measurement])
            }
        if let message { connections[number]?.send(message) }
    }

    private func encoded(_ value: some Encodable) -> ByteBuffer? {
        (try? encoder.encode(value)).map { ByteBuffer(bytes: $0) }
    }
}
