/// Finds typing errors.
enum Spelling {
    enum Slip {
        /// A typical typing error. The misspelled word is unlikely to be a different word.
        case plain
        /// An apparent typing error. The misspelled word may be a different word.
        case doubtful
    }

    /// The typing error, if two words differ by one letter. A word with a different first letter or
    /// a different chemical ending is a different word.
    static func slip(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Slip? {
        let (short, long) = left.count <= right.count ? (left, right) : (right, left)
        guard short.count >= 4, long.count - short.count <= 1, short.first == long.first else {
            return nil
        }
        let head = lengthOfCommonBeginning(short, long)
        var tail = 0
        while tail < short.count - head,
            short[short.endIndex - 1 - tail] == long[long.endIndex - 1 - tail]
        {
            tail += 1
        }
        let rest = short.count - head - tail
        guard rest <= (short.count == long.count ? 2 : 0), !areOpposed(left, right) else {
            return differInDoublesAlone(left, right) ? .plain : nil
        }
        if tail < 4, head + 4 >= short.count, isChemical(short), isChemical(long) { return nil }
        let (place, other) = (short.startIndex + head, long.startIndex + head)
        if short.count == long.count {
            if rest == 1 {
                let isLikely = areConfused(short[place], long[other], length: short.count)
                return isLikely && short.count >= 5 ? .plain : .doubtful
            }
            let isSwap =
                rest == 2 && short[place] == long[other + 1] && short[place + 1] == long[other]
            return isSwap || differInDoublesAlone(left, right) ? .plain : nil
        }
        // Unless the error concerns a doubled letter, an error in a short word or at the end of a
        // word may produce a different word.
        if long[other] == long[other - 1] { return .plain }
        return long.count >= 6 && tail > 0 ? .plain : .doubtful
    }

    /// Whether two long words are equal but for doubled letters: "Massachussets".
    private static func differInDoublesAlone(
        _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
    ) -> Bool {
        guard left.count >= fewestWithDoubles else { return false }
        var (place, other) = (left.startIndex, right.startIndex)
        while place < left.endIndex, other < right.endIndex {
            let letter = left[place]
            guard letter == right[other] else { return false }
            while place < left.endIndex, left[place] == letter { place += 1 }
            while other < right.endIndex, right[other] == letter { other += 1 }
        }
        return place == left.endIndex && other == right.endIndex
    }

    private static let fewestWithDoubles = 7

    /// Whether two words differ only in an ending that distinguishes related chemicals, like
    /// lactose and lactase.
    static func areChemicalRelatives(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool
    {
        let head = lengthOfCommonBeginning(left, right)
        let isEnding = head >= 3 && max(left.count, right.count) - head <= longestEnding
        return isEnding && !left.elementsEqual(right) && isChemical(left) && isChemical(right)
    }

    private static let longestEnding = 3

    private static func lengthOfCommonBeginning(
        _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
    ) -> Int {
        let shorter = min(left.count, right.count)
        return (0..<shorter).first { left[left.startIndex + $0] != right[right.startIndex + $0] }
            ?? shorter
    }

    /// Whether two words differ only in opposite prefixes, like micro and macro.
    static func areOpposed(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        guard let first = left.first, left.count >= shortestOpposed else { return false }
        return beginnings[Int(first & 31)].contains { own, other in
            left.starts(with: own) && right.starts(with: other)
                && left.dropFirst(own.count).elementsEqual(right.dropFirst(other.count))
        }
    }

    private static let shortestOpposed = 6

    /// Pairs of opposite prefixes, grouped by the last five bits of the first prefix's first
    /// letter.
    private static let beginnings: [[(own: [UInt8], other: [UInt8])]] =
        JudgeTable.lists.lines(of: "opposed beginnings").reduce(
            into: Array(repeating: [], count: 32)
        ) { table, line in
            let group = line.split(separator: " ").map { Array($0.utf8) }
            for own in group {
                table[Int(own[0] & 31)] += group.filter { $0 != own }.map { (own, $0) }
            }
        }

    /// Whether two letters are keyboard neighbors or sound alike.
    private static func areConfused(_ left: UInt8, _ right: UInt8, length: Int) -> Bool {
        if neighbours[Int(left & 31)] & 1 << UInt32(right & 31) != 0 { return length >= 6 }
        let both = bit(left) | bit(right)
        if soundGroups.contains(where: { $0 & both == both }) { return true }
        return length >= 6 && vowels & both == both
    }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

    private static func bits(_ letters: some StringProtocol) -> UInt32 {
        letters.utf8.reduce(0) { $0 | bit($1) }
    }

    private static let vowels = bits("aeiouy")
    private static let soundGroups = JudgeTable.lists.words(of: "letters alike").map { bits($0) }

    private static let neighbours: [UInt32] = JudgeTable.lists.pairs(of: "keys").reduce(
        into: Array(repeating: 0, count: 32)
    ) { table, keys in
        for key in keys.word.utf8 { table[Int(key & 31)] = bits(keys.others[0]) }
    }

    /// The endings of chemicals, by their last letter.
    private static let chemicalEndings = JudgeTable.lists.words(of: "chemical endings").reduce(
        into: KeyLists<[UInt8]>()
    ) { endings, ending in
        endings.append(Array(ending.utf8), to: UInt64(ending.utf8.last ?? 0))
    }

    private static func isChemical(_ word: ArraySlice<UInt8>) -> Bool {
        let singular = word.last == "s" ? word.dropLast() : word
        guard let last = singular.last else { return false }
        return chemicalEndings[UInt64(last)].contains {
            singular.suffix($0.count).elementsEqual($0)
        }
    }
}
