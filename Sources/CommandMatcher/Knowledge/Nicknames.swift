/// Short forms of given names. A short form stands for the full name only next to another name of
/// the same person.
enum Nicknames {
    /// The keys of the full names for a nickname, or of the nicknames for a full name.
    static func related(to key: UInt64) -> [UInt64] {
        names[key]
    }

    private static let names: KeyLists<UInt64> = {
        var names = KeyLists<UInt64>()
        func add(_ other: UInt64, to key: UInt64) {
            if other != key, !names[key].contains(other) { names.append(other, to: key) }
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
        return names
    }()
}
