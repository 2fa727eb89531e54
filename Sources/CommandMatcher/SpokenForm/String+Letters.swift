extension String {
    /// Heard words as shown to people. The name of a letter is heard with a period ("a.", to
    /// distinguish it from the article) and shown without.
    var withoutLettersPoints: String {
        split(separator: " ").map { $0.count == 2 && $0.last == "." ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }
}
