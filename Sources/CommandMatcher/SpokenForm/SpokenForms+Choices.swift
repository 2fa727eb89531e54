extension SpokenForms {
    /// Ways to choose, by index: the text, the letter ("b", "answer b", "option b"), the number
    /// ("number two", "the second one"), and the letter with the text ("b saturn").
    ///
    /// Words are as everywhere in lower case; only the first letter is written "a.", so that a
    /// pronunciation service says its name and not the article. A letter that sounds like the text of
    /// a choice ("C" beside "Sea") is no form by itself. A choice has at most `limit` + 14 forms.
    /// - Parameter limit: Most ways to say a choice's text.
    public static func choiceForms(_ choices: [String], limit: Int = 8) -> [[[String]]] {
        choices.indices.map { index in
            let sayings = sayings(of: choices[index], limit: limit)
            var forms = sayings
            if let letter = SpokenLetters.name(at: index) {
                let isTaken = choices.contains { SpokenLetters.isSaid($0, at: index) }
                for lead in leads where !lead.isEmpty || !isTaken { forms.append(lead + [letter]) }
            }
            if let number = NumberSpeaker.cardinal(index + 1),
                let ordinal = NumberSpeaker.ordinal(index + 1)
            {
                for lead in ["answer", "number", "option", "choice"] {
                    forms.append([lead] + words(number))
                }
                forms.append(["the"] + words(ordinal) + ["one"])
                forms.append(["the"] + words(ordinal))
            }
            if index > 0, index == choices.count - 1 { forms.append(["the", "last", "one"]) }
            if let letter = SpokenLetters.name(at: index) {
                for saying in sayings.prefix(textsBesideLetter) where !saying.isEmpty {
                    forms.append([letter] + saying)
                }
            }
            return forms
        }
    }

    /// What names a choice when it is read: the forms of ``choiceForms(_:limit:)`` and every spelling
    /// of the letter's name ("be", "bee"). A spelling that is the text of a choice is left out.
    static func choiceNames(_ choices: [String]) -> [[[String]]] {
        var names = choiceForms(choices)
        for index in choices.indices where SpokenLetters.spellings.indices.contains(index) {
            let isTaken = choices.contains { SpokenLetters.isSaid($0, at: index) }
            let spellings = SpokenLetters.spellings[index]
            for spelling in isTaken ? spellings.prefix(1) : spellings[...] {
                for lead in leads { names[index].append(lead + words(spelling)) }
            }
        }
        return names
    }

    private static let leads: [[String]] = [
        [], ["answer"], ["option"], ["choice"], ["letter"],
    ]
    /// Of the ways to say a choice's text the most usual are enough beside its letter.
    private static let textsBesideLetter = 2

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
