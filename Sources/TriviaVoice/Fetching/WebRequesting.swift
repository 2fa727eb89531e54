import Foundation

/// A web server's response to the request for a file.
struct WebReply: Sendable, Hashable {
    /// The status (RFC 9110).
    var status: Int
    /// The address that the server names instead, if any.
    var location: String?
}

/// Requests files from web servers. All calls block their thread.
protocol WebRequesting: Sendable {
    /// The addresses of a server, those to try first at the beginning; empty if there are none.
    func addresses(ofHost host: String) -> [NetworkAddress]

    /// Requests one file and does not follow redirects.
    ///
    /// - Parameters:
    ///   - number: The server to connect to, whatever the address says.
    ///   - file: Where to write the contents.
    ///   - limit: The most bytes.
    ///   - duration: The longest that the request may take.
    func get(
        _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
        within duration: Duration
    ) throws(FetchFailure) -> WebReply

    /// Ends the requests in progress, which then throw `FetchFailure.interrupted`, as do all later ones.
    func stop()
}
