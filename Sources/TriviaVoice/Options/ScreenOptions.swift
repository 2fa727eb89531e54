import ArgumentParser
import Foundation
import WebPresenter

/// Options for a shared screen and for phones as buzzers.
struct ScreenOptions: ParsableArguments {
    @Option(
        name: .customLong("screen"), defaultAsFlag: Self.ownAddress, parsing: .next,
        help: ArgumentHelp(
            "Also show the game in a browser, at this address. Without an address, only this machine can open it. "
                + "Without a port, the program uses \(Self.usualPort) or the next free port.",
            valueName: "address[:port]"))
    var screen: String?

    @Flag(help: "Open the screen to the local network, so that phones can join as buzzers.")
    var lan = false

    @Flag(
        help:
            "Let players answer by speaking into their phones. Needs a screen that phones can open (--screen --lan)."
    )
    var phoneVoice = false

    /// The address for the screen, and the ports to try in order. Port 0 means any free port.
    struct Place: Sendable, Hashable {
        var address: String
        var ports: [Int]
    }

    static let ownAddress = "127.0.0.1"
    private static let usualPort = 8642
    /// The default ports, in order of preference. Another program or room may already use the first
    /// port.
    private static let usualPorts = Array(usualPort..<usualPort + 8) + [0]

    var isOn: Bool { screen != nil || lan }

    func validate() throws { _ = try place() }

    /// The address and ports to listen on, or nil if no screen was requested.
    func place() throws -> Place? {
        guard let text = screen ?? (lan ? Self.ownAddress : nil) else { return nil }
        guard var place = Self.place(in: text) else {
            throw ValidationError(
                "--screen needs an address, and a port if it matters, such as "
                    + "\(Self.ownAddress):\(Self.usualPort) or [::1]:\(Self.usualPort), not \"\(text)\""
            )
        }
        // Only this machine can reach the default address, so `--lan` replaces the address.
        guard lan, Self.isOwn(place.address) else { return place }
        guard text == Self.ownAddress else {
            throw ValidationError(
                "--screen \(text) is only for this machine, but --lan opens the screen to the network; "
                    + "leave one of them out, or name the network’s port with --screen 0.0.0.0:PORT"
            )
        }
        place.address = "0.0.0.0"
        return place
    }

    private static func place(in text: String) -> Place? {
        // An IPv6 address without brackets cannot have a port.
        if isAddressOfSix(text) { return Place(address: text, ports: usualPorts) }
        var address = text[...]
        var ports = usualPorts
        if let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") {
            guard let port = UInt16(text[text.index(after: colon)...]) else { return nil }
            ports = [Int(port)]
            address = text[..<colon]
        }
        if address.hasPrefix("["), address.hasSuffix("]") {
            address = address.dropFirst().dropLast()
            guard isAddressOfSix(String(address)) else { return nil }
        } else if address.contains(":") {
            return nil
        }
        guard !address.isEmpty, Int(address) == nil else { return nil }
        return Place(address: String(address), ports: ports)
    }

    /// Whether only this machine can reach an address.
    private static func isOwn(_ address: String) -> Bool {
        address.hasPrefix("127.") || address == "::1" || address.lowercased() == "localhost"
    }

    /// Whether a string is an IPv6 address.
    private static func isAddressOfSix(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }
}
