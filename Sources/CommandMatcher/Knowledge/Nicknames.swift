/// Short forms of given names. Together with another name of the same person, a nickname means the
/// full name. Alone, it is a separate name. Two nicknames of one full name usually mean two people.
/// Short forms with only one meaning are in ``Lexicon``.
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
        for words in JudgeTable("nicknames").read() {
            for nickname in words.dropFirst() {
                add(words[0].key, to: nickname.key)
                add(nickname.key, to: words[0].key)
            }
        }
        for words in JudgeTable("name-forms").read() {
            for word in words { for other in words { add(other.key, to: word.key) } }
        }
        return (related, places)
    }()
}
