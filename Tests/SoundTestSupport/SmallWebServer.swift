import Foundation
import Synchronization

/// A web server on this computer that knows a few paths, for programs that fetch files.
public final class SmallWebServer: Sendable {
    /// What the server answers to a request.
    public struct Answer: Sendable {
        var status: Int
        var location: String?
        var body: [UInt8]
        var saysLength: Bool
        var isComplete: Bool

        /// Creates an answer.
        ///
        /// - Parameters:
        ///   - location: Where a redirect leads.
        ///   - saysLength: Whether the size of the body stands before it.
        ///   - isComplete: False to keep the connection open without sending more.
        public init(
            _ body: [UInt8] = [], status: Int = 200, location: String? = nil,
            saysLength: Bool = true, isComplete: Bool = true
        ) {
            self.body = body
            self.status = status
            self.location = location
            self.saysLength = saysLength
            self.isComplete = isComplete
        }
    }

    /// The server cannot be started.
    public struct Failure: Error {}

    private final class Heads: Sendable {
        let all = Mutex<[String]>([])
    }

    /// The port on 127.0.0.1.
    public let port: Int
    /// An element for each request that arrives.
    public let arrivals: AsyncStream<Void>
    private let listener: Int32
    private let heads: Heads

    /// Starts a server.
    ///
    /// - Parameter answers: What to answer by path. Other paths are not found.
    public init(_ answers: [String: Answer]) throws {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard descriptor >= 0, isOpen else { throw Failure() }
        let heads = Heads()
        self.heads = heads
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        self.arrivals = arrivals
        listener = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread {
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread {
                    Self.serve(client, answers) {
                        head in
                        heads.all.withLock { $0.append(head) }
                        arrived.yield()
                    }
                    // Another process may have a copy of the descriptor.
                    shutdown(client, Int32(SHUT_RDWR))
                    close(client)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The address of a path.
    public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The heads of all requests so far.
    public var requests: [String] { heads.all.withLock { $0 } }

    private static func serve(
        _ client: Int32, _ answers: [String: Answer], arrived: (String) -> Void
    ) {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0, head.count < 1 << 16 else { return }
            head += buffer[..<count]
        }
        let text = String(decoding: head, as: UTF8.self)
        arrived(text)
        let path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let answer = answers[path] ?? Answer(Array("nothing here".utf8), status: 404)
        var lines = ["HTTP/1.1 \(answer.status) Answer", "Connection: close"]
        if answer.saysLength { lines.append("Content-Length: \(answer.body.count)") }
        if let location = answer.location { lines.append("Location: \(location)") }
        let start = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        guard send(start + answer.body, to: client), !answer.isComplete else { return }
        // The other side closes the connection when it has waited long enough.
        while recv(client, &buffer, buffer.count, 0) > 0 {}
    }

    private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
