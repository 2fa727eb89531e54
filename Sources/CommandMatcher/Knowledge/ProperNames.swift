import AnswerText

/// Single words that are complete names.
enum ProperNames {
    /// Whether the word is a complete name that does not continue with the next word. A last name
    /// may follow a given name, and a country or state may follow a city.
    /// - Parameter text: The word as it was written.
    static func stands(_ name: Word, _ text: String, apartFrom next: Word) -> Bool {
        guard !GivenNames.contains(name) else { return false }
        if PlaceNames.isCity(name) { return !PlaceNames.contains(next) }
        return PlaceNames.contains(name) || isKnown(text)
    }

    private static func isKnown(_ name: String) -> Bool {
        let wanted = KnownThings.key(name)
        return KnownThings.things(named: name).contains { thing in
            thing.names.contains {
                $0.text.first?.isUppercase == true && KnownThings.key($0.text) == wanted
            }
        }
    }
}
