import NIOCore

/// What a room has around it: time, and other machines.
struct Surroundings: Sendable {
    /// The time since some moment.
    var now: @Sendable () -> Duration = {
        .nanoseconds(Int64(NIODeadline.now().uptimeNanoseconds))
    }
    /// Another machine's address; nil for connections of this one, which takes nothing from itself.
    var neighbour: @Sendable (SocketAddress?) -> String? = { address in
        guard let ip = address?.ipAddress, !ip.hasPrefix("127."), ip != "::1",
            !ip.hasPrefix("::ffff:127.")
        else { return nil }
        return ip
    }
}
