/// Combines number words: "nineteen eighty four", "two thousand and one", "twenty oh one", "three
/// point one four", "two thirds", "5 million".
struct NumberReader {
    let list: WordList
    let lexicon: Lexicon
    var index: Int
    var value = 0.0
    var traits: Word.Traits = [.number]

    /// Replaces every run of number words by one word with its value.
    static func merge(_ list: inout WordList, _ lexicon: Lexicon) {
        guard list.words.contains(where: \.isNumber) else { return }
        var kept = 0
        var index = 0
        while index < list.words.count {
            var word = list.words[index]
            if word.isNumber, let (value, traits, end) = read(list, from: index, lexicon) {
                // A number of digits alone keeps its key, which differs for any two numbers.
                if end > index + 1 || value != word.number { word.key = WordKey.number(value) }
                word.number = value
                word.stem = word.key
                word.traits.subtract([.roman, .article, .function, .unit])
                word.traits.formUnion(traits)
                // The letters of all the combined words, for comparison by sound.
                word.start = list.bytes.count
                for part in index..<end {
                    let letters = list.words[part].start..<list.words[part].end
                    for letter in letters { list.bytes.append(list.bytes[letter]) }
                }
                word.count = list.bytes.count - word.start
                index = end
            } else {
                word.traits.remove(.number)
                index += 1
                // "No. 9" is 9; in "1911, no, 1912" the "no" takes a number back.
                let isTakenBack = word.key == WordKey.no && kept > 0 && list.words[kept - 1].isNumber
                if numberSigns.contains(word.key), !isTakenBack, index < list.words.count,
                    list.words[index].isNumber
                {
                    word.key = WordKey.hash("number")
                    word.traits.insert(.function)
                }
                // "ft" is a fort before a name, and feet after a number.
                if word.key == WordKey.fort, kept > 0, list.words[kept - 1].isNumber {
                    word.key = WordKey.foot
                    word.stem = WordKey.foot
                    word.traits.insert(.unit)
                }
            }
            list.words[kept] = word
            kept += 1
        }
        list.words.removeLast(list.words.count - kept)
    }

    private static let numberSigns = JudgeTable.lists.spellings(of: "number signs")

    static func read(
        _ list: WordList, from start: Int, _ lexicon: Lexicon
    ) -> (value: Double, traits: Word.Traits, end: Int)? {
        var reader = NumberReader(list: list, index: start, lexicon)
        guard reader.readNumber() else { return nil }
        return (reader.value, reader.traits, reader.index)
    }

    init(list: WordList, index: Int, _ lexicon: Lexicon) {
        self.list = list
        self.lexicon = lexicon
        self.index = index
    }

    // MARK: Words

    enum Token {
        case word(NumberWord)
        case digits(Double)
    }

    func token(at place: Int) -> Token? {
        guard place < list.words.count else { return nil }
        let word = list.words[place]
        guard word.isNumber, place == index || word.lacks(.afterComma) else {
            return nil
        }
        if !word.number.isNaN, word.lacks(.roman) { return .digits(word.number) }
        return lexicon.entry(WordKey.hash(list.letters(of: word)))?.number.map { .word($0) }
    }

    func number(at place: Int) -> NumberWord? {
        if case .word(let word) = token(at: place) { return word }
        return nil
    }

    func isAnd(at place: Int) -> Bool {
        place < list.words.count && lexicon.ands.contains(list.words[place].key)
    }

    mutating func readNumber() -> Bool {
        if case .digits(let digits) = token(at: index) { return readDigits(digits) }
        guard let first = number(at: index) else { return false }
        switch first {
        case .point, .oh, .denominator: return false
        case .part(let part):
            value = part
            index += 1
            return true
        case .decade(let years):
            value = Double(years)
            traits.insert(.decade)
            index += 1
            return true
        default: break
        }
        guard readCardinal() else { return false }
        let whole = index
        readFraction()
        if index > whole, traits.isDisjoint(with: .ordinal),
            case .scale(let scale)? = number(at: index)
        {
            value *= scale
            index += 1
        }
        return true
    }

    mutating func readDigits(_ digits: Double) -> Bool {
        value = digits
        index += 1
        if readSlashFraction() || readMixedFraction() { return true }
        while case .scale(let scale)? = number(at: index) {
            value *= scale
            index += 1
        }
        if case .hundred? = number(at: index) {
            value *= 100
            index += 1
        }
        readFewParts()
        return true
    }
}
