import Foundation
import Testing
import WebPresenter

@testable import PlaySession
@testable import TerminalIO

@Suite("The certificate of a room")
struct RoomCertificateTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "certificate-\(UUID().uuidString)")

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test("It is made once for an address, and only its owner can read the key")
    func once() throws {
        defer { remove() }
        let certificate = RoomCertificate(folder: folder)
        let first = try certificate.security(for: "192.168.1.20")
        let text = try String(contentsOfFile: first.certificate, encoding: .utf8)
        #expect(text.hasPrefix("-----BEGIN CERTIFICATE-----"))
        let mode = try FileManager.default.attributesOfItem(atPath: first.key)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        #expect(try certificate.security(for: "192.168.1.20") == first)
        #expect(try String(contentsOfFile: first.certificate, encoding: .utf8) == text)
        #expect(try certificate.security(for: "192.168.1.21") != first)
    }

    @Test("One that ends soon is replaced")
    func old() throws {
        defer { remove() }
        let certificate = RoomCertificate(folder: folder)
        let place = try certificate.security(for: "television").certificate
        let text = try String(contentsOfFile: place, encoding: .utf8)
        let past = Date(timeIntervalSinceNow: -750 * 86_400)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: place)
        _ = try certificate.security(for: "television")
        #expect(try String(contentsOfFile: place, encoding: .utf8) != text)
    }

    @Test("Without openssl, the message says what to install, and nothing is left behind")
    func missing() throws {
        defer { remove() }
        let certificate = RoomCertificate(folder: folder, openssl: "no-such-openssl")
        let failure = #expect(throws: CommandFailure.self) {
            try certificate.security(for: "television")
        }
        #expect(failure?.message.contains("install openssl") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
