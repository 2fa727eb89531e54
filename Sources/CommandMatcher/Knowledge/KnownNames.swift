/// Single words that everybody knows as names of one thing. Two such words are two things.
enum KnownNames {
    /// Whether two words name two things. Names of one element are one thing.
    static func areTwo(_ left: UInt64, _ right: UInt64) -> Bool {
        guard let one = names[left], let other = names[right] else { return false }
        return one != other || one == place
    }

    private static let place = 0
    /// Shorter names are symbols, not words.
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
