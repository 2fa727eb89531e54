/// Well-known names and terms that are a slip apart but different answers.
enum Confusables {
    /// Whether the words with these keys are two different answers.
    static func areDistinct(_ left: UInt64, _ right: UInt64) -> Bool {
        left != right && (KnownNames.areTwo(left, right) || areRelatives(left, right))
    }

    /// Whether two words are well-known relatives: often confused, but different.
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
}
