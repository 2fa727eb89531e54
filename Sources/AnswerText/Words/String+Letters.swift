extension String {
    /// The recognized words for display, without the period after the name of a letter.
    package var withoutLettersPoints: String {
        split(separator: " ").map { $0.count == 2 && $0.last == "." ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }
}
