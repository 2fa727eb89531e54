extension String {
    /// Recognized words for display: removes the point after a letter's name.
    package var withoutLettersPoints: String {
        split(separator: " ").map { $0.count == 2 && $0.last == "." ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }
}
