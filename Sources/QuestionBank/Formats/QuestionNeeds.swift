/// Finds questions that cannot be understood without choices, media or links.
package enum QuestionNeeds {
    /// The tag of a question that cannot be understood without its choices.
    package static let choicesTag = "needs-choices"
    /// The tag of a question that cannot be understood without its picture or sound.
    package static let mediaTag = "needs-media"

    /// The first link in the text, or nil if there is none. Players can neither hear nor open a
    /// link.
    package static func link(_ text: String) -> String? {
        guard text.holds("://") || text.holds("www.") || text.holds("![") else { return nil }
        return text.split { $0.isWhitespace || "()<>\"[]".contains($0) }.first {
            let word = $0.lowercased()
            return word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("www.")
                || word.hasPrefix("data:image/")
        }.map { String($0.prefix(200)) }
    }

    static func choices(_ prompt: String) -> Bool {
        choiceWords.contains { prompt.holds($0) }
    }

    static func media(_ prompt: String) -> Bool {
        mediaWords.contains { prompt.holds($0) }
    }

    private static let choiceWords: [StaticString] = [
        "of these", "of the following", "following is", "following are", "following was",
        "is not a ", "is not an ", "was not a ", "does not belong", "true or false",
        "which option", "which statement", "among these",
    ]

    private static let mediaWords: [StaticString] = [
        "seen here", "heard here", "shown here", "pictured", "in this picture", "in this image",
        "in the picture", "in the image", "in this photo", "in this clip", "in the clip",
        "audio clip", "shown above", "shown below", "video clip",
    ]
}
