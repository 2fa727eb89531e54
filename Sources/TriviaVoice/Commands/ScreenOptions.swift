import ArgumentParser
import WebPresenter

/// A screen for everybody, and buzzers on phones.
struct ScreenOptions: ParsableArguments {
    @Option(
        name: .customLong("screen"), defaultAsFlag: Self.ownAddress, parsing: .next,
        help: ArgumentHelp(
            "Show the game in a browser as well, at this address; without one only on this machine.",
            valueName: "address:port"))
    var screen: String?

    @Flag(help: "Open the screen to the local network, so that phones can join as buzzers.")
    var lan = false

    private static let usualPort = 8642
    static let ownAddress = "127.0.0.1:\(usualPort)"

    var isOn: Bool { screen != nil || lan }

    func validate() throws { _ = try place() }

    /// Where to open it; nil when it was not asked for.
    func place() throws -> (address: String, port: Int)? {
        guard let text = screen ?? (lan ? Self.ownAddress : nil) else { return nil }
        guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
            let port = Int(text[text.index(after: colon)...]), (0...65_535).contains(port)
        else {
            throw ValidationError(
                "--screen takes an address and a port, like \(Self.ownAddress), not \"\(text)\"")
        }
        var address = String(text[..<colon])
        if address.hasPrefix("["), address.hasSuffix("]") {
            address = String(address.dropFirst().dropLast())
        }
        // What was named is taken; only the address that stands for this machine is opened.
        if lan, address == "127.0.0.1" { address = "0.0.0.0" }
        return (address, port)
    }
}
