/// The words of a form, with each word's weight, such as `required`.
struct FormWords {
    let list: WordList
    private let weights: [AnswerForm.Weight]
    /// The required beginning of each partly required word, keyed by the word's index.
    private(set) var requiredPrefix: [Int: [UInt8]] = [:]
    private let form: AnswerForm

    init(_ form: AnswerForm, _ lexicon: Lexicon) {
        self.form = form
        let pieces = Self.pieces(of: form)
        var reader = WordReader(lexicon)
        for (index, piece) in pieces.enumerated() { reader.read(piece.text, origin: index) }
        var list = reader.finish()
        if lexicon.has(.spelling) { LoneLetters.mark(&list.words, of: form.text) }
        self.list = list
        weights = list.words.map { pieces[$0.origin].weight }
        for (place, word) in list.words.enumerated() {
            guard let prefix = pieces[word.origin].prefix else { continue }
            let letters = WordList(prefix, lexicon)
            guard letters.count == 1, letters.bytes.count < word.count else { continue }
            requiredPrefix[place] = letters.bytes
        }
    }

    private struct Piece {
        var text: String
        var weight: AnswerForm.Weight
        var prefix: String?
    }

    /// Splits a form at the points where the weight of its words changes. Each partly required word
    /// is a separate part.
    private static func pieces(of form: AnswerForm) -> [Piece] {
        let characters = form.parts.flatMap { part in part.text.map { ($0, part.weight) } }
        func isWord(_ index: Int) -> Bool {
            characters[index].0.isLetter || characters[index].0.isNumber
        }
        var pieces: [Piece] = []
        var index = 0
        while index < characters.count {
            let start = index
            while index < characters.count, isWord(index) == isWord(start) { index += 1 }
            let stretch = characters[start..<index]
            let text = String(stretch.map(\.0))
            let required = stretch.filter { $0.1 == .required }
            let weight = required.isEmpty ? stretch[start].1 : .required
            let isPartial = isWord(start) && !required.isEmpty && required.count < stretch.count
            if !isPartial, let last = pieces.last, last.prefix == nil,
                last.weight == weight || !isWord(start)
            {
                pieces[pieces.count - 1].text += text
            } else {
                let prefix = isPartial ? String(required.map(\.0)) : nil
                pieces.append(Piece(text: text, weight: weight, prefix: prefix))
            }
        }
        return pieces
    }

    var withoutParentheses: [Word] {
        zip(list.words, weights).filter { $0.1 != .parenthetical }.map(\.0)
    }

    func fill(_ alternative: inout Alternative, question: QuestionWords) {
        alternative.words = Array(list.words.prefix(CompiledLine.longestForm))
        alternative.initials = alternative.words.prefix(3).compactMap { list.letters(of: $0).first }
        let says = { (word: Word) in word.isContent || word.has(.initials) }
        let hasContent = zip(list.words, weights).contains { says($0.0) && $0.1 == .required }
        var asked: UInt64 = 0
        for (place, word) in alternative.words.enumerated() {
            let bit = UInt64.place(place)
            if word.isNumber { alternative.numbers |= bit }
            if word.has(.letter) { alternative.letters |= bit }
            // For "Part II", the number alone is enough.
            if leadsNumber(word, at: place) {
                alternative.optional |= bit
                continue
            }
            guard weights[place] == .required, says(word) || !hasContent else {
                if says(word) || weights[place] != .required { alternative.optional |= bit }
                continue
            }
            alternative.required |= bit
            // A title before a name may be left out, but a title at the end of a form, such as
            // "King", may not.
            let isLeadingTitle =
                word.has(.title) && !leadsCommonNoun(at: place)
                && alternative.words[(place + 1)...].contains {
                    says($0) && $0.lacks([.title, .suffix, .roman])
                }
            let isEpithet = Self.isEpithet(at: place, in: alternative.words)
            if isLeadingTitle || isEpithet || word.has(.generic)
                || word.hasAny([.vague, .unit, .suffix])
            {
                guard goesWithoutSaying(word, at: place, question) else {
                    if isAsked(word, at: place, question), !endsTitle(word, at: place) {
                        asked |= bit
                    }
                    continue
                }
                alternative.understood |= bit
            } else if isAsked(word, at: place, question), !word.isNumber {
                asked |= bit
            }
        }
        // An answer may omit words that the question contains, unless only the location would
        // remain.
        let rest = alternative.required & ~(alternative.understood | asked)
        let isOnlyWhere = rest.places.allSatisfy { place in
            place > 0 && alternative.words[place].has(.afterComma)
                && PlaceNames.contains(alternative.words[place])
        }
        if !isOnlyWhere { alternative.understood |= asked }
        alternative.kind = kind(question: question)
        alternative.sides = sides(of: alternative, question: question)
        takeGivenNames(&alternative)
        takeSharedName(&alternative, question: question)
    }

    /// Whether the question contains the word, and no hyphen joins it to another: "light-year".
    private func isAsked(_ word: Word, at place: Int, _ question: QuestionWords) -> Bool {
        let next = place + 1 < list.count ? list.words[place + 1].traits : []
        return question.contains(word) && word.lacks(.afterHyphen) && !next.contains(.afterHyphen)
    }

    private func leadsNumber(_ word: Word, at place: Int) -> Bool {
        guard Self.parts.contains(word.key), place > 0, place + 1 < list.count else { return false }
        let next = list.words[place + 1]
        return next.isNumber || next.has(.roman)
    }

    private static let parts = JudgeTable.lists.keys(of: "parts")

    /// Whether a word such as "part" only introduces a number.
    static func isPart(_ word: Word) -> Bool { parts.contains(word.key) }

    /// Whether a word is a ruler's epithet: Peter the Great.
    static func isEpithet(at place: Int, in words: [Word]) -> Bool {
        place > 1 && epithets.contains(words[place].key) && words[place - 1].has(.article)
    }

    /// Whether a word says which of two people with one name is meant: "the Younger".
    static func isGeneration(_ word: Word) -> Bool { generations.contains(word.key) }

    private static let generations = JudgeTable.lists.keys(of: "generations")

    /// Whether a word may be missing, unlike the title in "Lord of the Flies".
    private func goesWithoutSaying(_ word: Word, at place: Int, _ question: QuestionWords) -> Bool {
        if word.has(.unit), word.lacks(.generic) { return goesBesideNumber(word, question) }
        guard word.hasAny([.generic, .title]), !PlaceNames.isEvent(word) else {
            return true
        }
        if endsTitle(word, at: place) { return false }
        // An emperor penguin is a kind of penguin, and "emperor" is not a title.
        if word.has(.title), place + 1 < list.count, list.words[place + 1].lacks(.capital),
            Compounds.isKind(word, before: list.words[place + 1])
        {
            return false
        }
        let names = list.words.filter { $0.isContent && $0.lacks([.generic, .title]) }
        // If a name consists of two words for kinds of things, both words are required: Tower
        // Bridge.
        if names.isEmpty, list.words.count(where: \.isContent) == 2 { return false }
        let only = names.count == 1 ? names.first : nil
        if let only, PlaceNames.isKind(word, of: only) { return true }
        if Self.numbered.contains(word.key), place + 1 < list.count, list.words[place + 1].isNumber
        {
            return true
        }
        let leadsOf = place + 1 < list.count && list.words[place + 1].key == WordKey.of
        if leadsOf, !PlaceNames.isRealm(word) { return false }
        if !leadsOf, leadsName(word, at: place), !isKindBeforeNames(word, at: place, question) {
            return false
        }
        guard let only else { return true }
        // In "Captain America" and "Miss Saigon", the first word is not a title.
        if Self.titlesOfNames.contains(word.key), PlaceNames.isPlace(only) { return false }
        guard word.has(.generic) else { return true }
        return !PlaceNames.isPlace(only)
    }

    /// Whether a capitalized word for a kind of work is the last word of a title: "The Jungle
    /// Book".
    private func endsTitle(_ word: Word, at place: Int) -> Bool {
        word.has(.capital) && place == list.count - 1 && Self.kindsInTitles.contains(word.key)
    }

    /// Whether a unit only names the counted things: "100 degrees", but neither 50 Cent nor "6 feet
    /// 2 inches", which is one number of inches.
    private func goesBesideNumber(_ unit: Word, _ question: QuestionWords) -> Bool {
        list.words.contains(where: \.isNumber) && unit.lacks(.ofTwoUnits)
            && (unit.lacks(.capital) || question.asksForAmount)
    }

    /// Whether a word for a kind of thing comes before the rest of a name: "sea" in "Sea lion".
    private func leadsName(_ word: Word, at place: Int) -> Bool {
        word.has(.generic)
            && !list.words[..<place].contains(where: \.isContent)
            && list.words[(place + 1)...].contains(where: \.isContent)
    }

    /// Whether a word for a kind of thing describes the named thing: Lake Superior, but not War
    /// Horse.
    private func isKindBeforeNames(_ kind: Word, at place: Int, _ question: QuestionWords) -> Bool {
        !leadsCommonNoun(at: place)
            && (question.asksForPerson
                || Self.kindsBeforeNames.contains(WordKey.hash(list.letters(of: kind))))
    }

    /// Whether only the first of two words is capitalized: "King cobra".
    private func leadsCommonNoun(at place: Int) -> Bool {
        let next = place + 1
        return place == 0 && next < list.count && list.words[place].has(.capital)
            && list.words[next].isContent && list.words[next].lacks(.capital)
            && !list.words[next].isNumber
    }

    private static let kindsInTitles = JudgeTable.lists.keys(of: "kinds in titles")
    private static let numbered = JudgeTable.lists.keys(of: "numbered kinds")
    private static let kindsBeforeNames = JudgeTable.lists.spellings(of: "kinds before names")
    private static let titlesOfNames = JudgeTable.lists.keys(of: "titles in names")
    private static let epithets = JudgeTable.lists.keys(of: "epithets")

    private func kind(question: QuestionWords) -> Alternative.Kind {
        let content = list.words.filter(\.isContent)
        if content.contains(where: { $0.has(.month) && $0.has(.capital) })
            || content.contains(where: { $0.isNumber && (1000...2100).contains($0.number) }),
            content.allSatisfy({ $0.isNumber || $0.hasAny([.month, .vague]) })
        {
            return .date
        }
        let names = content.filter { $0.lacks([.title, .roman, .suffix]) }
        let isPersonsName =
            question.asksForPerson || names.first.map(GivenNames.contains) ?? false
        let isName =
            (2...4).contains(names.count)
            && names.indices.allSatisfy { place in
                let isMiddle = 0 < place && place < names.count - 1
                let isKind = names[place].has(.generic) && !(isMiddle && isPersonsName)
                return names[place].has(.capital) && !names[place].isNumber && !isKind
                    && names[place].lacks([.unit, .month])
            }
        // "Bill of Rights" is not a person.
        guard isName,
            !list.words.contains(where: { $0.key == WordKey.of || $0.key == WordKey.and }),
            let first = names.first, !first.has(.changer),
            !names.contains(where: { $0.has(.possessive) }),
            !isList(list.words, question: question)
        else {
            return .plain
        }
        let hasInitials = first.has(.initials) && !question.asksForNoPerson
        let isPerson = question.asksForPerson || GivenNames.contains(first) || hasInitials
        return isPerson ? .person : .name
    }

    private var parentheses: [String] {
        form.parts.filter { $0.weight == .parenthetical }.map { part in
            part.text.filter { !"()[]".contains($0) }.trimmed()
        }
    }

    /// The names in parentheses: initials, a symbol or another name.
    var parentheticalNames: [String] {
        parentheses.filter { name in
            let isInitials =
                name.count >= 2 && name == name.uppercased() && name.contains(where: \.isLetter)
            let isSymbol = name.utf8.count == 2 && name.first?.isUppercase == true
            return isInitials || isSymbol
        }
    }

    /// The titles in parentheses that identify a person, as in "Prince Harry (Duke of Sussex)", but
    /// not "king".
    var parentheticalTitles: [String] {
        parentheses.filter { title in
            let words = WordList(title, .english).words
            return words.count > 2 && Self.peers.contains(words[0].key)
                && words[1].key == WordKey.of && words[2].has(.capital)
        }
    }

    private static let peers = JudgeTable.lists.keys(of: "peers")

    /// The initials of all words, of all words except small words, and of the required parts.
    var acronyms: [UInt64] {
        initialisms.flatMap { [WordKey.hash($0), WordKey.hash("a".utf8 + $0)] } + pairOfInitials
    }

    /// The initials of two names joined by "and": "M & S".
    private var pairOfInitials: [UInt64] {
        let words = withoutParentheses
        guard words.count == 3, words[1].key == WordKey.and,
            !words.contains(where: \.isNumber), words[0].isContent, words[2].isContent
        else { return [] }
        let letters = [words[0], words[2]].map { list.text(of: $0).prefix(1) }
        let initials = WordList(letters.joined(separator: " & "), .english).words
        return [CompiledLine.choiceKey(initials)]
    }

    /// Whether the words are two letters joined by "and".
    static func arePairOfInitials(_ words: ArraySlice<Word>) -> Bool {
        guard words.count == 3, let first = words.first, let last = words.last else { return false }
        return first.count == 1 && last.count == 1 && words[words.startIndex + 1].key == WordKey.and
    }

    private var initialisms: [[UInt8]] {
        let words = Array(withoutParentheses.prefix(16))
        var initialisms: [[UInt8]] = []
        if words.count == 1, words[0].has(.initials), words[0].count > 2 {
            initialisms.append(Array(list.letters(of: words[0])))
        }
        let bare = words.filter { !$0.has(.article) }
        // "LOTR" leaves out only the first article.
        let inner = Array(words.drop { $0.has(.article) })
        for selection in [words, bare, inner, words.filter(\.isContent)]
        where selection.count >= 2 && !selection.contains(where: { $0.isNumber || $0.has(.roman) })
        {
            let letters = selection.flatMap { word in
                list.letters(of: word).prefix(word.has(.initials) ? word.count : 1)
            }
            if letters.count >= 3 { initialisms.append(letters) }
        }
        if requiredPrefix.count > 1 {
            initialisms.append(requiredPrefix.sorted { $0.key < $1.key }.flatMap(\.value))
        }
        return initialisms
    }
}
