/// The cookie that keeps a browser signed in as the host after the browser has opened the host's
/// link.
///
/// Pages cannot read the cookie. Browsers send the cookie only when one of the game's own pages
/// connects to the room.
struct HostCookie: Sendable {
    /// The cookie's name. The name contains the room's port, because browsers share cookies among
    /// all ports of a machine.
    private let name: String

    /// The name prefix for cookies of secure pages. Secure pages use a different name, so that a
    /// plain page cannot replace their cookie.
    private static let securePrefix = "__Secure-"
    /// The cookie's lifetime: one week, so that an interrupted game can continue on another day.
    private static let seconds = 604_800

    init(port: Int) {
        name = "trivia-voice-host-\(port)"
    }

    /// The HTTP header field that sets the cookie.
    func field(_ secret: Secret, isSecure: Bool) -> String {
        "\(isSecure ? Self.securePrefix : "")\(name)=\(secret.text); Path=\(Site.socketPath); "
            + "Max-Age=\(Self.seconds); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }

    /// The secrets in a browser's cookies, from both plain and secure pages.
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
