import NIOCore
import NIOWebSocket

/// Handles one page's connection and passes complete messages to the room.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let keeper: RoomKeeper
    private let number: Int

    init(keeper: RoomKeeper, number: Int) {
        self.keeper = keeper
        self.number = number
    }

    /// The maximum length of a message, in bytes.
    static let longestMessage = 2_048
    /// The maximum length of a piece of audio, in bytes. The server rejects a longer frame as soon
    /// as it has read the header.
    static let longestSound = 16_384

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard keeper.assumeIsolated({ [number] in $0.hears(number) }) else { return }
        let frame = unwrapInboundIn(data)
        // Every browser masks its frames.
        guard frame.maskKey != nil else { return close(.protocolError, context) }
        switch frame.opcode {
        case .binary where frame.fin:
            let bytes = frame.unmaskedData
            keeper.assumeIsolated { [number] in
                $0.receive(sound: Array(bytes.readableBytesView), from: number)
            }
        case .text where frame.fin && frame.length <= Self.longestMessage:
            let bytes = frame.unmaskedData
            keeper.assumeIsolated { [number] in
                $0.receive(Array(bytes.readableBytesView), from: number)
            }
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
            // A ping counts as a message, because pings could also flood the server.
            keeper.assumeIsolated { [number] in $0.count(from: number) }
        case .pong: keeper.assumeIsolated { [number] in $0.count(from: number) }
        case .connectionClose: context.close(promise: nil)
        default: close(.unacceptableData, context)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            keeper.assumeIsolated { [number] in $0.catchUp(number) }
        }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        keeper.assumeIsolated { [number] in $0.closed(number) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
            channel.close(promise: nil)
        }
    }
}
