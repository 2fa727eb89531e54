/// Compares an answer with one alternative, and judges the missing and added words.
struct Comparison {
    let line: CompiledLine
    let given: WordList
    var fit: Fit

    init(_ fit: Fit, _ given: WordList, in line: CompiledLine) {
        self.line = line
        self.given = given
        self.fit = fit
    }

    /// The alternative being compared. This property is computed, because storing a copy would
    /// update many reference counts.
    var alternative: Alternative { line.alternatives[fit.alternative] }

    var question: QuestionWords { line.question }

    // MARK: The words

    /// The required words, except for words that people often leave out.
    var core: UInt64 { alternative.required & ~alternative.understood }
    var missingCore: UInt64 { fit.missing & core }
    func lacks(_ isMeant: (Word) -> Bool) -> Bool {
        fit.missing.places.contains { isMeant(alternative.words[$0]) }
    }
    /// The indices of the first and last given words that match.
    var firstUsed: Int { fit.used.firstPlace }
    var lastUsed: Int { fit.used.lastPlace }
    var isOneWord: Bool { fit.used.nonzeroBitCount == 1 }

    // MARK: Rules

    /// Judges the fit. Returns the rule that rejects the fit, if any. If no rule rejects the fit,
    /// stores in `fit` the rule that accepts it.
    mutating func judge() -> JudgingRule? {
        if isTurnedAround { return .otherAnswer }
        if countsOtherwise { return .otherNumber }
        if isOfOtherGeneration || isOtherPerson { return .otherAnswer }
        if namesOther { return .severalAnswers }
        if fit.extra != 0 { takeInitials() }
        return fit.missing == 0 ? judgeComplete() : judgeIncomplete()
    }

    private mutating func judgeIncomplete() -> JudgingRule? {
        var row: DecidingRow?
        let excuse = excuse(&row)
        fit.row = row
        guard let excuse else {
            let lacksNumber = lacks { $0.isNumber || $0.has(.roman) }
            return lacksNumber && given.words.contains(where: \.isNumber)
                ? .otherNumber : .incomplete
        }
        fit.rule = excuse
        var added: DecidingRow?
        let change = change(&added)
        if change != nil { fit.row = added }
        return change
    }

    private mutating func judgeComplete() -> JudgingRule? {
        fit.rule = ruleOfCompleteFit
        var row: DecidingRow?
        let change = change(&row)
        fit.row = row
        return change
    }

    private var ruleOfCompleteFit: JudgingRule {
        switch fit.worst {
        case .typo, .slip, .abbreviation: return .typo
        case .sound: return .sound
        case .wordForm: return .wordForm
        case .nickname: return .equivalent
        case .same, .joined: break
        }
        if alternative.isEquivalent { return .equivalent }
        if fit.extra != 0 { return .moreSpecial }
        let untaken = alternative.all & ~fit.covered
        let isWhole = (alternative.required | alternative.optional) & untaken == 0
        return alternative.isMarked && !isWhole ? .requiredParts : .sameWords
    }

    /// Whether the answer's numbers are in the wrong order. The order matters in answers such as
    /// 5:3.
    private var countsOtherwise: Bool {
        guard alternative.numbers.nonzeroBitCount > 1 else { return false }
        let meant = Self.numbers(in: alternative.words)
        let said = Self.numbers(in: given.words)
        let (order, saidOrder) = (meant.map(\.value), said.map(\.value))
        guard order.sorted() == saidOrder.sorted() else { return false }
        let hasMonth = alternative.words.contains { $0.has(.month) }
        if alternative.kind == .date, hasMonth { return false }
        // "Six inches two feet" is not "six feet two inches".
        if order == saidOrder {
            let things = Set(meant.compactMap(\.thing))
            return things.count == meant.count && Set(said.map(\.thing)) == things && said != meant
        }
        let isPair = alternative.words.contains { $0.has(.conjunction) }
        if isPair, meant.allSatisfy({ $0.thing == nil }) { return false }
        return !meant.allSatisfy { $0.thing != nil && said.contains($0) }
    }

    private struct CountedThing: Equatable {
        var value: Double
        var thing: UInt64?
    }

    /// The numbers, each with the word after it. If the text begins with a word ("section 4,
    /// paragraph 2"), each number comes with the word before it.
    private static func numbers(in words: [Word]) -> [CountedThing] {
        let step = words.first?.isNumber ?? true ? 1 : -1
        return words.indices.filter { words[$0].isNumber }.map { place in
            let beside = words.indices.contains(place + step) ? words[place + step] : nil
            let thing = beside.flatMap { $0.isNumber || !$0.isContent ? nil : $0.stem }
            return CountedThing(value: words[place].number, thing: thing)
        }
    }

    // MARK: Initials

    /// Matches initials in the answer with given names: "WB Yeats".
    private mutating func takeInitials() {
        takeFullNames()
        for index in fit.extra.places {
            let word = given.words[index]
            let names: UInt64
            if let place = counterpart(of: word, at: index) {
                names = .place(place)
            } else {
                names = .places(before: min(word.count, 3))
                guard word.count <= 3, word.count < alternative.words.count, !word.isNumber,
                    fit.covered & names == 0,
                    alternative.kind == .person || alternative.required & names == 0
                        || line.wordsOfHome(in: fit.alternative) == word.count,
                    zip(given.letters(of: word), alternative.initials).allSatisfy({ $0 == $1 })
                else { continue }
            }
            fit.extra &= ~UInt64.place(index)
            fit.used |= .place(index)
            fit.covered |= names
            fit.missing &= ~names
        }
    }

    /// Matches full names with the initials at the start of a name: "Vidiadhar Surajprasad Naipaul"
    /// for V. S. Naipaul.
    private mutating func takeFullNames() {
        guard let initials = alternative.words.first, initials.has(.initials), fit.used != 0,
            !fit.covered.contains(0), let entry = line.vocabulary.byKey[initials.key]
        else { return }
        let names = fit.extra.places.filter { $0 < firstUsed }
        let letters = line.vocabulary.letters(of: entry)
        guard names.count > 1, names.count == letters.count,
            zip(names, letters).allSatisfy({ given.letters(of: given.words[$0]).first == $1 })
        else { return }
        for index in names {
            fit.extra &= ~UInt64.place(index)
            fit.used |= .place(index)
        }
        fit.covered |= .place(0)
        fit.missing &= ~UInt64.place(0)
    }

    /// The index of the unmatched word that a single initial stands for ("Lyndon B Johnson"), or of
    /// the initials that stand for a given name ("Joanne Rowling" for "JK Rowling").
    private func counterpart(of word: Word, at index: Int) -> Int? {
        guard !word.isNumber, let first = given.letters(of: word).first else { return nil }
        return alternative.words.indices.prefix(alternative.initials.count).first { place in
            let other = alternative.words[place]
            guard !fit.covered.contains(place), alternative.initials[place] == first,
                fit.covered >> UInt64(place) != 0, fit.used >> UInt64(index) != 0
            else { return false }
            let isInitial = word.count == 1 && place > 0 && other.has(.capital)
            let isShort = other.has(.initials) || other.count == 1 && !other.isNumber
            return isInitial || isShort && GivenNames.contains(word)
        }
    }
}
