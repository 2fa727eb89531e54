internal import Phonetics

/// Guesses the pronunciations of words that are in no dictionary. The most likely guess comes
/// first.
enum WordGuess {
    /// Guesses the pronunciations of a word that consists of the letters a to z. `opinion` is a
    /// guess by a different program such as espeak-ng.
    static func pronunciations(
        of word: String, dictionary: PronunciationDictionary, opinion: Pronunciation? = nil
    ) -> [Pronunciation] {
        if let letter = LetterNames.pronunciation(of: word) { return [letter] }
        var guesses: [Pronunciation] = []
        func add(_ guess: Pronunciation?) {
            if let guess, !guesses.contains(guess) { guesses.append(guess) }
        }
        if hasNoVowel(word) { add(LetterNames.spelled(word)) }
        add(compound(word, dictionary: dictionary))
        // espeak-ng is correct slightly more often than flite.
        add(opinion)
        add(FliteLetterToSound.pronunciation(of: word))
        for guess in guesses where guesses.count < PronunciationService.variantLimit {
            for variant in guess.vowelVariants { add(variant) }
        }
        if guesses.isEmpty { add(LetterNames.spelled(word)) }
        return guesses
    }

    /// Whether a word is short and has no vowel letters, so that it is read letter by letter
    /// ("bbc").
    private static func hasNoVowel(_ word: String) -> Bool {
        word.count <= 5 && !word.contains { "aeiouy".contains($0) }
    }

    /// The pronunciation of two dictionary words, each with at least four letters, that are written
    /// as one word.
    private static func compound(
        _ word: String, dictionary: PronunciationDictionary
    ) -> Pronunciation? {
        guard (8...40).contains(word.count) else { return nil }
        for length in stride(from: word.count - 4, through: 4, by: -1) {
            let first = dictionary.pronunciations(of: String(word.prefix(length)))
            let second = dictionary.pronunciations(of: String(word.dropFirst(length)))
            if let first = first.first, let second = second.first {
                return Pronunciation(first.phones + second.phones)
            }
        }
        return nil
    }
}

extension Pronunciation {
    /// Variants with vowels that some speakers use in foreign names: AA instead of AE, or IY
    /// instead of IH.
    var vowelVariants: [Pronunciation] {
        [(Phone.ae, Phone.aa), (.ih, .iy)].compactMap { from, to in
            guard phones.contains(from) else { return nil }
            return Pronunciation(phones.map { $0 == from ? to : $0 })
        }
    }
}
