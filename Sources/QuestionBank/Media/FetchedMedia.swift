package import Foundation

/// The result for a link that somebody tried to fetch.
package enum FetchedMedia: Sendable, Hashable {
    /// The file that has the contents.
    case file(URL)
    /// The link could not be fetched. `problem` is the end of a sentence that begins with the link.
    case failed(problem: String, hint: String)
}
