import Dispatch
import Foundation
import QuestionBank
import Synchronization
import WebPresenter

/// A game's room, as it is kept for a program that goes on with the game.
struct KeptRoom: Sendable, Hashable, Codable {
    struct Place: Sendable, Hashable, Codable {
        var address: String
        var port: Int

        init(_ address: String, _ port: Int) {
            self.address = address
            self.port = port
        }
    }

    var game: Int64
    var place: Place
    var teams: [String]
    var room: RoomMemory
}

/// Keeps the room of the game that is played in a file beside the bank, for its owner alone: its phones and
/// its host's page come back to a game that goes on. It is gone with the game's end.
final class RoomFile: Sendable {
    private struct State {
        var game: Int64?
        var place: KeptRoom.Place?
        var teams: [String] = []
        var room: RoomMemory?
        var isWriting = false
        /// Told when what is there now is on disk.
        var waiting: [@Sendable () -> Void] = []
        var failed: @Sendable (any Error) -> Void = { _ in }

        var kept: KeptRoom? {
            guard let game, let place, let room else { return nil }
            return KeptRoom(game: game, place: place, teams: teams, room: room)
        }
    }

    private let path: String
    private let state = Mutex(State())
    /// A disk that is slow holds up neither the room nor the game.
    private let queue = DispatchQueue(label: "room file")

    init(_ bank: BankOptions) {
        path =
            URL(filePath: BankLocation.path(flag: bank.path)).deletingLastPathComponent()
            .appending(path: "room.json").path
    }

    /// The room that this program had open last.
    var last: KeptRoom? { state.withLock(\.kept) }

    /// The room of a game that was interrupted; nil when it had none.
    ///
    /// - Throws: ``CommandFailure`` when the file cannot be read.
    func read(game: Int64) throws -> KeptRoom? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            let kept = try JSONDecoder().decode(KeptRoom.self, from: data)
            return kept.game == game ? kept : nil
        } catch {
            throw CommandFailure(
                .refusedInput,
                "\(path) does not hold a room. Remove it, and let the phones join again".inert)
        }
    }

    /// - Parameter failed: Told why it cannot be kept.
    func belongs(to game: Int64, failed: @escaping @Sendable (any Error) -> Void) {
        change {
            $0.game = game
            $0.failed = failed
        }
    }

    func opened(at place: KeptRoom.Place, for teams: [String]) {
        change {
            $0.place = place
            $0.teams = teams
        }
    }

    /// - Parameter done: Told when it is on disk, or cannot be.
    func keep(_ room: RoomMemory, done: @escaping @Sendable () -> Void) {
        change {
            $0.room = room
            $0.waiting.append(done)
        }
    }

    /// The game is over: nobody has to come back to it.
    func remove() {
        queue.sync { _ = unlink(path) }
    }

    /// Writes what is newest; what changes meanwhile goes into the next one.
    private func change(_ body: (inout State) -> Void) {
        let begins = state.withLock { state in
            body(&state)
            guard state.kept != nil, !state.isWriting else { return false }
            state.isWriting = true
            return true
        }
        guard begins else { return }
        queue.async { [self] in
            let now = state.withLock { state in
                state.isWriting = false
                defer { state.waiting = [] }
                return state
            }
            do {
                let data = try JSONEncoder().encode(now.kept)
                try OutputFile.write(to: path, isPrivate: true) { try $0(Array(data)) }
            } catch {
                now.failed(error)
            }
            for done in now.waiting { done() }
        }
    }
}
