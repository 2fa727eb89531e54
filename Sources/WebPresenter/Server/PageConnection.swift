import NIOCore
import NIOWebSocket

/// A page's connection: what it was sent last, and how it behaves.
struct PageConnection {
    let channel: any Channel
    let since: Duration
    var allowance: Allowance
    /// How many bytes of sound the page may still send.
    var sound: Allowance
    var heardAt: Duration
    /// Since when the page has taken no more data.
    var stalledSince: Duration?
    /// The page missed a picture because it is slow.
    var isBehind = false
    /// The page was told to close. Its messages no longer count.
    var isEnding = false
    /// The page has been sent a picture.
    var isShown = false
    var me: Me?
    var host: HostPicture?
    /// The looks that the page was told are taken.
    var taken: [Int]?

    init(channel: any Channel, at now: Duration) {
        self.channel = channel
        since = now
        heardAt = now
        // A person stays far below twelve messages a second and forty at once.
        allowance = Allowance(burst: 40, perSecond: 12, at: now)
        // Browsers record at most 48,000 samples of two bytes a second. After a moment without network, a page sends
        // several seconds at once.
        sound = Allowance(burst: 500_000, perSecond: 100_000, at: now)
    }

    func send(_ message: ByteBuffer) {
        channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
    }

    /// Closes the connection and tells the page why.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
            .whenComplete { _ in channel.close(promise: nil) }
        // A page that takes no data does not get the reason either.
        if !channel.isWritable { channel.close(promise: nil) }
    }
}
