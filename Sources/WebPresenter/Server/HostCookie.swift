/// The cookie of a browser that opened the host's link. Pages cannot read the cookie.
struct HostCookie: Sendable {
    /// The cookie's name, which contains the port because browsers share cookies among ports.
    private let name: String

    /// The name prefix of cookies from secure pages. A plain page cannot replace a cookie with this
    /// prefix.
    private static let securePrefix = "__Secure-"
    /// The lifetime in seconds: one week, for games that continue on another day.
    private static let seconds = 604_800

    init(port: Int) {
        name = "trivia-voice-host-\(port)"
    }

    /// The HTTP header field that sets the cookie.
    func field(_ secret: Secret, isSecure: Bool) -> String {
        "\(isSecure ? Self.securePrefix : "")\(name)=\(secret.text); Path=\(Site.socketPath); "
            + "Max-Age=\(Self.seconds); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }

    /// The secrets in a browser's cookies, from plain and secure pages.
    func secrets(in fields: [String]) -> [String] {
        fields.flatMap { $0.split(separator: ";") }.compactMap { cookie in
            let parts = cookie.drop { $0 == " " }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let isOurs = parts[0] == name || parts[0] == Self.securePrefix + name
            return isOurs && parts.count == 2 ? String(parts[1]) : nil
        }
    }
}
