import NIOCore

/// The clock and the network addresses for a room. Tests can supply their own clock and addresses.
struct Surroundings: Sendable {
    /// The time since a fixed point in the past.
    var now: @Sendable () -> Duration = {
        .nanoseconds(Int64(NIODeadline.now().uptimeNanoseconds))
    }
    /// The address of another machine; nil for this machine, which has no separate limit.
    var neighbour: @Sendable (SocketAddress?) -> String? = { address in
        guard let ip = address?.ipAddress, !ip.hasPrefix("127."), ip != "::1",
            !ip.hasPrefix("::ffff:127.")
        else { return nil }
        return ip
    }
}
