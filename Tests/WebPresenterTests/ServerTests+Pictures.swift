import Foundation
import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

// Pictures of questions over HTTP.
extension ServerTests {
    /// What the server says to a request for a path.
    private static func status(_ path: String, _ port: Int) throws -> String {
        let client = try RawClient(port: port)
        client.write("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return client.head()
    }

    @Test("A picture is given out while it is shown, and its answer's only after the ruling")
    func pictures() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tv-pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bank = try BankStore.open(at: folder.appending(path: "bank.sqlite").path)
        let name: @Sendable (Character) -> String = { digit in
            String(repeating: digit, count: 32) + ".svg"
        }
        try FileManager.default.createDirectory(
            at: bank.media.url, withIntermediateDirectories: true)
        for digit in [Character]("123") {
            try Data("<svg/>".utf8).write(to: bank.media.url.appending(path: name(digit)))
        }
        let question = Question(
            id: "a", prompt: "What is it?", answer: "a dot",
            media: [Media(file: name("1")), Media(file: name("2"), when: .answer)])
        let room = try await WebRoom.open(
            .init(
                address: "127.0.0.1", ports: [0], teams: [], hasLobby: false, media: bank.media)
        ) { _ in }
        let port = room.links.port
        func statuses() async throws -> [String] {
            // The server takes what it is to show in its own time.
            try await room.beat()
            return try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            try ["1", "2", "3"].map {
                                try Self.status("/media/\(name(Character($0)))", port)
                                    .contains(" 200 ") ? "given" : "refused"
                            }
                        })
                }
            }
        }
        var game = Game(questions: [question], rules: Rules(readingSecondsPerWord: 0))
        #expect(try await statuses() == ["refused", "refused", "refused"])
        for effect in game.step(.begin, at: .zero) { room.show(effect, of: game) }
        #expect(try await statuses() == ["given", "refused", "refused"])
        for effect in game.step(.readingEnded(aloud: false), at: .zero) {
            room.show(effect, of: game)
        }
        for effect in game.step(.command(.skip), at: .zero) { room.show(effect, of: game) }
        #expect(try await statuses() == ["given", "given", "refused"])
        let head = try Self.status("/media/\(name("1"))", port)
        #expect(head.contains("Content-Type: image/svg+xml"))
        #expect(head.contains("sandbox"))
        #expect(try Self.status("/media/../bank.sqlite", port).contains(" 404 "))
        await room.close()
    }

    @Test("A large picture arrives whole, piece by piece, and the connection goes on")
    func largePicture() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tv-pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bank = try BankStore.open(at: folder.appending(path: "bank.sqlite").path)
        let name = String(repeating: "1", count: 32) + ".svg"
        try FileManager.default.createDirectory(
            at: bank.media.url, withIntermediateDirectories: true)
        let drawing = "<svg>" + String(repeating: " ", count: 1_000_000) + "</svg>"
        try Data(drawing.utf8).write(to: bank.media.url.appending(path: name))
        let room = try await WebRoom.open(
            .init(
                address: "127.0.0.1", ports: [0], teams: [], hasLobby: false, media: bank.media)
        ) { _ in }
        let question = Question(
            id: "a", prompt: "What is it?", answer: "a dot", media: [Media(file: name)])
        var game = Game(questions: [question])
        for effect in game.step(.begin, at: .zero) { room.show(effect, of: game) }
        try await room.beat()
        let port = room.links.port
        let bodies = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let client = try RawClient(port: port)
                        return (0..<2).map { _ in
                            client.write(
                                "GET /media/\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
                            _ = client.head()
                            return client.body(drawing.utf8.count)
                        }
                    })
            }
        }
        #expect(bodies.allSatisfy { $0 == Array(drawing.utf8) })
        await room.close()
    }
}
