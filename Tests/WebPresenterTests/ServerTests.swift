import Dispatch
import Foundation
import Synchronization
import Testing
import TriviaGame

@testable import WebPresenter

/// The server against clients that mean no good, over real sockets of this machine.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ServerTests {
    /// What the room wants the game to know, besides who waits for it to begin.
    final class Inputs: Sendable {
        private let list = Mutex<[RoomInput]>([])
        private let added = DispatchSemaphore(value: 0)

        func add(_ input: RoomInput) {
            if case .waiting = input { return }
            list.withLock { $0.append(input) }
            added.signal()
        }

        var all: [RoomInput] { list.withLock { $0 } }

        /// The first ones, as soon as so many have come; fewer after ten seconds without another.
        func first(_ count: Int) -> [RoomInput] {
            for _ in 0..<count where added.wait(timeout: .now() + 10) == .timedOut { break }
            return all
        }
    }

    /// What a test and the server's thread share.
    final class Shared<Value: Sendable>: Sendable {
        private let held: Mutex<Value>
        init(_ value: Value) { held = Mutex(value) }
        var value: Value { held.withLock { $0 } }
        func set(_ new: Value) { held.withLock { $0 = new } }
    }

    /// Opens a room, has something done to it on a thread that may wait, and sees that others can still
    /// come in.
    func withRoom(
        in surroundings: Surroundings = Surroundings(), hearsPhones: Bool = false,
        _ body: @escaping @Sendable (_ port: Int, _ links: RoomLinks, Inputs) throws -> Void
    ) async throws {
        try await withRoom(in: surroundings, hearsPhones: hearsPhones) { port, links, inputs, _ in
            try body(port, links, inputs)
        }
    }

    func withRoom(
        in surroundings: Surroundings, hearsPhones: Bool = false,
        security: WebRoom.Security? = nil,
        _ body:
            @escaping @Sendable (_ port: Int, _ links: RoomLinks, Inputs, WebRoom) throws -> Void
    ) async throws {
        let inputs = Inputs()
        let room = try await WebRoom.open(
            .init(
                address: "127.0.0.1", ports: [0], teams: [], hearsPhones: hearsPhones,
                security: security),
            in: surroundings
        ) { inputs.add($0) }
        let links = room.links
        let port = try #require(Int(links.typed.split(separator: ":")[1]))
        do {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            try body(port, links, inputs, room)
                            try Self.expectAlive(port)
                        })
                }
            }
        } catch {
            await room.close()
            throw error
        }
        await room.close()
    }

    static func expectAlive(_ port: Int) throws {
        let other = try RawClient(port: port)
        #expect(other.upgrade(port: port).contains("101"))
        other.say(#"{"say":"watch"}"#)
        #expect(other.message(with: "picture") != nil)
    }

    static func page(_ port: Int, cookie: String? = nil) throws -> RawClient {
        let client = try RawClient(port: port)
        #expect(client.upgrade(port: port, cookie: cookie).contains("101"))
        return client
    }

    /// Opens the host's link, as a browser does.
    ///
    /// - Returns: The cookie; nil if there is none.
    static func signIn(by link: String, _ port: Int, method: String = "GET") throws -> String? {
        let client = try RawClient(port: port)
        let path = link.replacing("http://127.0.0.1:\(port)", with: "")
        client.write("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        let lines = client.head().split(separator: "\r\n")
        #expect(lines.first?.contains("303") == true && lines.contains("Location: /host"))
        guard let cookie = lines.first(where: { $0.hasPrefix("Set-Cookie: ") }) else { return nil }
        for part in ["Path=/room", "HttpOnly", "SameSite=Strict"] { #expect(cookie.contains(part)) }
        #expect(!cookie.contains("Secure"))
        return String(cookie.dropFirst(12).prefix { $0 != ";" })
    }

    static func join(_ name: String, _ port: Int, _ links: RoomLinks) throws -> RawClient {
        let client = try page(port)
        client.say(#"{"say":"join","code":"\#(links.code)","name":"\#(name)"}"#)
        return client
    }

    @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:1", ""])
    func pagesOfOthersAreNotLetIn(origin: String) async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            #expect(!client.upgrade(port: port, origin: origin).contains("101"))
        }
    }

    @Test func anotherNameForThisMachineIsNotAnswered() async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            let host = "evil.example:\(port)"
            #expect(!client.upgrade(port: port, host: host).contains("101"))
            let page = try RawClient(port: port)
            page.write("GET /screen HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            #expect(page.head().contains("421"))
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \(String(repeating: "x", count: 300_000))\r\n\r\n",
        "GET /\(String(repeating: "x", count: 300_000)) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET / HTTP/1.1\r\n\((0..<3_000).map { "X-\($0): y\r\n" }.joined())\r\n",
        "\u{0}\u{1}\u{2}\u{3}\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900000000\r\n\r\nxxxx",
        // A second request hidden in the first one's body.
        "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
            + "\r\n0\r\n\r\nGET /host HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nGET /\r\n0\r\n\r\n",
    ])
    func requestsThatAreTooLargeOrNoneEndTheConnection(request: String) async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            client.write(request)
            #expect(client.isClosed())
        }
    }

    @Test func whoAsksAndNeverReadsIsSentAway() async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            let requests = String(
                repeating: "GET /inter.woff2 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", count: 1_000)
            #expect((0..<100).contains { _ in !client.write(requests) })
            #expect(client.isClosed())
        }
    }

    @Test(arguments: [
        RawClient.frame([UInt8](repeating: 120, count: 3_000)),
        RawClient.frame(Array(#"{"say":"watch"}"#.utf8), isFinal: false),
        RawClient.frame(Array("no message".utf8)),
        RawClient.frame([0xFF, 0xFE, 0x00]),
        RawClient.frame([1, 2, 3], opcode: 2),
        RawClient.frame([], opcode: 0),
        RawClient.frame([], opcode: 1, isFinal: false) + RawClient.frame([], opcode: 0),
        RawClient.frame([UInt8](repeating: 91, count: 2_000)),
        RawClient.frame([UInt8](repeating: 120, count: 200), opcode: 9),
        // Without a mask.
        [0x81, 15] + Array(#"{"say":"watch"}"#.utf8),
        RawClient.frame(Array(#"{"say":"pong","number":99999999999999999999}"#.utf8)),
        RawClient.frame([], opcode: 11),
        // A length of two to the sixty-third.
        [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
        RawClient.frame(Array(#"{"say":{"say":{"say":[[[[[["#.utf8)),
    ])
    func framesThatAreTooLargeOrNoneEndTheConnection(frame: [UInt8]) async throws {
        try await withRoom { port, _, _ in
            let client = try Self.page(port)
            client.write(frame)
            #expect(client.isClosed())
        }
    }

    @Test func aFloodEndsTheConnectionAndNobodyElses() async throws {
        try await withRoom { port, links, inputs in
            let other = try Self.join("Ada", port, links)
            #expect(other.message(with: "welcome") != nil)
            let client = try Self.join("Flood", port, links)
            let flood = RawClient.frame(Array(#"{"say":"buzz","question":1}"#.utf8))
            for _ in 0..<5_000 where !client.write(flood) { break }
            #expect(client.isClosed())
            #expect(other.message(with: "picture") != nil)
            #expect(inputs.all.isEmpty)
        }
    }

    @Test(arguments: [
        // Half a sample, and more than a piece.
        [RawClient.frame([1, 2, 3], opcode: 2)],
        [RawClient.frame([UInt8](repeating: 0, count: 20_000), opcode: 2)],
        // More than anybody can record in this time.
        [[UInt8]](
            repeating: RawClient.frame([UInt8](repeating: 0, count: 16_000), opcode: 2), count: 60),
    ])
    func soundThatIsTooMuchOrNoneEndsTheConnection(frames: [[UInt8]]) async throws {
        try await withRoom(hearsPhones: true) { port, links, _ in
            let client = try Self.join("Noise", port, links)
            #expect(client.message(with: "welcome") != nil)
            for frame in frames where !client.write(frame) { break }
            #expect(client.isClosed())
        }
    }

    @Test func pingsAreMessagesToo() async throws {
        try await withRoom { port, links, _ in
            let client = try Self.join("Pings", port, links)
            let ping = RawClient.frame([1, 2, 3], opcode: 9)
            for _ in 0..<5_000 where !client.write(ping) { break }
            #expect(client.isClosed())
        }
    }

    @Test func aWrongCookieIsNoHost() async throws {
        try await withRoom { port, links, inputs in
            let cookie = try #require(try Self.signIn(by: links.host, port))
            let name = try #require(cookie.split(separator: "=").first)
            // Also the secret of the link itself, and the right one under another name.
            let key = links.host.split(separator: "/").last ?? ""
            for wrong in [
                "", "\(name)=", "\(name)=x", String(cookie.dropLast()), cookie + "a",
                "\(name)=\(key)",
                "x" + cookie, String(cookie.split(separator: "=")[1]),
            ] {
                let client = try Self.page(port, cookie: wrong)
                client.say(#"{"say":"host"}"#)
                #expect(client.message(with: "no") != nil)
                client.say(#"{"say":"line","text":"{\"command\":\"stop\"}"}"#)
                #expect(client.isClosed())
            }
            #expect(inputs.all.isEmpty)
            let host = try Self.page(port, cookie: "a=b; \(cookie)")
            host.say(#"{"say":"host"}"#)
            #expect(host.message(with: "host") != nil)
            host.say(#"{"say":"line","text":"{\"command\":\"hold\"}"}"#)
            host.say(#"{"say":"pong","number":1}"#)
            #expect(
                inputs.first(2) == [.hosting(true), .host(line: #"{"command":"hold"}"#)])
        }
    }

    @Test(arguments: [
        "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/..%2fhost", "/screen/../host", "//host",
        "/host/", "/HOST", "http://127.0.0.1/host", "/player.html", "/inter.woff2%00.js",
    ])
    func nothingElseIsServed(path: String) async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            client.write("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
            let head = client.head()
            #expect(head.contains("404") || head.isEmpty, "\(head)")
        }
    }

    /// The room's heartbeat, on a thread that may wait.
    static func beat(_ room: WebRoom) throws {
        let done = DispatchSemaphore(value: 0)
        Task {
            try? await room.beat()
            done.signal()
        }
        done.wait()
    }

    @Test func twoHostPagesSeeAndDoTheSame() async throws {
        try await withRoom { port, links, inputs in
            let cookie = try #require(try Self.signIn(by: links.host, port))
            let hosts = try (0..<2).map { _ in
                let host = try Self.page(port, cookie: cookie)
                host.say(#"{"say":"host"}"#)
                return host
            }
            for host in hosts { #expect(host.message(with: "host") != nil) }
            let phone = try Self.join("Ada", port, links)
            #expect(phone.message(with: "welcome") != nil)
            for host in hosts {
                #expect(host.message(where: { $0.contains("\"name\":\"Ada\"") }) != nil)
                host.say(#"{"say":"line","text":"{\"command\":\"next\"}"}"#)
            }
            let next = RoomInput.host(line: #"{"command":"next"}"#)
            #expect(inputs.first(3) == [.hosting(true), next, next])
        }
    }

    @Test func aRoomThatGoesOnKnowsItsPhonesAndItsHost() async throws {
        let kept = Shared<RoomMemory?>(nil)
        let settings = WebRoom.Settings(address: "127.0.0.1", ports: [0], teams: [])
        let first = try await WebRoom.open(
            settings,
            remember: { memory, done in
                kept.set(memory)
                done()
            }, receive: { _ in })
        let port = first.links.port
        let (token, secret) = try await Self.waiting {
            let phone = try Self.join("Ada", port, first.links)
            let welcome = try #require(phone.message(with: "welcome"))
            let cookie = try #require(try Self.signIn(by: first.links.host, port))
            return (
                String(try #require(welcome.split(separator: "\"").first { $0.contains("1.") })),
                try #require(cookie.split(separator: "=").last)
            )
        }
        await first.close()
        var again = settings
        again.memory = kept.value
        // As it lies in a file.
        again.memory = try JSONDecoder().decode(
            RoomMemory.self, from: JSONEncoder().encode(again.memory))
        let second = try await WebRoom.open(again) { _ in }
        #expect(second.links.code == first.links.code)
        let newPort = second.links.port
        try await Self.waiting {
            let phone = try Self.page(newPort)
            phone.say(#"{"say":"return","token":"\#(token)"}"#)
            #expect(phone.message(with: "welcome")?.contains("Ada") == true)
            let other = try Self.join("ada", newPort, second.links)
            #expect(other.message(with: "no")?.contains("taken") == true)
            // The link was used, and the host's page finds the room again without it.
            #expect(
                try Self.signIn(
                    by: first.links.host.replacing("\(port)", with: "\(newPort)"), newPort) == nil)
            let host = try Self.page(newPort, cookie: "trivia-voice-host-\(newPort)=\(secret)")
            host.say(#"{"say":"host"}"#)
            #expect(host.message(with: "host") != nil)
        }
        await second.close()
    }

    @Test func aPhoneIsToldThatItIsInWhenThatIsKept() async throws {
        let disk = Shared<[@Sendable () -> Void]>([])
        let inputs = Inputs()
        let room = try await WebRoom.open(
            .init(address: "127.0.0.1", ports: [0], teams: []),
            remember: { memory, done in
                if memory.guests.isEmpty { return done() }
                disk.set(disk.value + [done])
            }, receive: { inputs.add($0) })
        try await Self.waiting {
            let phone = try Self.join("Ada", room.links.port, room.links)
            // What a page says next is answered, and it is not in.
            phone.say(#"{"say":"line"}"#)
            #expect(
                phone.message { !$0.hasPrefix("{\"p") && !$0.hasPrefix("{\"me") }?
                    .contains("You cannot do that here.") == true)
            #expect(disk.value.count == 1)
            for done in disk.value { done() }
            #expect(phone.message(with: "welcome")?.contains("Ada") == true)
        }
        await room.close()
    }

    static func waiting<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }

    @Test func namesAreTextInEveryPicture() async throws {
        try await withRoom { port, links, _ in
            let client = try Self.join("<img src=x onerror=>", port, links)
            let welcome = try #require(client.message(with: "welcome"))
            #expect(welcome.contains("<img src=x onerror="))
            let page = try RawClient(port: port)
            page.write("GET /screen HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
            let head = page.head()
            #expect(head.contains("script-src 'self'"))
            #expect(head.contains("default-src 'none'"))
            #expect(!head.contains("unsafe"))
            #expect(head.contains("nosniff"))
        }
    }
}
