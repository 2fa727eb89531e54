import Foundation

/// Edits files that are text or begin with text.
extension Data {
    func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }

    /// The data with every occurrence of `text` replaced.
    func replacing(_ text: String, with other: String) -> Data {
        var found = self
        var end = found.endIndex
        while let range = found.range(
            of: Data(text.utf8), options: .backwards, in: found.startIndex..<end)
        {
            found.replaceSubrange(range, with: Data(other.utf8))
            end = range.lowerBound
        }
        return found
    }
}
