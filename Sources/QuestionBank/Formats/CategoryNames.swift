import Foundation

/// Category paths in the notation of other programs.
package enum CategoryNames {
    /// Splits a path such as "Entertainment: Books", "Science > Space", "Deck::Sub" or "a / b".
    package static func path(_ text: String) -> [String] {
        for mark in marks where text.holds(mark) {
            return text.components(separatedBy: "\(mark)").map(\.trimmed).filter { !$0.isEmpty }
        }
        let name = text.trimmed
        return name.isEmpty ? [] : [name]
    }

    private static let marks: [StaticString] = [" > ", "::", " / ", ": "]

    /// Converts "film_and_tv" to "Film and TV".
    package static func readable(_ slug: String) -> String {
        guard slug.contains("_") || slug.allSatisfy({ $0.isLowercase }) else { return slug }
        var words = slug.split(separator: "_").map { $0 == "tv" ? "TV" : String($0) }
        if let first = words.first { words[0] = first.prefix(1).uppercased() + first.dropFirst() }
        return words.joined(separator: " ")
    }

    /// Converts a word for a difficulty, or a number on a scale up to 10, to one of three levels.
    package static func difficulty(_ text: String) -> Question.Difficulty? {
        switch text.lowercased().trimmed {
        case "easy", "e", "beginner", "simple", "baby", "very easy", "1", "2", "3", "low", "leicht",
            "facile", "fácil",
            "makkelijk":
            .easy
        case "medium", "m", "normal", "intermediate", "moderate", "4", "5", "6", "average",
            "mittel", "moyen", "medio", "media", "médio", "gemiddeld":
            .medium
        case "hard", "h", "difficult", "expert", "extreme", "very hard", "challenging", "advanced",
            "7", "8", "9", "10", "high", "schwer",
            "difficile", "difícil", "moeilijk":
            .hard
        default: nil
        }
    }
}
