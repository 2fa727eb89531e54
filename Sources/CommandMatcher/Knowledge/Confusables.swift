/// Well-known names and terms with similar spellings but different meanings.
enum Confusables {
    /// Whether the two words have different meanings, so that neither is accepted for the other.
    static func areDistinct(_ left: UInt64, _ right: UInt64) -> Bool {
        left != right && (areTwoNames(left, right) || areRelatives(left, right))
    }

    /// Whether both words are well-known names of different things.
    private static func areTwoNames(_ left: UInt64, _ right: UInt64) -> Bool {
        guard let one = names[left], let other = names[right] else { return false }
        return one != other || one == place
    }

    /// Whether people often confuse the two words, although their meanings differ.
    static func areRelatives(_ left: UInt64, _ right: UInt64) -> Bool {
        let groups = table[left]
        guard left != right, !groups.isEmpty else { return false }
        return table[right].contains(where: groups.contains)
    }

    /// For each word, the indices of the table's lines that contain the word.
    private static let table: KeyLists<Int> = {
        var table = KeyLists<Int>()
        for (index, line) in JudgeTable("confusables").lines().enumerated() {
            for word in line.split(separator: " ").flatMap({ WordList($0, .english).words }) {
                table.append(index, to: word.key)
            }
        }
        return table
    }()

    private static let place = 0
    /// The minimum length of a chemical element's name. All chemical symbols are shorter than this
    /// minimum.
    private static let shortest = 4

    private static let names: KeyTable = {
        var names = KeyTable()
        for key in PlaceNames.keys { names[key] = place }
        for (index, line) in JudgeTable("elements").lines().enumerated() {
            for name in line.prefix(while: { !"?!".contains($0) }).split(separator: ",") {
                let words = WordList(name, .english).words
                guard words.count == 1, words[0].count >= shortest else { continue }
                names[words[0].key] = index + 1
            }
        }
        return names
    }()
}
