import NIOCore
import NIOHTTP1
import NIOSSL
import NIOWebSocket

/// Accepts connections. Every client can load pages, but only the game's pages can join the room.
struct Door: Sendable {
    let keeper: RoomKeeper
    let site: Site
    let cookie: HostCookie
    /// The TLS context; nil without secure connections.
    var security: NIOSSLContext?

    /// The time limit for a connection that only fetches files or sends nothing.
    private static let longestVisit = TimeAmount.seconds(20)

    func admit(_ channel: any Channel) throws {
        let number = keeper.assumeIsolated { $0.visited(by: channel) }
        let pages = PageHandler(site: site, keeper: keeper, cookie: cookie)
        let visit = channel.eventLoop.scheduleTask(in: Self.longestVisit) {
            channel.close(promise: nil)
        }
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 4_096
        limits.maxHeaderFieldCount = 48
        let bound = NIOLoopBound(pages, eventLoop: channel.eventLoop)
        let upgrade: NIOHTTPServerUpgradeSendableConfiguration = (
            upgraders: [upgrader],
            completionHandler: { [keeper] context in
                visit.cancel()
                keeper.assumeIsolated { $0.visitEnded(number) }
                context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
            }
        )
        if let security {
            try channel.pipeline.syncOperations.addHandler(SecurityHandler(security))
        }
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: true, withServerUpgrade: upgrade, withErrorHandling: true,
            withOutboundHeaderValidation: true, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: limits)
        try channel.pipeline.syncOperations.addHandler(pages)
        channel.closeFuture.whenComplete { [keeper] _ in
            visit.cancel()
            keeper.assumeIsolated { $0.visitEnded(number) }
        }
    }

    private var upgrader: NIOWebSocketServerUpgrader {
        NIOWebSocketServerUpgrader(
            maxFrameSize: SocketHandler.longestSound,
            shouldUpgrade: { [site, keeper] channel, head in
                let host = Gate.host(head.headers["host"])
                let isLetIn =
                    head.uri == Site.socketPath && Gate.isOurs(host: host, machine: site.machine)
                    && Gate.isOurs(origin: head.headers.first(name: "origin"), host: host)
                    && keeper.assumeIsolated { $0.admits(channel) }
                return channel.eventLoop.makeSucceededFuture(isLetIn ? [:] : nil)
            },
            upgradePipelineHandler: { [keeper, cookie] channel, head in
                channel.eventLoop.makeCompletedFuture {
                    let secrets = cookie.secrets(in: head.headers["cookie"])
                    let number = keeper.assumeIsolated { $0.opened(channel, withSecrets: secrets) }
                    try channel.pipeline.syncOperations.addHandler(
                        SocketHandler(keeper: keeper, number: number))
                }
            })
    }
}
