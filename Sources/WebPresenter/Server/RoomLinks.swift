import Foundation
import NIOCore
import NIOSSL

/// The addresses of a room.
package struct RoomLinks: Sendable, Hashable {
    /// Whether other machines can connect.
    package let isOpen: Bool
    /// The address with the port, as people type it.
    package let typed: String
    /// The link for the screen.
    package let screen: String
    /// The link for phones, with the room code.
    package let join: String
    /// The host's link, which works once. The first browser that opens the link becomes the host.
    package let host: String
    package let code: String
    package let port: Int

    init(address: String, port: Int, code: String, hostKey: Secret) {
        isOpen = Self.isOpen(address)
        let shown = Self.shown(address)
        let name = shown.contains(":") ? "[\(shown)]" : shown
        typed = "\(name):\(port)"
        screen = "http://\(typed)/screen"
        join = "http://\(typed)/\(code)"
        host = Self.host(at: typed, with: hostKey)
        self.code = code
        self.port = port
    }

    static func host(at typed: String, with key: Secret) -> String {
        "http://\(typed)\(Site.hostPath)/\(key.text)"
    }

    /// Whether other machines can reach a room on `address`.
    package static func isOpen(_ address: String) -> Bool {
        !address.hasPrefix("127.") && address != "::1" && address != "localhost"
    }

    /// The address at which phones can reach a room on `address`.
    package static func shown(_ address: String) -> String {
        let isEverywhere = address == "0.0.0.0" || address == "::"
        return isEverywhere ? ownAddress ?? "127.0.0.1" : address
    }

    /// This machine's address in the local network.
    private static var ownAddress: String? {
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = devices.compactMap { device -> String? in
            guard case .v4? = device.address, let ip = device.address?.ipAddress,
                !ip.hasPrefix("127."), !ip.hasPrefix("169.254.")
            else { return nil }
            return ip
        }
        // Prefer the addresses of home and office networks to those of container bridges.
        return addresses.first { $0.hasPrefix("192.168.") }
            ?? addresses.first { $0.hasPrefix("10.") } ?? addresses.first
    }
}

/// The reason why a room could not be opened.
package struct WebRoomError: Error, CustomStringConvertible {
    package let description: String

    init(_ error: any Error, _ settings: WebRoom.Settings) {
        // If several ports or any free port may be used, only the address can be the problem.
        let only = settings.ports.count == 1 ? settings.ports.first { $0 != 0 } : nil
        let place = settings.address + (only.map { ":\($0)" } ?? "")
        if let error = error as? IOError, error.errnoCode == EADDRINUSE {
            description =
                "the screen cannot be shown at \(place), because another program uses that port; choose a different one: "
                + "--screen \(settings.address):0 chooses any free one"
        } else if error is NIOSSLError || error is BoringSSLError {
            description =
                "the certificate for phones cannot be used (\(error)); remove "
                + "\(settings.security?.certificate ?? "") and \(settings.security?.key ?? "")"
        } else {
            description = "the screen cannot be shown at \(place): \(Self.reason(error))"
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRNOTAVAIL:
            "no network of this machine has that address; use --lan to open the screen to the local network"
        case EACCES: "that port requires special privileges; choose 1024 or higher"
        case let code?: String(cString: strerror(code))
        case nil:
            error is SocketAddressError
                ? "that is not an address of this machine" : String(describing: error)
        }
    }
}
