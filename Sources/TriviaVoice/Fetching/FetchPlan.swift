import PlaySession
import QuestionBank

/// The computers that must be asked for the files of links. The user sees them first.
struct FetchPlan: Sendable, Hashable {
    struct Host: Sendable, Hashable, Encodable {
        var name: String
        var files: Int
    }

    /// The computers, those with most files first. Redirects may lead to others.
    let hosts: [Host]
    let fileCount: Int

    private static let mostShown = 20

    init(_ links: [MediaLink]) {
        var counts: [String: Int] = [:]
        for link in links {
            if let address = try? WebAddress(link.text) {
                counts[address.host.lowercased(), default: 0] += 1
            }
        }
        hosts = counts.map { Host(name: $0.key, files: $0.value) }
            .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        fileCount = hosts.reduce(0) { $0 + $1.files }
    }

    var lines: [String] {
        var lines = [
            "\(Figures.count(fileCount, "file")) can be fetched from \(Figures.count(hosts.count, "computer")):"
        ]
        for host in hosts.prefix(Self.mostShown) {
            lines.append("  \(host.name): \(Figures.count(host.files, "file"))")
        }
        if hosts.count > Self.mostShown {
            lines.append("  and \(Figures.count(hosts.count - Self.mostShown, "other computer"))")
        }
        return lines
    }
}
