import NIOCore
import NIOWebSocket

/// A page's connection, with its limits and with the last messages sent to the page.
struct PageConnection {
    let channel: any Channel
    let since: Duration
    var allowance: Allowance
    /// The number of bytes of sound that the page may still send.
    var sound: Allowance
    var heardAt: Duration
    /// The time at which the page stopped accepting data.
    var stalledSince: Duration?
    /// Whether the page has missed a picture because its connection is slow.
    var isBehind = false
    /// Whether the connection is being closed. If so, messages from the page are ignored.
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
        // A person never comes close to twelve messages a second or forty at once.
        allowance = Allowance(burst: 40, perSecond: 12, at: now)
        // Browsers record at most 48,000 samples per second, with two bytes per sample. After an
        // interruption, a page sends several seconds of sound at once.
        sound = Allowance(burst: 500_000, perSecond: 100_000, at: now)
    }

    func send(_ message: ByteBuffer) {
        channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
    }

    /// Sends the page the reason, and closes the connection.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
            .whenComplete { _ in channel.close(promise: nil) }
        // A page that accepts no data cannot receive the reason, so close the connection right
        // away.
        if !channel.isWritable { channel.close(promise: nil) }
    }
}
