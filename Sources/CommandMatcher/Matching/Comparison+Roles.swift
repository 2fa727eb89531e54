/// Finds the first role that fits an added word.
extension Comparison {
    func role(of index: Int) -> Role {
        if let role = roleAnywhere(index) { return role }
        switch side(index) {
        case .before: return roleBefore(index)
        case .behind: return roleBehind(index)
        case .between: return isMiddleName(given.words[index]) ? .middleName : .other
        }
    }

    /// The role that all added words have together, or nil if the role depends on a single word.
    var roleOfWhole: Role? {
        if isOnlyOwner { return .possession }
        if isHeadReplaced { return .head }
        guard fit.extra != 0 else { return nil }
        if isOtherRuler { return .ofAnotherPlace }
        if alternative.directive == .prompt, namesAnother { return .anotherOfKind }
        // A known name is unambiguous only if no other words are added.
        return alternative.isEquivalent ? .besideKnownName : nil
    }

    private func last(before index: Int) -> Word? { index > 0 ? given.words[index - 1] : nil }

    /// The words of the name that begins at `index`: "Nova Scotia" in "Sydney, Nova Scotia".
    private func words(untilComma index: Int) -> [Word] {
        let rest = given.words[(index + 1)...].prefix { $0.isContent && $0.lacks(.afterComma) }
        // The name of a state may contain the name of a country: "New South Wales".
        return [given.words[index]]
            + rest.indices.filter { !given.words[$0 - 1].has(.changer) }.map { given.words[$0] }
    }

    /// The words after the answer, up to and including the word at `index`.
    private func words(behindUntil index: Int) -> ArraySlice<Word> {
        given.words[(lastUsed + 1)...index]
    }

    /// The role of a word, if it is a role that words can have on either side of the answer.
    private func roleAnywhere(_ index: Int) -> Role? {
        let word = given.words[index]
        let gap = side(index) == .before ? index..<firstUsed : min(lastUsed, index)..<index
        if given.words[gap].contains(where: { $0.has(.conjunction) }) { return .joined }
        if !alternative.sides.isEmpty, GivenNames.contains(word), fit.used.contains(index + 1) {
            return fit.missing & alternative.understood != 0 ? .otherGivenName : .ownGivenName
        }
        if alternative.letters != 0, word.count == 1 { return .letter }
        if alternative.numbers != 0, Self.eras.contains(word.key), !question.contains(word) {
            return .era
        }
        if isOne(index) || standsForNoun(index) { return .one }
        if isSettlement(index) { return .settlement }
        if let role = roleOfNumber(index) { return role }
        return last(before: index)?.has(.unit) == true ? .counted : nil
    }

    static func isEra(_ word: Word) -> Bool { eras.contains(word.key) }

    private static let eras = JudgeTable.lists.keys(of: "era")

    /// Whether the player gave the number 1 instead of an article: "1 kg".
    private func isOne(_ index: Int) -> Bool {
        given.words[index].number == 1 && alternative.numbers == 0 && index + 1 < given.count
            && given.words[index + 1].has(.unit)
    }

    /// Whether "one" stands for a noun: "the blue one".
    private func standsForNoun(_ index: Int) -> Bool {
        let word = given.words[index]
        return line.language.has(.numbers) && index == lastUsed + 1 && index == given.count - 1
            && alternative.numbers == 0 && isWordOne(word)
            && given.words[..<firstUsed].contains { $0.has(.article) }
    }

    /// Whether the word names a settlement and follows an adjective for a country, as in "a French
    /// village".
    private func isSettlement(_ index: Int) -> Bool {
        index > 0 && line.saysWhere(at: index - 1, given)
    }

    private static let years = 1000.0...2100.0

    private func roleOfNumber(_ index: Int) -> Role? {
        let (word, last) = (given.words[index], self.last(before: index))
        let isBehind = side(index) == .behind
        if word.isNumber, alternative.numbers == 0, question.keys.contains(word.key),
            isBehind ? last?.has(.preposition) == true : echoesQuestion(..<firstUsed)
        {
            return .numberOfQuestion
        }
        if isAmountBehindComma(index) { return .aside }
        if isInDescription(index) { return .kind }
        if !question.saysYear, word.isNumber, alternative.numbers == 0, isBehind,
            last?.key == WordKey.in, word.lacks(.ordinal), Self.years.contains(word.number)
        {
            return .year
        }
        let isNumeral = word.has(.roman) && word.count > 1 && isBehind
        if word.isNumber || isNumeral { return .number }
        if last?.isNumber == true, KindWords.isMultiple(word), alternative.numbers != 0 {
            return .share
        }
        guard word.has(.unit) else { return nil }
        // If the answer is a number without a unit, an added unit names the counted things.
        let hasUnit = alternative.words.contains { $0.has(.unit) }
        let isNamed = alternative.words.contains { !$0.isNumber && $0.has(.capital) }
        guard alternative.numbers != 0, !hasUnit, !isNamed else { return .unitOfThing }
        if line.isOtherUnit(word, isCounted: last?.isNumber ?? false) { return .otherUnit }
        let isShare =
            word.key == WordKey.percent && !question.contains(word)
            && alternative.words.contains { $0.key == last?.key }
        return isShare ? .share : .unit
    }

    /// Whether the words before an answer only repeat the question: "two in the bush".
    private func echoesQuestion(_ lead: PartialRangeUpTo<Int>) -> Bool {
        given.words[lead].allSatisfy { question.keys.contains($0.key) }
    }

    /// Whether the word belongs to an amount that describes the answer: "Everest, 8,849 m".
    private func isAmountBehindComma(_ index: Int) -> Bool {
        let number = given.words[index].has(.unit) ? index - 1 : index
        guard alternative.numbers == 0, number > lastUsed, number + 1 < given.count else {
            return false
        }
        return given.words[number].isNumber && given.words[number].has(.afterComma)
            && given.words[number + 1].has(.unit)
    }

    private func roleBefore(_ index: Int) -> Role {
        let (word, answer) = (given.words[index], given.words[firstUsed])
        if isCompound(index) { return .compound }
        if KindWords.isColor(word), KindWords.isColor(answer) { return .anotherOfKind }
        if explains(..<firstUsed) { return .explainedKind }
        if KindWords.isPeriod(word), place != nil || PlaceNames.isHistoric(answer) {
            return .period
        }
        if KindWords.isMeasure(word), given.words[index + 1].key == WordKey.of,
            question.asksForCommonThing || firstSaid.lacks(.capital)
        {
            return .measure
        }
        if KindWords.explainsWithOf(word), given.words[index + 1].key == WordKey.of {
            return .explainedKind
        }
        if let place {
            if PlaceNames.contains(place), PlaceNames.isCity(word) { return .within }
        }
        if narrowsPlace(index, firstUsed) { return .within }
        if question.asksForCountry, given.words[firstUsed - 1].key == WordKey.in { return .within }
        if hasPreposition(index..<firstUsed) { return .holder }
        if index + 1 == firstUsed, word.has(.changer) { return .changer }
        if answer.has(.afterComma) {
            let isFree = PlaceNames.contains(answer) || !alternative.words[0].has(.capital)
            return isFree ? .asideBefore : .beforeComma
        }
        if belongsElsewhere(word, alternative) { return .otherCountry }
        if areOtherInitials(word) { return .otherInitials }
        return roleOfNameBefore(word) ?? (describes(index) ? .adjective : .other)
    }

    private func roleOfNameBefore(_ word: Word) -> Role? {
        let isOne = saidCore.nonzeroBitCount == 1
        let isName = GivenNames.contains(word)
        if question.asksForNoPerson, isOne, isName { return .nameOfPerson }
        if isOne, line.language.has(.names),
            let isBearer = Knowledge.shared.isBearer(word, of: firstSaid)
        {
            return isBearer && !hasOtherGivenName ? .bearer : .noBearer
        }
        if word.has(.possessive) { return .possessive }
        if isName { return hasOtherGivenName ? .otherGivenName : .ownGivenName }
        if word.has(.initials) { return .initials }
        return word.count == 1 ? .letter : nil
    }

    private func roleBehind(_ index: Int) -> Role {
        let (word, last) = (given.words[index], self.last(before: index))
        let isNext = index == lastUsed + 1
        if saysWhatItIs || KindWords.isNamed(word, in: alternative, but: fit.covered) {
            return .kind
        }
        if isNext, isPortion(word) { return .portion }
        if isNext, isKindOfAnswer(word) { return .kind }
        if isNext, words(untilComma: index).contains(where: isNamesake) { return .namesake }
        if KindWords.isCalledAfter(word) { return .house }
        let words = words(behindUntil: index)
        if last?.has(.changer) == true, isOneWord, !words.contains(where: { $0.has(.afterComma) }) {
            return .behindChanger
        }
        if isOfAnother(word) { return .ofAnother }
        if isRulerOfNothing(word) { return .ofNothing }
        if word.count == 1, last?.isNumber == true { return .letterOfModel }
        if words.contains(where: { leadsAside($0) }) {
            return .aside
        }
        if words.contains(where: PlaceNames.saysWhere) { return isNext ? .placeBehind : .aside }
        if isNext, isOneWord, GivenNames.contains(firstSaid), alternative.kind != .person {
            return .lastName
        }
        return isNext ? .nextWord : .other
    }

    /// Whether the word names a form that a common thing can take, as in "a cinnamon stick".
    private func isPortion(_ word: Word) -> Bool {
        question.asksForCommonThing && isOneWord && KindWords.isPortion(word)
            && !Compounds.isAnother(firstSaid, before: word)
            && !Compounds.isKind(firstSaid, before: word)
    }

    /// Whether the answer is a kind of what the word says: "sumo wrestling".
    private func isKindOfAnswer(_ word: Word) -> Bool {
        question.asksForCommonThing && isOneWord && !Compounds.isAnother(firstSaid, before: word)
            && !line.kinds.isDisjoint(with: KnownKinds.things(named: given.text(of: word)))
    }

    /// The role of a title, or of a word for a kind of thing. The result is nil if the word does
    /// not change the answer, whether it comes before or after the answer.
    func roleOfKind(_ index: Int) -> Role? {
        let (word, place, next) = (given.words[index], self.place, index + 1)
        if let place, PlaceNames.isKind(word, of: place) { return nil }
        if question.asksForTeam, KindWords.isClub(word) { return nil }
        if isSettlement(index) { return nil }
        let behind = fit.used >> UInt64(index)
        if behind != 0, narrowsPlace(index, index + behind.firstPlace) { return nil }
        let leadsOf = next < given.count && given.words[next].has(.preposition)
        if question.asksForNoPerson, word.has(.title), word.key != WordKey.saint,
            fit.used.contains(next), !leadsOf
        {
            return .titleOfPerson
        }
        if leadsOf, fit.used >> UInt64(next) != 0, !PlaceNames.isEvent(word),
            !Self.particles.contains(given.words[next].key)
        {
            return .kindWithOf
        }
        let isEnd = index > 0 && fit.used >> UInt64(index - 1) == 1
        if KindWords.isSite(word), question.asksForThing, isEnd { return .site }
        if place != nil { return word.has(.title) ? nil : .kindOfThing }
        let isName =
            alternative.kind == .person
            || given.words.prefix(firstUsed).contains(where: GivenNames.contains)
        let isNamedAfter =
            isName && word.has(.generic) && word.lacks(.title) && index > 0
            && fit.used.contains(index - 1)
        return isNamedAfter ? .namedAfter : nil
    }

    /// Whether a word before a one-word answer forms a compound with a different meaning.
    func isCompound(_ index: Int) -> Bool {
        let answer = given.words[firstUsed]
        return index + 1 == firstUsed && isOneWord && line.language.has(.names)
            && answer.lacks([.afterComma, .parenthetical])
            && Compounds.isAnother(given.words[index], before: answer)
    }

    // MARK: Before an answer

    /// Foreign prepositions in names, such as "van" in "Vincent van Gogh".
    private static let particles = JudgeTable.lists.keys(of: "particles")

    private func hasPreposition(_ range: Range<Int>) -> Bool {
        given.words[range].contains { $0.has(.preposition) && !Self.particles.contains($0.key) }
    }

    /// Whether the question asks where something is, and a word before a place names a part of the
    /// place: "central Mexico".
    private func narrowsPlace(_ index: Int, _ first: Int) -> Bool {
        // A place near a capital is not itself a capital.
        guard question.asksWhere, !question.asksForCapital else { return false }
        let adjective = given.words[first - 1]
        let place = given.words[first]
        guard !adjective.has(.changer) || PlaceNames.isPart(adjective, of: place) else {
            return false
        }
        return index + 1 == first
            ? PlaceNames.isPart(given.words[index], of: place) : hasPreposition(index..<first)
    }

    /// Whether a word only describes a common thing: "fresh basil" for an herb, but not "red
    /// panda".
    private func describes(_ index: Int) -> Bool {
        let word = given.words[index]
        guard question.asksForCommonThing, index + 1 == firstUsed else { return false }
        if !question.asksForAnimal, Compounds.isKind(word, before: given.words[firstUsed]) {
            return true
        }
        guard
            word.lacks([.changer, .negation]), Demonyms.country(of: word) == nil,
            !PlaceNames.isPlace(word)
        else { return false }
        let name = "\(given.text(of: word)) \(given.text(of: given.words[firstUsed]))"
        return KnownThings.things(named: name).isEmpty
            && Plural.singular(of: name).map { KnownThings.things(named: $0).isEmpty } ?? true
    }

    /// Whether the words before an answer explain what the answer is: "the Greek goddess Hera".
    private func explains(_ lead: PartialRangeUpTo<Int>) -> Bool {
        let words = given.words[lead]
        guard let first = words.first, let last = words.last, KindWords.explainsName(last) else {
            return false
        }
        let isDescribed = first.has(.article) || Demonyms.country(of: first) != nil
        return isDescribed
            && words.dropFirst().dropLast().allSatisfy { Demonyms.country(of: $0) != nil }
    }

    /// Whether an adjective names a different country: the Swedish krona is not the Danish krone.
    private func belongsElsewhere(_ adjective: Word, _ alternative: Alternative) -> Bool {
        guard let country = Demonyms.country(of: adjective) else { return false }
        let own = alternative.words.compactMap(Demonyms.country(of:))
        return !own.isEmpty && !own.contains(country)
    }

    // MARK: After an answer

    /// Whether a word begins an aside. A particle such as "de" does not begin an aside, but
    /// continues a name: "Santiago de Compostela".
    private func leadsAside(_ word: Word) -> Bool {
        word.hasAny([.afterComma, .parenthetical])
            || word.has(.preposition) && !Self.particles.contains(word.key)
    }

    /// The country, state or city that is the only required word, if any.
    var place: Word? {
        guard core.nonzeroBitCount == 1, fit.covered & core != 0 else { return nil }
        let word = alternative.words[core.firstPlace]
        return PlaceNames.isPlace(word) ? word : nil
    }

    /// Whether an added place makes the answer a different place: Paris, Texas.
    private func isNamesake(_ word: Word) -> Bool {
        guard let place else {
            return isOneWord && PlaceNames.isState(word, elsewhereThan: question)
        }
        return PlaceNames.isElsewhere(place, word, question: question)
            || PlaceNames.isState(word, elsewhereThan: question)
    }

    /// Whether extra words change an incomplete answer: "Charlotte Brontë" instead of "Emily
    /// Brontë".
    private var namesAnother: Bool {
        if isOtherKind { return true }
        let isNamed = line.meant.contains { $0.words.contains(where: GivenNames.contains) }
        return fit.extra.places.contains { index in
            let word = given.words[index]
            guard !line.vocabulary.contains(word) else { return false }
            if index < lastUsed {
                return isNamed && GivenNames.contains(word)
                    || line.meant.contains {
                        belongsElsewhere(word, $0) || takesPlace(index, of: $0)
                    }
            }
            return KindWords.hasNamesOnly(given.words[lastUsed]) && !question.contains(word)
                && hasPreposition(lastUsed..<index)
        }
    }

    /// Whether the word before a noun that triggers a prompt names a different kind: "solar energy"
    /// for kinetic energy.
    private var isOtherKind: Bool {
        guard isOneWord, firstUsed > 0, fit.extra.contains(firstUsed - 1) else { return false }
        let (kind, noun) = (given.words[firstUsed - 1], given.words[firstUsed])
        return !line.vocabulary.contains(kind) && Compounds.isKind(kind, before: noun)
            && line.meant.contains { $0.words.count > 1 && $0.words.last?.stem == noun.stem }
    }

    /// Whether a word replaces the distinctive word of the alternative: "the Persian War" instead
    /// of the Peloponnesian War.
    private func takesPlace(_ index: Int, of alternative: Alternative) -> Bool {
        let (word, kind) = (given.words[index], given.words[index + 1])
        let areNames = KindWords.hasNamesOnly(kind)
        guard word.lacks(.possessive), !question.contains(word),
            areNames || Demonyms.country(of: word) == nil
        else { return false }
        let words = alternative.words
        return words.indices.dropFirst().contains { place in
            words[place].stem == kind.stem && (areNames || words[place].has(.capital))
                && words[place - 1].has(.capital) && alternative.required.contains(place - 1)
        }
    }
}
