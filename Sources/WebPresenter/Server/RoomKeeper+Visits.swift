import NIOCore

// Handles connections and their requests for files.
extension RoomKeeper {
    /// Registers a new connection and returns its number. The call may close an older connection.
    func visited(by channel: any Channel) -> Int {
        lastVisit += 1
        visitors[lastVisit] = channel
        let address = surroundings.neighbour(channel.remoteAddress) ?? ""
        if let crowding = visits.come(lastVisit, from: address) {
            visitors.removeValue(forKey: crowding)?.close(promise: nil)
        }
        return lastVisit
    }

    func visitEnded(_ number: Int) {
        visitors[number] = nil
        visits.end(number)
    }

    /// Whether a page may connect to the room. Counts the page until it is closed.
    func admits(_ channel: any Channel) -> Bool {
        guard connections.count < Self.mostConnections else { return false }
        guard let neighbour = surroundings.neighbour(channel.remoteAddress) else { return true }
        guard neighbours.admit(neighbour, at: now) else { return false }
        channel.closeFuture.whenComplete { [self] _ in
            assumeIsolated { $0.neighbours.leave(neighbour) }
        }
        return true
    }

    /// Whether pages currently show a file.
    func shows(path: String) -> Bool { room.stage.shows(path: path) }

    /// Whether a machine may fetch one more file.
    func allowsFile(to channel: any Channel) -> Bool {
        guard let neighbour = surroundings.neighbour(channel.remoteAddress) else { return true }
        return neighbours.takeFile(neighbour, at: now)
    }
}
