import Foundation
import NIOCore

/// Where the room is to be had.
package struct RoomLinks: Sendable, Hashable {
    /// Whether other machines can come in.
    package let isOpen: Bool
    /// As people type it: the address and port alone.
    package let typed: String
    /// The screen for everybody.
    package let screen: String
    /// What a phone opens, with the room's letters.
    package let join: String
    /// For the host alone: whoever has it is the host. The secret stands behind the #, which browsers
    /// send to nobody.
    package let host: String
    package let code: String
    package let port: Int

    init(address: String, port: Int, code: String, secret: Secret) {
        let everywhere = address == "0.0.0.0" || address == "::"
        let isOwn = address.hasPrefix("127.") || address == "::1" || address == "localhost"
        isOpen = everywhere || !isOwn
        let shown = everywhere ? Self.ownAddress ?? "127.0.0.1" : address
        let name = shown.contains(":") ? "[\(shown)]" : shown
        typed = "\(name):\(port)"
        screen = "http://\(typed)/screen"
        join = "http://\(typed)/\(code)"
        host = "http://\(typed)/host#\(secret.text)"
        self.code = code
        self.port = port
    }

    /// The address by which others in the house know this machine.
    private static var ownAddress: String? {
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = devices.compactMap { device -> String? in
            guard case .v4? = device.address, let ip = device.address?.ipAddress,
                !ip.hasPrefix("127."), !ip.hasPrefix("169.254.")
            else { return nil }
            return ip
        }
        // What is used at home and in offices, before bridges of containers and the like.
        return addresses.first { $0.hasPrefix("192.168.") }
            ?? addresses.first { $0.hasPrefix("10.") } ?? addresses.first
    }
}

/// Why a room could not be opened.
package struct WebRoomError: Error, CustomStringConvertible {
    package let description: String

    init(_ error: any Error, _ settings: WebRoom.Settings) {
        let place = "\(settings.address):\(settings.ports.last ?? 0)"
        if let error = error as? IOError, error.errnoCode == EADDRINUSE {
            description =
                "the screen cannot be shown at \(place), where another program is; take another port: "
                + "--screen \(settings.address):0 takes any that is free"
        } else {
            description = "the screen cannot be shown at \(place): \(Self.reason(error))"
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRNOTAVAIL:
            "no network of this machine has that address; --lan opens it to the network that there is"
        case EACCES: "that port is not for everybody; take one from 1024 on"
        case let code?: String(cString: strerror(code))
        case nil:
            error is SocketAddressError
                ? "that is no address of this machine" : String(describing: error)
        }
    }
}
