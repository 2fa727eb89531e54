package import Foundation
import Languages
import TerminalIO
package import WebPresenter

/// The TLS certificate for rooms on this computer. Browsers require a secure connection before they
/// allow access to a phone's microphone.
package struct RoomCertificate {
    /// The folder for the certificates. Each address has its own certificate.
    package let folder: URL
    /// The program that creates certificates.
    var openssl = "openssl"

    package init(folder: URL, openssl: String = "openssl") {
        self.folder = folder
        self.openssl = openssl
    }

    /// The validity of a certificate in days. Apple's browsers reject certificates that are valid
    /// for more than 825 days.
    private static let days = 800
    /// The exit status with which env(1) reports that a program does not exist.
    private static let notFound: Int32 = 127
    /// The age, in seconds, at which a certificate is replaced.
    private static let longestAge = TimeInterval(days - 60) * 86_400

    /// The certificate for an address. Creates a new certificate if none exists or the old
    /// certificate will expire soon.
    package func security(for address: String) throws -> WebRoom.Security {
        let name = address.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        let place = folder.appending(path: "room-\(String(name))", directoryHint: .isDirectory)
        let security = WebRoom.Security(
            certificate: place.appending(path: "certificate.pem").path,
            key: place.appending(path: "key.pem").path)
        guard !isValid(security) else { return security }
        do {
            try make(at: place, for: address)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                .unavailable,
                "the certificate for phones cannot be saved in \(place.path): \(error)".inert)
        }
        return security
    }

    private func isValid(_ security: WebRoom.Security) -> Bool {
        let files = FileManager.default
        guard files.isReadableFile(atPath: security.key),
            let made = try? files.attributesOfItem(atPath: security.certificate)[.modificationDate]
                as? Date
        else { return false }
        return (0..<Self.longestAge).contains(-made.timeIntervalSinceNow)
    }

    /// Creates a certificate in a temporary folder and then moves it to `place`.
    private func make(at place: URL, for address: String) throws {
        let files = FileManager.default
        let draft = place.appendingPathExtension("new-\(getpid())")
        try files.createDirectory(
            at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? files.removeItem(at: draft) }
        let isNumber = address.contains(":") || address.allSatisfy { $0.isNumber || $0 == "." }
        let names =
            "\(isNumber ? "IP" : "DNS"):\(address),DNS:localhost,IP:127.0.0.1,DNS:"
            + ProcessInfo.processInfo.hostName + ",DNS:\(ProcessInfo.processInfo.hostName).local"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
            "-nodes", "-days", String(Self.days), "-subj", "/CN=TriviaVoice on this computer",
            "-addext", "subjectAltName=\(names)", "-addext", "extendedKeyUsage=serverAuth",
            "-keyout", draft.appending(path: "key.pem").path,
            "-out", draft.appending(path: "certificate.pem").path,
        ]
        let complaints = Pipe()
        process.standardError = complaints
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let said = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != Self.notFound else {
            throw CommandFailure(
                .unavailable,
                "answers by phone need a certificate, which openssl makes; install openssl, or play without --phone-voice"
            )
        }
        guard process.terminationStatus == 0 else {
            let reason =
                String(decoding: said, as: UTF8.self)
                .split(separator: "\n").last.map(String.init) ?? "openssl gave no reason"
            throw CommandFailure(
                .unavailable,
                "openssl could not make the certificate that phones need (\(reason)); install openssl, or play without --phone-voice"
                    .inert)
        }
        try? files.removeItem(at: place)
        try files.moveItem(at: draft, to: place)
    }
}
