/// Teams that are named after their home: the Boston Red Sox.
extension CompiledLine {
    /// The number of words at the beginning of a team's name that name its home; 0 if the question
    /// does not ask for a team, there is no such word, or the rest is not a name by itself
    /// (Manchester United).
    func wordsOfHome(_ alternative: Alternative) -> Int {
        guard question.asksForTeam, !alternative.isMarked, alternative.kind != .date,
            alternative.numbers == 0
        else { return 0 }
        let words = alternative.words
        guard words.count > 1, words.allSatisfy({ $0.has(.capital) }) else { return 0 }
        let leads = words[0].has(.changer) || Self.leadsOfHomes.contains(words[0].key)
        var count = leads ? 2 : PlaceNames.isCity(words[0]) || PlaceNames.contains(words[0]) ? 1 : 0
        if count == 1, Self.endsOfHomes.contains(words[1].key) { count = 2 }
        guard count > 0, count < words.count, !Self.sharedNames.contains(words[count].key) else {
            return 0
        }
        return count
    }

    /// Whether only a team's home is missing: "the Red Sox".
    func lacksHome(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        let count = wordsOfHome(alternative)
        return count > 0 && missing >> UInt64(count) == 0
    }

    /// Whether nothing but a team's home was said.
    func isHomeAlone(_ covered: UInt64, _ alternative: Alternative) -> Bool {
        let count = wordsOfHome(alternative)
        return count > 0 && covered >> UInt64(count) == 0
    }

    /// Only a team's home: "Boston", where several teams play.
    func ruleOnHome(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard question.asksForTeam, line.clauses.isEmpty, strictness != .strict else { return nil }
        for fit in fits(given, isDeep: false) where fit.extra == 0 && fit.worst == .same {
            let alternative = alternatives[fit.alternative]
            let count = wordsOfHome(alternative)
            guard alternative.directive == .accept, !alternative.isEquivalent, count > 0,
                fit.covered == (1 << UInt64(count)) - 1
            else { continue }
            return Ruling(
                .prompt, .incomplete, alternative: fit.alternative, matched: alternative.text,
                ask: Self.whichOne(language.sentences), words: words)
        }
        return nil
    }

    private static let leadsOfHomes = KeySet(
        ["los", "las", "san", "saint", "fort", "green", "tampa", "golden", "salt", "el"].map(
            WordKey.hash))
    private static let endsOfHomes = KeySet(["bay", "city", "state"].map(WordKey.hash))
    /// Names that many clubs share, which do not show which club is meant.
    private static let sharedNames = KeySet(
        [
            "united", "city", "town", "rovers", "wanderers", "athletic", "county", "albion", "fc",
            "club",
        ].map(WordKey.hash))
}
