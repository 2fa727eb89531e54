extension String {
    /// Heard words as they are told: the name of a letter is heard with a point ("a.", which is not the
    /// article) and told without.
    var withoutLettersPoints: String {
        split(separator: " ").map { $0.count == 2 && $0.last == "." ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }
}
