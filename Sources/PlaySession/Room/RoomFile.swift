import Dispatch
package import Foundation
import QuestionBank
import Synchronization
import TerminalIO
package import WebPresenter

/// The saved room of a game, which is needed to resume the game.
package struct KeptRoom: Sendable, Hashable, Codable {
    package struct Place: Sendable, Hashable, Codable {
        package var address: String
        package var port: Int

        package init(_ address: String, _ port: Int) {
            self.address = address
            self.port = port
        }
    }

    package var game: Int64
    package var place: Place
    package var teams: [String]
    package var room: RoomMemory
}

/// Saves the current game's room beside the bank until the game ends. Only the file's owner can
/// read the file.
package final class RoomFile: Sendable {
    private struct State {
        var game: Int64?
        var place: KeptRoom.Place?
        var teams: [String] = []
        var room: RoomMemory?
        var isWriting = false
        /// The closures to call once the current state is on disk.
        var waiting: [@Sendable () -> Void] = []
        var failed: @Sendable (any Error) -> Void = { _ in }

        var kept: KeptRoom? {
            guard let game, let place, let room else { return nil }
            return KeptRoom(game: game, place: place, teams: teams, room: room)
        }
    }

    /// The bank's folder, which also contains the saved rooms.
    package let folder: URL
    private let state = Mutex(State())
    /// A separate queue, so that a slow disk delays neither the room nor the game.
    private let queue = DispatchQueue(label: "room file")

    /// - Parameter bank: The path of the bank's file.
    package init(bank: String) {
        folder = URL(filePath: bank).deletingLastPathComponent()
    }

    private func path(of game: Int64) -> String {
        folder.appending(path: "room-\(game).json").path
    }

    /// The last room that this program opened.
    package var last: KeptRoom? { state.withLock(\.kept) }

    /// The room of an interrupted game; nil if the game had no room. Throws an error if the file
    /// cannot be read.
    package func read(game: Int64) throws -> KeptRoom? {
        let path = path(of: game)
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

    /// - Parameter failed: A closure that is called with the reason if the room cannot be saved.
    package func belongs(to game: Int64, failed: @escaping @Sendable (any Error) -> Void) {
        change {
            $0.game = game
            $0.failed = failed
        }
    }

    package func opened(at place: KeptRoom.Place, for teams: [String]) {
        change {
            $0.place = place
            $0.teams = teams
        }
    }

    /// - Parameter done: A closure that is called once the room has been saved or could not be
    ///   saved.
    package func keep(_ room: RoomMemory, done: @escaping @Sendable () -> Void) {
        change {
            $0.room = room
            $0.waiting.append(done)
        }
    }

    /// Removes the file, because the game is over.
    package func remove() {
        guard let game = state.withLock(\.game) else { return }
        queue.sync { _ = unlink(path(of: game)) }
    }

    /// Changes the state and starts to write it to disk. If more changes happen during a write, the
    /// next write saves them.
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
                if let kept = now.kept {
                    let data = try JSONEncoder().encode(kept)
                    try OutputFile.write(to: path(of: kept.game), isPrivate: true) {
                        try $0(Array(data))
                    }
                }
            } catch {
                now.failed(error)
            }
            for done in now.waiting { done() }
        }
    }
}
