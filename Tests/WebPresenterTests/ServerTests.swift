import Foundation
import Synchronization
import Testing
import TriviaGame

@testable import WebPresenter

/// The server against clients that mean no good, over real sockets of this machine.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ServerTests {
    /// What the room wants the game to know.
    final class Inputs: Sendable {
        private let list = Mutex<[RoomInput]>([])
        func add(_ input: RoomInput) { list.withLock { $0.append(input) } }
        var all: [RoomInput] { list.withLock { $0 } }
    }

    /// Opens a room, has something done to it on a thread that may wait, and sees that others can still
    /// come in.
    private func withRoom(
        _ body: @escaping @Sendable (_ port: Int, _ links: RoomLinks, Inputs) throws -> Void
    ) async throws {
        let inputs = Inputs()
        let room = try await WebRoom.open(
            .init(address: "127.0.0.1", port: 0, teams: [])
        ) { inputs.add($0) }
        let links = room.links
        let port = try #require(Int(links.typed.split(separator: ":")[1]))
        do {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            try body(port, links, inputs)
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

    private static func expectAlive(_ port: Int) throws {
        let other = try RawClient(port: port)
        #expect(other.upgrade(port: port).contains("101"))
        other.say(#"{"say":"watch"}"#)
        #expect(other.message(with: "picture") != nil)
    }

    private static func page(_ port: Int) throws -> RawClient {
        let client = try RawClient(port: port)
        #expect(client.upgrade(port: port).contains("101"))
        return client
    }

    private static func join(_ name: String, _ port: Int, _ links: RoomLinks) throws -> RawClient {
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
    ])
    func requestsThatAreTooLargeOrNoneEndTheConnection(request: String) async throws {
        try await withRoom { port, _, _ in
            let client = try RawClient(port: port)
            client.write(request)
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

    @Test func pingsAreMessagesToo() async throws {
        try await withRoom { port, links, _ in
            let client = try Self.join("Pings", port, links)
            let ping = RawClient.frame([1, 2, 3], opcode: 9)
            for _ in 0..<5_000 where !client.write(ping) { break }
            #expect(client.isClosed())
        }
    }

    @Test func aWrongSecretIsNoHost() async throws {
        try await withRoom { port, links, inputs in
            for secret in ["", "x", String(links.host.split(separator: "#")[1].dropLast())] {
                let client = try Self.page(port)
                client.say(#"{"say":"host","secret":"\#(secret)"}"#)
                #expect(client.message(with: "no") != nil)
                client.say(#"{"say":"line","text":"{\"command\":\"stop\"}"}"#)
                #expect(client.isClosed())
            }
            #expect(inputs.all.isEmpty)
            let host = try Self.page(port)
            host.say(#"{"say":"host","secret":"\#(links.host.split(separator: "#")[1])"}"#)
            #expect(host.message(with: "host") != nil)
            host.say(#"{"say":"line","text":"{\"command\":\"hold\"}"}"#)
            host.say(#"{"say":"pong","number":1}"#)
            let end = ContinuousClock.now + .seconds(5)
            while inputs.all.isEmpty, ContinuousClock.now < end { usleep(10_000) }
            #expect(inputs.all == [.host(line: #"{"command":"hold"}"#)])
        }
    }

    @Test func whoOnlyConnectsMakesRoomForOthers() async throws {
        try await withRoom { port, _, _ in
            let silent = try (0..<RoomKeeper.mostStrangers + 8).map { _ in try Self.page(port) }
            #expect(silent[0].isClosed())
        }
    }

    @Test func namesAreTextInEveryPicture() async throws {
        try await withRoom { port, links, _ in
            let client = try Self.join("<img src=x onerror=1>", port, links)
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

    @Test func aPortThatIsTakenIsSaidToBe() async throws {
        let room = try await WebRoom.open(.init(address: "127.0.0.1", port: 0, teams: [])) { _ in }
        let port = try #require(Int(room.links.typed.split(separator: ":")[1]))
        let error = await #expect(throws: WebRoomError.self) {
            _ = try await WebRoom.open(.init(address: "127.0.0.1", port: port, teams: [])) { _ in }
        }
        #expect(error?.description.contains("another program") == true)
        await room.close()
    }
}
