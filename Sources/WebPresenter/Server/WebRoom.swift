import Foundation
package import Languages
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOWebSocket
package import QuestionBank
package import TriviaGame

/// A web server that shows a game on a shared screen and on phones.
package final class WebRoom: Sendable {
    /// The certificate and the key for secure connections.
    package struct Security: Sendable, Hashable {
        /// The paths of the PEM files.
        package var certificate: String
        package var key: String

        package init(certificate: String, key: String) {
            self.certificate = certificate
            self.key = key
        }
    }

    package struct Settings: Sendable {
        package var address: String
        /// The ports to try in order. Port 0 means any free port.
        package var ports: [Int]
        /// The teams at the start of the game. If there are teams, each guest chooses a team.
        package var teams: [String]
        /// Whether the game waits for players before it begins.
        package var hasLobby: Bool
        /// The stored state of the room to restore; nil for a new room.
        package var memory: RoomMemory?
        /// Whether players can answer by speaking into their phones.
        package var hearsPhones: Bool
        /// Whether the game records spoken answers.
        package var recordsPhones: Bool
        /// The files for secure connections, which spoken answers require; nil for plain pages.
        package var security: Security?
        /// The language of pages and messages.
        package var language: Language
        /// The folder that contains the questions' pictures; nil without pictures.
        package var media: MediaFolder?

        package init(
            address: String, ports: [Int], teams: [String], hasLobby: Bool = true,
            memory: RoomMemory? = nil, hearsPhones: Bool = false,
            recordsPhones: Bool = false, security: Security? = nil,
            language: Language = .english, media: MediaFolder? = nil
        ) {
            self.address = address
            self.ports = ports
            self.teams = teams
            self.hasLobby = hasLobby
            self.memory = memory
            self.hearsPhones = hearsPhones
            self.recordsPhones = recordsPhones
            self.security = security
            self.language = language
            self.media = media
        }
    }

    /// A closure that stores a room and then calls `done`.
    package typealias Remembering =
        @Sendable (RoomMemory, _ done: @escaping @Sendable () -> Void) -> Void

    package let links: RoomLinks
    private let keeper: RoomKeeper
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel

    private init(
        links: RoomLinks, keeper: RoomKeeper, group: MultiThreadedEventLoopGroup,
        listener: any Channel
    ) {
        self.links = links
        self.keeper = keeper
        self.group = group
        self.listener = listener
    }

    /// Opens the room. Throws ``WebRoomError`` if the address or the ports cannot be used.
    ///
    /// The closures are called on the server's thread. A phone counts as joined as soon as
    /// `remember` calls `done`.
    package static func open(
        _ settings: Settings, remember: @escaping Remembering = { $1() },
        listen: @escaping @Sendable (PhoneSpeech) -> Void = { _ in },
        receive: @escaping @Sendable (RoomInput) -> Void
    ) async throws -> WebRoom {
        try await open(
            settings, in: Surroundings(), remember: remember, listen: listen, receive: receive)
    }

    static func open(
        _ settings: Settings, in surroundings: Surroundings,
        remember: @escaping Remembering = { $1() },
        listen: @escaping @Sendable (PhoneSpeech) -> Void = { _ in },
        receive: @escaping @Sendable (RoomInput) -> Void
    ) async throws -> WebRoom {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
            return try await open(
                settings, in: surroundings, on: group, remember: remember, listen: listen,
                receive: receive)
        } catch {
            try? await group.shutdownGracefully()
            throw WebRoomError(error, settings)
        }
    }

    private static func open(
        _ settings: Settings, in surroundings: Surroundings,
        on group: MultiThreadedEventLoopGroup,
        remember: @escaping Remembering,
        listen: @escaping @Sendable (PhoneSpeech) -> Void,
        receive: @escaping @Sendable (RoomInput) -> Void
    ) async throws -> WebRoom {
        let loop = group.next()
        let security = try settings.security.map { try NIOSSLContext($0) }
        let room = Room(
            teams: settings.teams, isOpenLobby: settings.hasLobby, memory: settings.memory,
            at: surroundings.now(), hearsPhones: settings.hearsPhones,
            recordsPhones: settings.recordsPhones, say: settings.language.sentences)
        // Connections must wait until the links, which contain the port, are known.
        let door = loop.makePromise(of: Door.self)
        // A promise must be completed even if the room cannot be opened.
        defer { door.fail(ChannelError.alreadyClosed) }
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(
                .writeBufferWaterMark,
                value: ChannelOptions.Types.WriteBufferWaterMark(low: 16_384, high: 131_072)
            )
            .childChannelInitializer { channel in
                door.futureResult.flatMapThrowing { try $0.admit(channel) }
            }
        let listener = try await Self.listener(bootstrap, settings)
        let port = listener.localAddress?.port ?? 0
        let links = RoomLinks(
            address: settings.address, port: port, code: room.code, hostKey: room.hostKey)
        let keeper = RoomKeeper(
            room: room, address: links.typed, on: loop, in: surroundings, inform: receive,
            listen: listen, remember: remember)
        let site = Site(
            files: PageFiles(), joinCode: QRCode(links.join)?.svg ?? "",
            language: PageLanguage(settings.language), machine: ProcessInfo.processInfo.hostName,
            media: settings.media)
        door.succeed(
            Door(keeper: keeper, site: site, cookie: HostCookie(port: port), security: security))
        _ = loop.scheduleRepeatedTask(
            initialDelay: RoomKeeper.heartbeat, delay: RoomKeeper.heartbeat
        ) { _ in keeper.assumeIsolated { $0.beat() } }
        return WebRoom(links: links, keeper: keeper, group: group, listener: listener)
    }

    private static func listener(
        _ bootstrap: ServerBootstrap, _ settings: Settings
    ) async throws -> any Channel {
        for port in settings.ports.dropLast() {
            do {
                return try await bootstrap.bind(host: settings.address, port: port).get()
            } catch let error as IOError where error.errnoCode == EADDRINUSE {}
        }
        return try await bootstrap.bind(host: settings.address, port: settings.ports.last ?? 0)
            .get()
    }

    /// Runs the periodic tasks now.
    func beat() async throws {
        try await listener.eventLoop.submit { [keeper] in
            keeper.assumeIsolated { $0.beat() }
        }.get()
    }

    package func close() async {
        try? await listener.close()
        // Waiting phones get their replies as soon as the room is stored.
        try? await listener.eventLoop.flatSubmit { [keeper] in
            keeper.assumeIsolated { $0.kept }
        }.get()
        try? await group.shutdownGracefully()
    }

    // MARK: What the game shows, in the game's order

    private func tell(_ body: @escaping @Sendable (isolated RoomKeeper) -> Void) {
        listener.eventLoop.execute { [keeper] in keeper.assumeIsolated { body($0) } }
    }

    package func introduce(title: String, mode: String) {
        tell { $0.introduce(title: title, mode: mode) }
    }

    package func show(_ effect: GameEffect, of game: Game) { tell { $0.show(effect, of: game) } }

    package func hear(volatile text: String) { tell { $0.hear(volatile: text) } }

    /// - Parameter clock: The seconds left and the total seconds; nil without a running clock.
    package func update(clock: (left: Double, of: Double)?, sound: Audibility) {
        let clock = clock.map { Picture.Clock(left: $0.left, of: $0.of) }
        tell { $0.update(clock: clock, sound: sound) }
    }

    /// Shows text to the host only.
    package func note(_ text: String) { tell { $0.note(text) } }

    /// Shows text on the phones of one player.
    package func tell(_ player: String, _ text: String) { tell { $0.tell(player, text) } }

    /// Shows the words that have been recognized so far on the speaker's phones.
    package func tell(_ player: String, words: String) { tell { $0.tell(player, words: words) } }

    /// Handles a press of a player's key on the keyboard. `RoomInput.buzz` reports who was first.
    package func press(of player: String) { tell { $0.press(of: player) } }

    /// Closes the lobby. The room replies with `RoomInput.begin`.
    package func begin() { tell { $0.begin() } }

    /// Toggles full-screen pictures.
    package func enlargePictures() { tell { $0.enlargePictures() } }

    /// Requests the host's link. The room replies with `RoomInput.hostLink`.
    package func tellHostLink() { tell { $0.tellHostLink() } }
}
