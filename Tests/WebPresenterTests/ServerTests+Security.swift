import Foundation
import Testing

@testable import WebPresenter

/// Secure connections, on the same port as plain ones.
extension ServerTests {
    private func withSecureRoom(
        _ body:
            @escaping @Sendable (_ port: Int, _ links: RoomLinks, Inputs, WebRoom) throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let security = WebRoom.Security(
            certificate: folder.appending(path: "certificate.pem").path,
            key: folder.appending(path: "key.pem").path)
        _ = try Self.openssl(
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=room -keyout \(security.key) "
                + "-out \(security.certificate)")
        try await withRoom(in: Surroundings(), hearsPhones: true, security: security, body)
    }

    private static func openssl(_ arguments: String, input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments.split(separator: " ").map(String.init)
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        // No version, a record that is too long, and an answer instead of a greeting.
        [22, 9, 9, 0, 5, 1, 2, 3, 4, 5],
        [22, 3, 1, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 70_000),
        [22, 3, 1, 0, 4, 2, 0, 0, 0], [22, 3, 3, 0, 0] + [UInt8](repeating: 22, count: 20_000),
    ])
    func rubbishInsteadOfASecureConnectionEndsItAlone(rubbish: [UInt8]) async throws {
        try await withSecureRoom { port, links, _, _ in
            let other = try Self.join("Ada", port, links)
            #expect(other.message(with: "welcome") != nil)
            let client = try RawClient(port: port)
            client.write(rubbish)
            #expect(client.isClosed())
            #expect(other.message(with: "picture") != nil)
        }
    }

    @Test func theHostsCookieOfASecurePageIsSecure() async throws {
        try await withSecureRoom { port, links, _, _ in
            let path = links.host.replacing("http://127.0.0.1:\(port)", with: "")
            let answer = try Self.openssl(
                "s_client -quiet -connect 127.0.0.1:\(port)",
                input:
                    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
            #expect(answer.contains("Set-Cookie: __Secure-trivia-voice-host-\(port)="))
            #expect(answer.contains("; Secure\r\n"))
            #expect(try Self.signIn(by: links.host, port) == nil)
        }
    }
}
