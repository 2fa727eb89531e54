/// Decides which requests the server answers, based on the host and origin of each request.
enum Gate {
    /// Whether a request names this machine as its host. If a website's domain name was redirected
    /// to this machine, requests from the website's pages contain the website's host name instead
    /// of this machine's name.
    static func isOurs(host: String?, machine: String) -> Bool {
        guard let name = host.flatMap(name(in:)) else { return false }
        let own = machine.lowercased()
        return name == "localhost" || name == own || name == "\(own).local"
            || isAddress(name)
    }

    /// Whether one of the game's pages opened the connection.
    static func isOurs(origin: String?, host: String?) -> Bool {
        guard let origin, let host else { return false }
        let own = host.lowercased()
        return ["http://\(own)", "https://\(own)"].contains(origin.lowercased())
    }

    /// The host that a request names; nil unless the request names exactly one host.
    static func host(_ named: [String]) -> String? { named.count == 1 ? named[0] : nil }

    /// The host name without the port; nil if invalid.
    private static func name(in host: String) -> String? {
        let host = host.lowercased()
        guard host.utf8.count <= 255 else { return nil }
        let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : nil
        let name = host[..<(end ?? host.firstIndex(of: ":") ?? host.endIndex)]
        let port = host[name.endIndex...]
        guard !name.isEmpty, port.isEmpty || UInt16(port.dropFirst()) != nil,
            port.first.map({ $0 == ":" }) ?? true
        else { return nil }
        return String(name)
    }

    private static func isAddress(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            let inner = name.dropFirst().dropLast()
            return inner.contains(":") && inner.allSatisfy { $0.isHexDigit || ":.%".contains($0) }
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    /// The content security policy for a picture, which keeps SVG pictures from running scripts.
    static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

    /// The content security policy for pages, which allows pages to use only this server.
    static func policy(host: String) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
            + "connect-src 'self' ws://\(host) wss://\(host); base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'"
    }
}
