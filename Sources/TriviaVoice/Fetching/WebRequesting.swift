import Foundation

/// A web server's response to a request for a file.
struct WebReply: Sendable, Hashable {
    /// The HTTP status code (RFC 9110).
    var status: Int
    /// The address to which the server redirects, or nil if there is no redirect.
    var location: String?
}

/// Requests files from web servers, and blocks the calling thread.
protocol WebRequesting: Sendable {
    /// The addresses of a server, in the order in which to try them.
    func addresses(ofHost host: String) -> [NetworkAddress]

    /// Requests a file of at most `limit` bytes from the IP address `number`. Redirects are not
    /// followed.
    func get(
        _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
        within duration: Duration
    ) throws(FetchFailure) -> WebReply

    /// Cancels the requests in progress. Requests that are canceled, and all later requests, throw
    /// `FetchFailure.interrupted`.
    func stop()
}
