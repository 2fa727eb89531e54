/// Amounts that consist of two numbers: money and times of day.
package enum Amounts {
    /// Joins the parts of amounts: "two dollars fifty" becomes 2.50, and "half past three" becomes
    /// 3:30.
    package static func join(_ list: inout WordList) {
        var index = 0
        while index < list.words.count {
            joinMoney(at: index, in: &list)
            joinAndShare(at: index, in: &list)
            joinShareOfUnit(at: index, in: &list)
            while joinUnits(at: index, in: &list) {}
            joinTime(at: index, in: &list)
            index += 1
        }
        nameHalvesOfDay(&list)
    }

    private static func nameHalvesOfDay(_ list: inout WordList) {
        for index in list.words.indices.dropFirst()
        where list.words[index - 1].isNumber && halvesOfDay.contains(list.words[index].key) {
            list.words[index].traits.insert(.unit)
        }
    }

    /// Reads "$5m" as five million, not as five meters.
    package static func scale(_ list: inout WordList) {
        var index = 2
        while index < list.words.count {
            if list.words[index - 1].isNumber, currencies.contains(list.words[index - 2].key),
                let scale = scales[list.words[index].key]
            {
                set(&list.words[index - 1], to: list.words[index - 1].number * scale)
                list.words.remove(at: index)
            } else {
                index += 1
            }
        }
    }

    private static let scales: [UInt64: Double] = Dictionary(
        uniqueKeysWithValues: [("k", 1e3), ("m", 1e6), ("mn", 1e6), ("b", 1e9), ("tn", 1e12)].map {
            (WordKey.hash($0.0), $0.1)
        })

    /// Reads "two hours and a half" as 2.5 hours, and "an hour and three quarters" as 1.75 hours.
    private static func joinAndShare(at index: Int, in list: inout WordList) {
        guard index > 0, index + 2 < list.words.count, list.words[index + 1].key == WordKey.and,
            EqualAmounts.hasUnit(list.words[index])
        else { return }
        let place = list.words[index + 2].has(.article) ? index + 3 : index + 2
        let count = list.words[index - 1]
        guard place < list.words.count, [0.25, 0.5, 0.75].contains(list.words[place].number),
            let whole = count.has(.article) ? 1 : whole(count, below: 1_000)
        else { return }
        set(&list.words[index - 1], to: Double(whole) + list.words[place].number)
        list.words.removeSubrange((index + 1)...place)
    }

    /// Reads "three quarters of an hour" as 0.75 hours.
    private static func joinShareOfUnit(at index: Int, in list: inout WordList) {
        guard index + 3 < list.words.count, (0.01..<1).contains(list.words[index].number),
            list.words[index + 1].key == WordKey.of, list.words[index + 2].has(.article),
            EqualAmounts.hasUnit(list.words[index + 3])
        else { return }
        list.words.removeSubrange((index + 1)...(index + 2))
        list.words[index + 1].traits.insert(.unit)
    }

    /// Reads "1 hour, 20 minutes" and "an hour and 20 minutes" as 80 minutes, and "six foot two" as
    /// 74 inches. Returns whether two amounts became one.
    private static func joinUnits(at index: Int, in list: inout WordList) -> Bool {
        // The table of units is itself read from texts that end after a number and a unit.
        guard index > 0, index + 1 < list.words.count,
            list.words[index - 1].isNumber || list.words[index - 1].has(.article),
            EqualAmounts.hasUnit(list.words[index])
        else { return false }
        let unit = list.words[index]
        var next = index + 1
        if next + 1 < list.words.count, list.words[next].key == WordKey.and { next += 1 }
        guard next < list.words.count, list.words[next].lacks(.ordinal),
            let count = list.words[index - 1].has(.article)
                ? 1 : whole(list.words[index - 1], below: 100_000),
            let second = whole(list.words[next], below: 100_000)
        else { return false }
        let isApart = list.words[next].has(.afterComma)
        guard next + 1 < list.words.count else {
            guard next == index + 1, !isApart, let part = EqualAmounts.nextSmaller(than: unit),
                second < part.count
            else { return false }
            set(&list.words[index - 1], to: Double(count * part.count + second))
            list.words[index].key = part.unit
            list.words[index].stem = part.unit
            list.words[index].traits.insert(.ofTwoUnits)
            list.words.remove(at: next)
            return true
        }
        let other = list.words[next + 1]
        if let parts = EqualAmounts.count(of: other, in: unit), second < parts {
            set(&list.words[index - 1], to: Double(count * parts + second))
            list.words[index] = other
        } else if !isApart, let parts = EqualAmounts.count(of: unit, in: other), count < parts {
            set(&list.words[index - 1], to: Double(second * parts + count))
        } else {
            return false
        }
        list.words[index].traits.insert(.ofTwoUnits)
        list.words.removeSubrange((index + 1)...(next + 1))
        return true
    }

    private static func joinMoney(at index: Int, in list: inout WordList) {
        guard index > 0, ofHundred.contains(list.words[index].key) else { return }
        let isOne = list.words[index - 1].key == WordKey.a
        guard isOne || list.words[index - 1].isNumber else { return }
        var next = index + 1
        if next + 1 < list.words.count, list.words[next].key == WordKey.and { next += 1 }
        guard next < list.words.count, let parts = whole(list.words[next], below: 100),
            list.words[next].lacks([.afterComma, .ordinal]),
            let units = isOne ? 1 : whole(list.words[index - 1], below: 1_000_000)
        else { return }
        let end = next + 1
        let hasCents = end < list.words.count && smallCoins.contains(list.words[end].key)
        // "Five dollars and two apples" is not a single amount.
        guard hasCents || next == index + 1 && end == list.words.count else { return }
        set(&list.words[index - 1], to: Double(units * 100 + parts) / 100)
        list.words.removeSubrange((index + 1)..<(hasCents ? end + 1 : end))
    }

    private static func joinTime(at index: Int, in list: inout WordList) {
        let word = list.words[index]
        if joinHalf(at: index, in: &list) { return }
        if index > 0, word.isNumber, word.number == 0, word.count == 2,
            whole(list.words[index - 1], below: 25) != nil
        {
            list.words.remove(at: index)
            return
        }
        joinMinutes(at: index, in: &list)
        guard index + 2 < list.words.count, let hour = whole(list.words[index + 2], below: 13),
            let share = [0.5: 30, 0.25: 15][word.number] ?? whole(word, below: 60)
        else { return }
        let isPast = pastWords.contains(list.words[index + 1].key)
        let isQuarter = word.number == 0.25
        guard isPast || isQuarter && toWords.contains(list.words[index + 1].key) else { return }
        list.words.remove(at: index + 2)
        list.words[index + 1] = word
        set(&list.words[index], to: Double(isPast ? hour : hour == 1 ? 12 : hour - 1))
        set(&list.words[index + 1], to: Double(isPast ? share : 45))
    }

    /// Reads "five minutes past three" like "five past three".
    private static func joinMinutes(at index: Int, in list: inout WordList) {
        guard index + 3 < list.words.count, whole(list.words[index], below: 60) != nil,
            list.words[index + 1].key == WordKey.minute,
            whole(list.words[index + 3], below: 13) != nil,
            pastWords.contains(list.words[index + 2].key)
                || toWords.contains(list.words[index + 2].key)
        else { return }
        list.words.remove(at: index + 1)
    }

    /// Reads "half three" as a time if these words come at the end or before "am" or "pm".
    private static func joinHalf(at index: Int, in list: inout WordList) -> Bool {
        let next = index + 1
        guard next < list.words.count,
            list.letters(of: list.words[index]).elementsEqual("half".utf8),
            let hour = whole(list.words[next], below: 13), hour > 0,
            list.words[next].lacks([.afterComma, .ordinal]),
            index == 0 || !list.words[index - 1].isNumber,
            next + 1 == list.words.count || halvesOfDay.contains(list.words[next + 1].key)
        else { return false }
        list.words.swapAt(index, next)
        set(&list.words[next], to: 30)
        return true
    }

    /// The value of a whole number below the limit.
    private static func whole(_ word: Word, below limit: Int) -> Int? {
        guard word.isNumber, let value = Int(exactly: word.number), (0..<limit).contains(value)
        else { return nil }
        return value
    }

    private static func set(_ word: inout Word, to value: Double) {
        // An article may stand for the number, as in "a dollar fifty".
        word.traits.remove([.article, .function])
        word.traits.insert(.number)
        word.number = value
        word.key = WordKey.number(value)
        word.stem = word.key
    }

    /// Words for the halves of the day, such as "am". An answer may omit "am", but "pm" in place of
    /// "am" would mean a different time.
    private static let halvesOfDay = JudgeTable.lists.keys(of: "halves of the day")
    private static let currencies = JudgeTable.lists.keys(of: "currencies")
    /// Units that are divided into hundredths, as in "two meters fifty".
    private static let ofHundred = JudgeTable.lists.keys(of: "in hundredths")
    private static let smallCoins = JudgeTable.lists.keys(of: "small coins")
    private static let pastWords = JudgeTable.lists.keys(of: "past")
    private static let toWords = JudgeTable.lists.keys(of: "within amounts of time")
}
