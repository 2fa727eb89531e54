import Foundation

/// A web server's response to a request for a file.
struct WebReply: Sendable, Hashable {
    /// The HTTP status code (RFC 9110).
    var status: Int
    /// The address to which the server redirects, if any.
    var location: String?
}

/// Requests files from web servers. All calls block the calling thread.
protocol WebRequesting: Sendable {
    /// The addresses of a server, in the order in which to try them; empty if there are none.
    func addresses(ofHost host: String) -> [NetworkAddress]

    /// Requests one file, without following redirects.
    ///
    /// - Parameters:
    ///   - number: The IP address to connect to, whatever host the URL names.
    ///   - file: Where to write the contents.
    ///   - limit: The maximum number of bytes to receive.
    ///   - duration: The maximum time that the request may take.
    func get(
        _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
        within duration: Duration
    ) throws(FetchFailure) -> WebReply

    /// Cancels the requests in progress. The canceled requests and all later requests throw `FetchFailure.interrupted`.
    func stop()
}
