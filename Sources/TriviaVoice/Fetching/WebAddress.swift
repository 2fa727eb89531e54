import Foundation

/// The address of a file on a web server.
struct WebAddress: Sendable, Hashable {
    /// The complete URL, with percent-encoding and without a fragment.
    let text: String
    /// The name or IP address of the server, without brackets.
    let host: String
    let port: Int

    /// Parses a URL, or throws ``FetchFailure`` if no file may be fetched from the URL.
    init(_ text: String) throws(FetchFailure) {
        let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard var parts = URLComponents(string: typed), let scheme = parts.scheme?.lowercased()
        else { throw .noAddress }
        guard let usualPort = ["http": 80, "https": 443][scheme] else { throw .otherScheme(scheme) }
        if parts.user != nil || parts.password != nil { throw .password }
        parts.fragment = nil
        let port = parts.port ?? usualPort
        guard let address = parts.string, (1...65_535).contains(port),
            let host = parts.host?.trimmingCharacters(in: ["[", "]"]), !host.isEmpty
        else { throw .noAddress }
        self.text = address
        self.host = host
        self.port = port
    }

    /// The address to which a server redirects a request. `location` may be a relative URL.
    func redirected(to location: String) throws(FetchFailure) -> WebAddress {
        guard let own = URL(string: text), let next = URL(string: location, relativeTo: own) else {
            throw .noAddress
        }
        return try WebAddress(next.absoluteString)
    }
}
