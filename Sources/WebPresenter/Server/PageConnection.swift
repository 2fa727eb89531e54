import NIOCore
import NIOWebSocket

/// A page as the server knows it: what it was sent last, and how it behaves.
struct PageConnection {
    let channel: any Channel
    let since: Duration
    var allowance: Allowance
    var heardAt: Duration
    /// Since when nothing more can be sent.
    var stalledSince: Duration?
    /// It missed a picture because it is slow.
    var isBehind = false
    /// It was told to go, and nothing that it says counts.
    var isEnding = false
    /// It was sent a picture.
    var isShown = false
    var me: Me?
    var host: HostPicture?

    init(channel: any Channel, at now: Duration) {
        self.channel = channel
        since = now
        heardAt = now
        // A person's thumbs stay far below: twelve messages a second, forty at once.
        allowance = Allowance(burst: 40, perSecond: 12, at: now)
    }

    func send(_ message: ByteBuffer) {
        channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
    }

    /// Says goodbye, and why, and closes.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        var data = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
            .whenComplete { _ in channel.close(promise: nil) }
        // Whoever takes nothing does not hear it either.
        if !channel.isWritable { channel.close(promise: nil) }
    }
}
