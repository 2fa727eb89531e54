extension SpokenForms {
    /// The ways to name each choice: by its text, letter, spelling-alphabet word or number, or by
    /// its letter followed by its text.
    ///
    /// A leading letter is written with a period: "a.". In English, each choice has at most `limit`
    /// + 18 forms.
    /// - Parameter limit: The maximum number of ways to say a choice's text.
    public static func choiceForms(
        _ choices: [String], limit: Int = 8, in language: CompiledLanguage = .english
    ) -> [[[String]]] {
        let texts = choiceTexts(choices, limit: limit, in: language)
        return zip(texts, ChoiceNames.namings(choices, limit: limit, in: language)).map { $0 + $1 }
    }

    /// At most `limit` ways to say each choice's text: the whole text, or a part that no other
    /// choice contains.
    package static func choiceTexts(
        _ choices: [String], limit: Int = 8, in language: CompiledLanguage = .english
    ) -> [[[String]]] {
        func keys(_ text: String) -> [UInt64] {
            WordList(text, language.lexicon).words.filter(\.isContent).map(\.key)
        }
        let words = choices.map { Set(keys($0)) }
        return choices.indices.map { index in
            let line = AnswerLine(answer: choices[index])
            let enough = line.answers.flatMap { parts(of: $0, in: line, language: language) }
            let own = enough.filter { part in
                let part = keys(part.text)
                return words.count { $0.isSuperset(of: part) } == 1
            }
            var seen: Set<[String]> = []
            let whole = sayings(of: choices[index], limit: limit, in: language)
            let short = own.filter { $0.directive == .accept }.flatMap {
                sayings(of: $0.text, limit: mostOfPart, in: language)
            }
            return (whole + short).filter { seen.insert($0).inserted }
        }
    }
}
