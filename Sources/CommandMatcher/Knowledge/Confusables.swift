/// Well-known names and terms with nearly the same spelling but different meanings.
enum Confusables {
    /// Whether the two words are different answers.
    static func areDistinct(_ left: UInt64, _ right: UInt64) -> Bool {
        left != right && (areTwoNames(left, right) || areRelatives(left, right))
    }

    /// Whether both words are well-known names of different things. Names of the same element are
    /// one thing.
    private static func areTwoNames(_ left: UInt64, _ right: UInt64) -> Bool {
        guard let one = names[left], let other = names[right] else { return false }
        return one != other || one == place
    }

    /// Whether people often confuse the two words although they mean different things.
    static func areRelatives(_ left: UInt64, _ right: UInt64) -> Bool {
        guard left != right, let groups = table[left], let others = table[right] else {
            return false
        }
        return groups.contains(where: others.contains)
    }

    private static let table: [UInt64: [Int]] = {
        var table: [UInt64: [Int]] = [:]
        for (index, line) in JudgeTable("confusables").lines().enumerated() {
            for word in line.split(separator: " ").flatMap({ WordList($0, .english).words }) {
                table[word.key, default: []].append(index)
            }
        }
        return table
    }()

    private static let place = 0
    /// Shorter names are symbols.
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
