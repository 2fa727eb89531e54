import Foundation
import QuestionBank
import SoundTestSupport
import SpeechRecognition
import Testing

@testable import TriviaVoice

@Suite("Fetching with curl", .timeLimit(.minutes(30)))
struct CurlProgramTests {
    private static let isInstalled = CurlProgram() != nil

    private let folder: ScratchFolder
    private var file: URL { folder.url.appending(path: "file") }

    init() throws { folder = try ScratchFolder() }

    /// Asks a server on this computer.
    private func get(
        _ address: String, limit: Int = 1 << 20, within duration: Duration = .seconds(20)
    ) async throws -> WebReply {
        let curl = try #require(CurlProgram())
        let number = NetworkAddress(bytes: [127, 0, 0, 1])
        let file = file
        return try await BlockingThread.run {
            try curl.get(
                WebAddress(address), from: number, into: file, limit: limit, within: duration)
        }
    }

    @Test(
        "A file arrives whole, and its server learns only our name",
        .enabled(if: isInstalled, "needs curl"))
    func whole() async throws {
        let body = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let server = try SmallWebServer(["/a%20b.png?x=1&y=2": .init(body)])
        let reply = try await get(server.address("/a b.png?x=1&y=2"))
        #expect(reply == WebReply(status: 200))
        #expect(try Array(Data(contentsOf: file)) == body)
        let head = try #require(server.requests.first)
        #expect(head.contains("User-Agent: trivia-voice/\(Program.version)\r\n"))
    }

    @Test(
        "The name in the address does not decide which server is asked",
        .enabled(if: isInstalled, "needs curl"))
    func pinned() async throws {
        let server = try SmallWebServer(["/x": .init([1])])
        let reply = try await get("http://no.such.name.example:\(server.port)/x")
        #expect(reply.status == 200)
        #expect(server.requests.first?.contains("Host: no.such.name.example") == true)
    }

    @Test("A redirect is reported and not followed", .enabled(if: isInstalled, "needs curl"))
    func redirect() async throws {
        let server = try SmallWebServer([
            "/one": .init(status: 302, location: "/two"), "/two": .init([1]),
            "/away": .init(status: 301, location: "file:///etc/passwd"),
        ])
        let reply = try await get(server.address("/one"))
        #expect(reply == WebReply(status: 302, location: server.address("/two")))
        #expect(server.requests.count == 1)
        let away = try await get(server.address("/away"))
        #expect(away.status == 301)
        #expect(away.location.map { $0.hasPrefix("file:") } != false)
    }

    @Test("A server's refusal has its status", .enabled(if: isInstalled, "needs curl"))
    func status() async throws {
        let server = try SmallWebServer([:])
        let reply = try await get(server.address("/x"))
        #expect(reply == WebReply(status: 404))
    }

    @Test(
        "A file that is too large is not stored whole, whether its size is known or not",
        .enabled(if: isInstalled, "needs curl"), arguments: [true, false])
    func large(saysLength: Bool) async throws {
        let body = [UInt8](repeating: 7, count: 3 << 20)
        let server = try SmallWebServer(["/x": .init(body, saysLength: saysLength)])
        let limit = 1 << 20
        await #expect(throws: FetchFailure.tooLarge(limit: limit)) {
            try await get(server.address("/x"), limit: limit)
        }
        let stored = (try? Data(contentsOf: file)) ?? Data()
        #expect(stored.count <= limit + 512)
    }

    @Test(
        "A server that does not finish is left after a while",
        .enabled(if: isInstalled, "needs curl"))
    func endless() async throws {
        let server = try SmallWebServer([
            "/x": .init([1, 2], saysLength: false, isComplete: false)
        ])
        await #expect(throws: FetchFailure.tooSlow(LinkFetch.longest)) {
            try await get(server.address("/x"), within: .seconds(1))
        }
    }

    @Test(
        "Stopping ends requests in progress and refuses later ones",
        .enabled(if: isInstalled, "needs curl"))
    func stopped() async throws {
        let server = try SmallWebServer([
            "/x": .init([1, 2], saysLength: false, isComplete: false)
        ])
        let curl = try #require(CurlProgram())
        let address = try WebAddress(server.address("/x"))
        let file = file
        @Sendable func ask() throws -> WebReply {
            try curl.get(
                address, from: NetworkAddress(bytes: [127, 0, 0, 1]), into: file, limit: 100,
                within: .seconds(60))
        }
        let asking = Task {
            try await BlockingThread.run {
                // Threads of tasks do the same, and curl inherits it.
                var signals = sigset_t()
                sigfillset(&signals)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                return try ask()
            }
        }
        for await _ in server.arrivals { break }
        curl.stop()
        await #expect(throws: FetchFailure.interrupted) { try await asking.value }
        #expect(throws: FetchFailure.interrupted) { try ask() }
    }

    @Test("Without curl there is nothing that fetches")
    func missing() {
        #expect(CurlProgram(environment: ["PATH": "/nowhere"]) == nil)
    }

    @Test("Its configuration is not read, and proxies are used only on request")
    func arguments() throws {
        let address = try WebAddress("https://example.org/-x?a[1]=2")
        func arguments(usesProxies: Bool) -> [String] {
            CurlProgram.arguments(
                address, from: NetworkAddress(bytes: [8, 8, 8, 8]), into: file, limit: 9,
                within: .milliseconds(300), usesProxies: usesProxies)
        }
        let direct = arguments(usesProxies: false)
        #expect(direct.first == "--disable")
        #expect(direct.suffix(2).first == "--")
        #expect(direct.contains("::8.8.8.8:443"))
        #expect(direct.contains("--noproxy"))
        #expect(!arguments(usesProxies: true).contains("--noproxy"))
    }

    @Test(
        "The ways in which curl ends are known",
        arguments: [
            (28, "curl: (28) Operation timed out", FetchFailure.tooSlow(LinkFetch.longest)),
            (63, "", .tooLarge(limit: 9)),
            (
                7, "curl: (7) Failed to connect to a.example\nmore",
                .noConnection("Failed to connect to a.example")
            ),
            (5, "", .noConnection("curl ended with status 5")),
        ] as [(Int32, String, FetchFailure)])
    func ends(status: Int32, message: String, expected: FetchFailure) {
        #expect(throws: expected) {
            try CurlEnd(status: status, isSignal: false, output: "000 ", message: message)
                .reply(limit: 9)
        }
    }
}
