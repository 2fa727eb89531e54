import NIOCore
import NIOSSL

/// Distinguishes secure from plain connections on the same port by their first byte.
final class SecurityHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The record type that begins a TLS connection (RFC 8446, section 5.1).
    private static let handshake: UInt8 = 22

    private let security: NIOSSLContext

    init(_ security: NIOSSLContext) {
        self.security = security
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let pipeline = context.pipeline.syncOperations
        let buffer = unwrapInboundIn(data)
        if buffer.getInteger(at: buffer.readerIndex, as: UInt8.self) == Self.handshake {
            do {
                try pipeline.addHandler(
                    NIOSSLServerHandler(context: security), position: .after(self))
            } catch {
                return context.close(promise: nil)
            }
        }
        context.fireChannelRead(data)
        pipeline.removeHandler(context: context, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}

extension NIOSSLContext {
    /// - Throws: NIOSSL errors if a file cannot be read, or if the certificate and the key do not
    ///   match.
    convenience init(_ security: WebRoom.Security) throws {
        let chain = try NIOSSLCertificate.fromPEMFile(security.certificate)
        let key = try NIOSSLPrivateKey(file: security.key, format: .pem)
        try self.init(
            configuration: .makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key)))
    }
}
