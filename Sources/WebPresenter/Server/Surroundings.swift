import NIOCore

/// What a room needs from its surroundings: the time and the addresses of other machines.
struct Surroundings: Sendable {
    /// The time since a fixed moment.
    var now: @Sendable () -> Duration = {
        .nanoseconds(Int64(NIODeadline.now().uptimeNanoseconds))
    }
    /// The address of another machine; nil for connections from this machine, which have no limit
    /// of their own.
    var neighbour: @Sendable (SocketAddress?) -> String? = { address in
        guard let ip = address?.ipAddress, !ip.hasPrefix("127."), ip != "::1",
            !ip.hasPrefix("::ffff:127.")
        else { return nil }
        return ip
    }
}
