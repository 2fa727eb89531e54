import Foundation
import QuestionBank

/// Fetches a linked file. Every address is checked before anything is sent to it.
struct LinkFetch: Sendable {
    let web: any WebRequesting
    /// Whether requests may go to this computer and to private networks.
    var allowsPrivate = false
    /// The function that returns the current time. Tests can supply their own clock.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }

    static let mostRedirects = 5
    /// The maximum time for one link, including all redirects.
    static let longest = Duration.seconds(30)
    /// The maximum number of addresses to try for one server.
    private static let mostAddresses = 3

    /// Fetches the contents of a link into a file. After an error, the file is incomplete.
    func run(_ link: MediaLink, into file: URL) throws(FetchFailure) {
        let end = now().advanced(by: Self.longest)
        var address = try WebAddress(link.text)
        for _ in 0...Self.mostRedirects {
            let reply = try ask(address, into: file, limit: link.byteLimit, until: end)
            if let location = reply.location, (300..<400).contains(reply.status) {
                address = try address.redirected(to: location)
                continue
            }
            guard reply.status == 200 else { throw .status(reply.status) }
            return
        }
        throw .tooManyRedirects
    }

    private func ask(
        _ address: WebAddress, into file: URL, limit: Int, until end: ContinuousClock.Instant
    ) throws(FetchFailure) -> WebReply {
        let numbers = web.addresses(ofHost: address.host)
        if !allowsPrivate, !numbers.allSatisfy(\.isPublic) {
            throw .privateAddress(host: address.host)
        }
        var failure = FetchFailure.unknownHost(address.host)
        for number in numbers.prefix(Self.mostAddresses) {
            let rest = now().duration(to: end)
            guard rest > .zero else { throw .tooSlow(Self.longest) }
            do {
                return try web.get(address, from: number, into: file, limit: limit, within: rest)
            } catch .noConnection(let message) {
                failure = .noConnection(message)
            }
        }
        throw failure
    }
}
