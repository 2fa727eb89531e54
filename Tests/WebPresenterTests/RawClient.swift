import Foundation
import Glibc

/// A client that may do what no browser does: it speaks in bytes.
final class RawClient {
    struct Failure: Error { var text: String }

    private let descriptor: Int32
    private var received: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw Failure(text: "not connected: \(errno)") }
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(
            descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// - Returns: Whether all of it was taken.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// More bytes, or nil when the other side has closed or says nothing for five seconds.
    private func more() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received += buffer[..<count]
        return true
    }

    /// Whether the other side has broken the connection off.
    var isReset: Bool {
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
        return error != 0
    }

    /// Whether the other side has closed already, whatever it has said before.
    var hasClosed: Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count == 0 || (count < 0 && errno == ECONNRESET) { return true }
            if count < 0 { return false }
        }
    }

    /// Waits until so many clients were closed. Which of them are the oldest depends on the loops that take them in.
    static func waitUntilClosed(_ count: Int, of clients: [RawClient]) throws {
        let end = ContinuousClock.now + .seconds(60)
        var open = clients
        while clients.count - open.count < count {
            guard ContinuousClock.now < end else {
                throw Failure(text: "\(clients.count - open.count) of \(count) were closed")
            }
            var waiting = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            poll(&waiting, nfds_t(waiting.count), 1_000)
            open.removeAll { $0.hasClosed }
        }
    }

    /// Whether the other side closes, whatever it says before.
    func isClosed() -> Bool {
        while true {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 || (count < 0 && errno == ECONNRESET) { return true }
            if count < 0 { return false }
        }
    }

    /// The head of an answer; empty when there is none.
    func head() -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let place = received.indices.first(where: { received[$0...].starts(with: end) }) {
                let head = String(decoding: received[..<place], as: UTF8.self)
                received.removeFirst(place + end.count)
                return head
            }
            guard more() else { return "" }
        }
    }

    /// The next bytes of an answer; fewer when the other side has closed.
    func body(_ count: Int) -> [UInt8] {
        while received.count < count, more() {}
        let body = Array(received.prefix(count))
        received.removeFirst(body.count)
        return body
    }

    /// Opens a line to the room.
    func upgrade(
        port: Int, origin: String? = nil, host: String? = nil, cookie: String? = nil
    ) -> String {
        let host = host ?? "127.0.0.1:\(port)"
        write(
            """
            GET /room HTTP/1.1\r
            Host: \(host)\r
            Origin: \(origin ?? "http://\(host)")\r
            Cookie: \(cookie ?? "another=1")\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \r

            """)
        return head()
    }

    /// A frame as clients send it.
    static func frame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true) -> [UInt8] {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        switch payload.count {
        case 0...125: frame.append(0x80 | UInt8(payload.count))
        case 126...65_535:
            frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default:
            frame += [0x80 | 127]
            frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        // A mask of zeros leaves everything as it is.
        return frame + [0, 0, 0, 0] + payload
    }

    @discardableResult
    func say(_ text: String) -> Bool { write(Self.frame(Array(text.utf8))) }

    /// The next text message; nil when the line is closed.
    func message() -> String? {
        while true {
            if received.count >= 2 {
                var head = 2
                var length = Int(received[1] & 0x7F)
                if length == 126, received.count >= 4 {
                    length = Int(received[2]) << 8 | Int(received[3])
                    head = 4
                } else if length == 127, received.count >= 10 {
                    length = received[2..<10].reduce(0) { $0 << 8 | Int($1) }
                    head = 10
                } else if length >= 126 {
                    guard more() else { return nil }
                    continue
                }
                if received.count >= head + length {
                    let opcode = received[0] & 15
                    let payload = Array(received[head..<head + length])
                    received.removeFirst(head + length)
                    if opcode == 8 { return nil }
                    if opcode == 1 { return String(decoding: payload, as: UTF8.self) }
                    continue
                }
            }
            guard more() else { return nil }
        }
    }

    /// The next message with this key, answering measurements on the way.
    func message(with key: String) -> String? { message { $0.hasPrefix("{\"\(key)\"") } }

    /// The next message of which this is true.
    func message(where isWanted: (String) -> Bool) -> String? {
        while let message = message() {
            if message.hasPrefix("{\"ping\":") {
                let number = message.filter(\.isNumber)
                say(#"{"say":"pong","number":\#(number)}"#)
            }
            if isWanted(message) { return message }
        }
        return nil
    }
}
