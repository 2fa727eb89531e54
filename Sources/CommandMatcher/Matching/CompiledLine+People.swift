/// Which person a last name and the words before it mean.
extension CompiledLine {
    /// Whether a title or suffix makes a last name that of another person: "Mrs Roosevelt" for
    /// Franklin, or "Roosevelt junior" for a man who is not a junior.
    func isOtherPerson(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard alternative.kind == .person || alternative.kind == .name, fit.missing != 0,
            let name = alternative.words.first(where: { $0.lacks(.title) }),
            GivenNames.contains(name), !given.words.contains(where: { $0.key == name.key })
        else { return false }
        if !alternative.words.contains(where: { $0.hasAny([.suffix, .roman]) }),
            given.words.contains(where: { $0.key == Self.junior })
        {
            return true
        }
        guard let title = given.words.first, title.has(.title),
            !alternative.words.contains(where: { $0.key == title.key })
        else { return false }
        return GivenNames.isWomans(name)
            ? Self.titlesOfMen.contains(title.key)
            : GivenNames.isMans(name) && Self.titlesOfWomen.contains(title.key)
    }

    /// The initials of a person whose full name would count: "JFK" for Kennedy.
    func ruleByInitials(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        let names = words.filter(\.isContent)
        guard language.isEnglish, strictness != .strict, question.asksForPerson, names.count == 1,
            (3...4).contains(names[0].count), !vocabulary.isKnown(names[0])
        else { return nil }
        let known = Knowledge.shared.names(of: given.text(of: names[0]), question: question)
        for name in known where name.topic == .people && name.isSure && !name.isOther {
            let list = WordList(name.form.text, language.lexicon)
            guard list.count > 1, let best = nearest(list, isDeep: false).best,
                alternatives[best.fit.alternative].directive == .accept
            else { continue }
            return ruling(for: best.fit.alternative, rule: .equivalent, words: words)
        }
        return nil
    }

    static let junior = WordKey.hash("junior")
    private static let titlesOfMen = titles(
        "mr sir lord king prince monsieur herr signor father brother")
    private static let titlesOfWomen = titles(
        "mrs ms miss lady dame queen princess empress duchess countess madame madam frau mother sister"
    )

    private static func titles(_ text: String) -> KeySet {
        KeySet(WordList(text, .english).words.map(\.key))
    }

    /// Whether initials before a last name are another person's: J. R. for J. K. Initials beyond
    /// those in the answer do not count against it.
    func areOtherInitials(_ word: Word, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard alternative.kind == .person, word.has(.initials) || word.count == 1,
            !word.isNumber
        else { return false }
        let names = alternative.words.prefix { $0.lacks(.suffix) }.dropLast()
        let own = names.flatMap { name -> ArraySlice<UInt8> in
            guard name.lacks(.title), name.isContent,
                let entry = vocabulary.byKey[name.key]
            else { return [] }
            let letters = vocabulary.letters(of: entry)
            return name.has(.initials) ? letters : letters.prefix(1)
        }
        return zip(own, given.letters(of: word)).contains { $0 != $1 }
    }
}
