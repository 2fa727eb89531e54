/// The cookie that keeps a browser signed in as the host after it opened the host's link.
///
/// Pages cannot read it. Browsers send it only when one of our own pages connects to the room.
struct HostCookie: Sendable {
    /// Browsers share cookies among all ports of a machine, so the name contains the port of the
    /// room.
    private let name: String

    /// A plain page cannot replace the cookie of a secure page, so secure pages use a different
    /// name.
    private static let securePrefix = "__Secure-"
    /// One week, so that an interrupted game can continue on another day.
    private static let seconds = 604_800

    init(port: Int) {
        name = "trivia-voice-host-\(port)"
    }

    /// The header field that sets the cookie.
    func field(_ secret: Secret, isSecure: Bool) -> String {
        "\(isSecure ? Self.securePrefix : "")\(name)=\(secret.text); Path=\(Site.socketPath); "
            + "Max-Age=\(Self.seconds); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }

    /// The secrets in a browser's cookies, from plain or secure pages.
    ///
    /// - Parameter fields: The header fields with the cookies.
    func secrets(in fields: [String]) -> [String] {
        fields.flatMap { $0.split(separator: ";") }.compactMap { cookie in
            let parts = cookie.drop { $0 == " " }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let isOurs = parts[0] == name || parts[0] == Self.securePrefix + name
            return isOurs && parts.count == 2 ? String(parts[1]) : nil
        }
    }
}
