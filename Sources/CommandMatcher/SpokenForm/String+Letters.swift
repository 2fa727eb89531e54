extension String {
    /// Heard words as shown: the name of a letter without its period.
    var withoutLettersPoints: String {
        split(separator: " ").map { $0.count == 2 && $0.last == "." ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }
}
