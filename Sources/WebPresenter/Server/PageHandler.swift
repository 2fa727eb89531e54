import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import QuestionBank

/// Answers GET and HEAD requests for pages.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private let keeper: RoomKeeper
    private let cookie: HostCookie
    private var head: HTTPRequestHead?

    init(site: Site, keeper: RoomKeeper, cookie: HostCookie) {
        self.site = site
        self.keeper = keeper
        self.cookie = cookie
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        // GET and HEAD requests have no body.
        case .body: context.close(promise: nil)
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        // If a client does not read its responses, more responses would fill the memory.
        guard context.channel.isWritable else { return context.close(promise: nil) }
        let host = Gate.host(head.headers["host"])
        guard Gate.isOurs(host: host, machine: site.machine), let host else {
            return send(.misdirectedRequest, nil, head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return send(.methodNotAllowed, nil, head, context)
        }
        let channel = context.channel
        guard keeper.assumeIsolated({ [channel] in $0.allowsFile(to: channel) }) else {
            return send(.tooManyRequests, nil, head, context)
        }
        let path = String(head.uri.prefix { $0 != "?" })
        // A request for the socket path arrives here only if the page that sent it was rejected.
        if path == Site.socketPath { return send(.forbidden, nil, head, context) }
        if let guess = Site.hostKey(in: path) { return signIn(by: guess, head, context) }
        if path.hasPrefix(Stage.Shown.folder) {
            // Send only pictures that pages show now, because other pictures could reveal an
            // answer.
            guard keeper.assumeIsolated({ $0.shows(path: path) }) else {
                return send(.notFound, nil, head, context)
            }
            return sendPicture(at: path, head, context)
        }
        guard let file = site.file(at: path) else { return send(.notFound, nil, head, context) }
        send(.ok, file, head, context, policy: Gate.policy(host: host))
    }

    /// Signs a browser in as the host if the link has not been used before, and redirects the
    /// browser to the host's page.
    private func signIn(
        by guess: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        var more = HTTPHeaders([("Location", Site.hostPath)])
        // A client that sends HEAD stores no cookies.
        if head.method == .GET,
            let secret = keeper.assumeIsolated({ $0.takeHostKey(guess) })
        {
            let isSecure =
                (try? context.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self))
                != nil
            more.add(name: "Set-Cookie", value: cookie.field(secret, isSecure: isSecure))
        }
        send(.seeOther, nil, head, context, more: more)
    }

    /// Sends a picture. If no connection is receiving the picture, first reads it on a different
    /// thread, because the disk may be slow.
    private func sendPicture(
        at path: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        if let picture = keeper.assumeIsolated({ $0.pictures.picture(at: path) }) {
            return send(picture, head, context)
        }
        let site = site
        NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) { site.media(at: path) }
            .assumeIsolated().whenComplete { [self] result in
                guard context.channel.isActive else { return }
                guard case .success(let file?) = result else {
                    return send(.notFound, nil, head, context)
                }
                send(
                    keeper.assumeIsolated { $0.pictures.share(file, at: path) }, head, context)
            }
    }

    private func send(
        _ picture: SharedPicture, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        send(
            .ok, picture.file, head, context, policy: Gate.picturePolicy, sharing: picture)
    }

    private func send(
        _ status: HTTPResponseStatus, _ file: PageFiles.File?, _ request: HTTPRequestHead,
        _ context: ChannelHandlerContext, policy: String = "default-src 'none'",
        more: HTTPHeaders = [:], sharing picture: SharedPicture? = nil
    ) {
        let bytes = file?.bytes ?? Array("\(status.code) \(status.reasonPhrase)\n".utf8)
        var headers: HTTPHeaders = [
            "Content-Type": file?.type ?? "text/plain; charset=utf-8",
            "Content-Length": String(bytes.count),
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": file?.isKept == true ? "max-age=86400" : "no-store",
            "Connection": request.isKeepAlive ? "keep-alive" : "close",
        ]
        headers.add(contentsOf: more)
        let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        sendRest(
            request.method == .HEAD ? [] : bytes[...], isLast: !request.isKeepAlive,
            sharing: picture, context)
    }

    /// The maximum number of bytes of a file that may wait until a client reads them.
    private static let pieceSize = 65_536

    /// Sends the rest of a file piece by piece. The next piece is sent once the connection has
    /// accepted the previous piece. `picture` stays shared until the last piece has been sent.
    private func sendRest(
        _ rest: ArraySlice<UInt8>, isLast: Bool, sharing picture: SharedPicture?,
        _ context: ChannelHandlerContext
    ) {
        let channel = context.channel
        guard !rest.isEmpty else {
            return context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
                if isLast { channel.close(promise: nil) }
            }
        }
        let piece = channel.allocator.buffer(bytes: rest.prefix(Self.pieceSize))
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece)))).assumeIsolated()
            .whenSuccess { [self] in
                sendRest(
                    rest.dropFirst(Self.pieceSize), isLast: isLast, sharing: picture, context)
            }
    }
}

/// The files that the server can send.
struct Site: Sendable {
    static let socketPath = "/room"
    static let hostPath = "/host"

    /// The secret in a path, if the path belongs to the host's link.
    static func hostKey(in path: String) -> String? {
        guard path.hasPrefix(hostPath + "/") else { return nil }
        let key = path.dropFirst(hostPath.count + 1)
        return key.isEmpty || key.contains("/") ? nil : String(key)
    }

    var files: PageFiles
    /// The QR code of the join link, as SVG.
    var joinCode: String
    var language: PageLanguage
    /// This machine's name.
    var machine: String
    /// The folder that contains the questions' pictures, if there is one.
    var media: MediaFolder?

    /// Reads the picture at a path in `Stage.Shown.folder`. Reading a picture may take several
    /// milliseconds.
    func media(at path: String) -> PageFiles.File? {
        let item = Media(file: String(path.dropFirst(Stage.Shown.folder.count)))
        guard let (url, format) = media?.file(of: item), format.kind == .picture,
            let bytes = try? Data(contentsOf: url)
        else { return nil }
        return PageFiles.File(type: format.type, bytes: Array(bytes), isKept: true)
    }

    func file(at path: String) -> PageFiles.File? {
        switch path {
        case "/join.svg":
            PageFiles.File(type: "image/svg+xml", bytes: Array(joinCode.utf8), isKept: false)
        case "/language.js": language.file
        default: files.file(at: path)
        }
    }
}
