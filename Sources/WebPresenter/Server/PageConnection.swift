import NIOCore
import NIOWebSocket

/// A connection to a page, with its limits and the last messages that were sent.
struct PageConnection {
    let channel: any Channel
    let since: Duration
    var allowance: Allowance
    /// The number of bytes of audio that the page may still send.
    var sound: Allowance
    var heardAt: Duration
    /// The time at which the page stopped accepting data.
    var stalledSince: Duration?
    /// Whether the page has missed a picture because it was too slow.
    var isBehind = false
    /// Whether the connection is closing, and messages are ignored.
    var isEnding = false
    /// Whether the page has ever received a picture.
    var isShown = false
    var me: Me?
    var host: HostPicture?
    /// The list of taken looks that was last sent to the page.
    var taken: [Int]?

    init(channel: any Channel, at now: Duration) {
        self.channel = channel
        since = now
        heardAt = now
        // Input from a person never comes close to these limits.
        allowance = Allowance(burst: 40, perSecond: 12, at: now)
        // A page sends at most 48,000 two-byte samples per second, or several seconds of audio at
        // once after an interruption.
        sound = Allowance(burst: 500_000, perSecond: 100_000, at: now)
    }

    func send(_ message: ByteBuffer) {
        channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
    }

    /// Sends the reason and closes the connection.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
            .whenComplete { _ in channel.close(promise: nil) }
        // The reason cannot be sent to a page that does not accept data.
        if !channel.isWritable { channel.close(promise: nil) }
    }
}
