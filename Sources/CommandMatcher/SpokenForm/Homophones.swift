/// Names that sound like common words. Who types "whales" does not mean Wales; who is heard to say it
/// may.
enum Homophones {
    /// Whether one of two words is a name and the other a common word of its sound.
    static func areSpelledApart(_ left: UInt64, _ right: UInt64) -> Bool {
        pairs[left].map { $0.contains(right) } ?? false
    }

    private static let pairs: [UInt64: [UInt64]] = {
        var pairs: [UInt64: [UInt64]] = [:]
        for line in source.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let keys = WordList(line, .english).words.map(\.key)
            guard keys.count == 2 else { continue }
            pairs[keys[0], default: []].append(keys[1])
            pairs[keys[1], default: []].append(keys[0])
        }
        return pairs
    }()

    private static let source = """
        wales whales, wales wails, greece grease, hungary hungry, chile chilly, chile chili
        cyprus cypress, rome roam, roma roam, finnish finish, czech check, thai tie, maine mane, maine main
        nice niece, cologne colon, kuwait quiet, korea career, peru pursue, qatar guitar, qatar cutter
        basel basil, bern burn, berne burn, kiel keel, lima lemur, tyre tire, brussels brussel, sudan sedan
        mars mares, venus venous, hertz hurts, ohm home, joule jewel, bach bark, bach back
        chopin shopping, liszt list, wilde wild, donne done, grimm grim, wolfe wolf, grieg greek
        """
}
