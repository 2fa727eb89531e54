import PlaySession
import QuestionBank

/// The computers from which a pack's linked files would be requested. The program shows this plan
/// to the user before it sends any request.
struct FetchPlan: Sendable, Hashable {
    struct Host: Sendable, Hashable, Encodable {
        var name: String
        var files: Int
        /// Whether the host is private, or nil if only a name server can tell.
        var isPrivate: Bool?

        private enum CodingKeys: String, CodingKey {
            case name, files
            case isPrivate = "private"
        }
    }

    /// The computers that the links name, sorted by number of files. Redirects may lead to other
    /// computers.
    let hosts: [Host]
    let allowsPrivate: Bool

    private static let mostShown = 20

    /// `allowsPrivate` permits requests to private computers.
    init(_ links: [MediaLink], allowsPrivate: Bool = false) {
        var counts: [String: Int] = [:]
        for link in links {
            if let address = try? WebAddress(link.text) {
                counts[address.host.lowercased(), default: 0] += 1
            }
        }
        hosts = counts.map {
            Host(name: $0.key, files: $0.value, isPrivate: Self.isPrivate($0.key))
        }
        .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        self.allowsPrivate = allowsPrivate
    }

    /// The computers from which no files are requested, because they are private.
    private var refused: [Host] { allowsPrivate ? [] : hosts.filter { $0.isPrivate == true } }

    /// Whether no files will be requested, because all of the computers are known to be private.
    var isAllRefused: Bool { !hosts.isEmpty && refused.count == hosts.count }

    /// Advice for a user who cannot be asked for consent, or whose consent is insufficient.
    func advice(canAsk: Bool) -> String {
        if isAllRefused {
            return
                "the files are on this computer or in a private network, so they are fetched only with --allow-private; if you want this, use "
                + (canAsk ? "" : "--yes ") + "--allow-private"
        }
        return
            "the files are on other computers, which would be asked for them; if you want this, use --yes"
            + (refused.isEmpty
                ? ""
                : ", and for those on this computer or in a private network also --allow-private")
    }

    var lines: [String] {
        let refused = self.refused
        let asked = hosts.filter { !refused.contains($0) }
        var lines: [String] = []
        if !asked.isEmpty || refused.isEmpty {
            lines.append(
                "\(Self.files(asked)) can be fetched from \(Figures.count(asked.count, "computer")):"
            )
            lines += Self.list(asked)
        }
        if !refused.isEmpty {
            let verb = refused.reduce(0) { $0 + $1.files } == 1 ? "is" : "are"
            lines.append(
                "\(Self.files(refused)) \(verb) on this computer or in a private network, and fetched only with --allow-private:"
            )
            lines += Self.list(refused)
        }
        return lines
    }

    private static func files(_ hosts: [Host]) -> String {
        Figures.count(hosts.reduce(0) { $0 + $1.files }, "file")
    }

    private static func list(_ hosts: [Host]) -> [String] {
        var lines = hosts.prefix(mostShown).map {
            "  \($0.name): \(Figures.count($0.files, "file"))"
        }
        if hosts.count > mostShown {
            lines.append("  and \(Figures.count(hosts.count - mostShown, "other computer"))")
        }
        return lines
    }

    /// Whether a computer is private, or nil if the computer's name does not show this.
    private static func isPrivate(_ host: String) -> Bool? {
        if let address = NetworkAddress(written: host) { return !address.isPublic }
        let labels = host.split(separator: ".")
        // A name without a dot is looked up only in the local network.
        let isOwn = labels.count == 1 || host.split(separator: ".").suffix(2) == ["home", "arpa"]
        return isOwn || privateEndings.contains(labels.last ?? "") ? true : nil
    }

    /// Top-level domains that are never public (RFC 6761, RFC 6762, and ICANN's resolution on
    /// "internal").
    private static let privateEndings: Set<Substring> = ["localhost", "local", "internal"]
}
