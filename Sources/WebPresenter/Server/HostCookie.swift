/// The cookie that keeps a browser signed in as the host after it has opened the host's link.
///
/// Pages cannot read it, and browsers send it only when one of our own pages connects to the room.
struct HostCookie: Sendable {
    /// Browsers share cookies among all ports of a machine, so the name says which room it is for.
    private let name: String

    /// A plain page may not replace a cookie of a secure page, so the latter has a name of its own.
    private static let securePrefix = "__Secure-"
    /// A week, so that an interrupted game can continue on another day.
    private static let seconds = 604_800

    init(port: Int) {
        name = "trivia-voice-host-\(port)"
    }

    /// The header field that gives a browser the cookie.
    func field(_ secret: Secret, isSecure: Bool) -> String {
        "\(isSecure ? Self.securePrefix : "")\(name)=\(secret.text); Path=\(Site.socketPath); "
            + "Max-Age=\(Self.seconds); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }

    /// The secrets that a browser sends, from a plain or a secure page.
    ///
    /// - Parameter fields: The header fields with its cookies.
    func secrets(in fields: [String]) -> [String] {
        fields.flatMap { $0.split(separator: ";") }.compactMap { cookie in
            let parts = cookie.drop { $0 == " " }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let isOurs = parts[0] == name || parts[0] == Self.securePrefix + name
            return isOurs && parts.count == 2 ? String(parts[1]) : nil
        }
    }
}
