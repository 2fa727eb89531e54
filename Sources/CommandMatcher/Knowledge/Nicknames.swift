/// Short forms of given names. Beside another name of the same person, a nickname stands for the
/// full name: "Katherine Winslet". By itself it is a name of its own, and two nicknames of one full
/// name usually mean two people.
enum Nicknames {
    /// The keys of a nickname's full names, or of a full name's nicknames.
    static func related(to key: UInt64) -> [UInt64] {
        places[key].map { related[$0] } ?? []
    }

    private static let related: [[UInt64]] = table.related
    private static let places: KeyTable = table.places

    private static let table: (related: [[UInt64]], places: KeyTable) = {
        var related: [[UInt64]] = []
        var places = KeyTable()
        func add(_ other: UInt64, to key: UInt64) {
            let place = places[key] ?? related.count
            if place == related.count {
                places[key] = place
                related.append([])
            }
            if other != key, !related[place].contains(other) { related[place].append(other) }
        }
        for line in source.split(whereSeparator: \.isNewline) {
            let keys = WordList(line, .english).words.map(\.key)
            guard let full = keys.first else { continue }
            for nickname in keys.dropFirst() {
                add(full, to: nickname)
                add(nickname, to: full)
            }
        }
        for line in JudgeTable("name-forms").lines() {
            let keys = WordList(line, .english).words.map(\.key)
            for key in keys { for other in keys { add(other, to: key) } }
        }
        return (related, places)
    }()

    /// The full name first. Short forms that always mean the same name are in ``Lexicon``.
    private static let source = JudgeTable("nicknames").text
}
