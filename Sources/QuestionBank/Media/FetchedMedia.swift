package import Foundation

/// What became of a link that somebody tried to fetch.
package enum FetchedMedia: Sendable, Hashable {
    /// The file that has the contents.
    case file(URL)
    /// Why there is none. `problem` is the end of a sentence that begins with the link.
    case failed(problem: String, hint: String)
}
