package import Foundation

/// The result of trying to fetch a link.
package enum FetchedMedia: Sendable, Hashable {
    /// The file that contains the fetched data.
    case file(URL)
    /// The link could not be fetched. `problem` completes a sentence that begins with the link.
    case failed(problem: String, hint: String)
}
