import NIOCore
import NIOWebSocket

/// A page's connection with its limits and the last messages sent to it.
struct PageConnection {
    let channel: any Channel
    let since: Duration
    var allowance: Allowance
    /// The number of bytes of sound that the page may still send.
    var sound: Allowance
    var heardAt: Duration
    /// The time since which the page accepts no data.
    var stalledSince: Duration?
    /// Whether the page missed a picture because it is slow.
    var isBehind = false
    /// Whether the page must close. Its messages are ignored.
    var isEnding = false
    /// Whether the page has received a picture.
    var isShown = false
    var me: Me?
    var host: HostPicture?
    /// The taken looks that were last sent to the page.
    var taken: [Int]?

    init(channel: any Channel, at now: Duration) {
        self.channel = channel
        since = now
        heardAt = now
        // A person stays far below twelve messages a second and forty at once.
        allowance = Allowance(burst: 40, perSecond: 12, at: now)
        // Browsers record at most 48,000 samples of two bytes a second. After an interruption, a
        // page sends several seconds of sound at once.
        sound = Allowance(burst: 500_000, perSecond: 100_000, at: now)
    }

    func send(_ message: ByteBuffer) {
        channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
    }

    /// Closes the connection and sends the page the reason.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
            .whenComplete { _ in channel.close(promise: nil) }
        // A page that accepts no data does not get the reason either.
        if !channel.isWritable { channel.close(promise: nil) }
    }
}
