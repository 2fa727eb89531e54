/// Short forms of given names. Together with another name of the same person, a nickname means the
/// full name. A nickname on its own counts as a separate name. Two nicknames of the same full name
/// usually mean two people. Short forms with only one meaning are in ``Lexicon``.
enum Nicknames {
    /// The keys of a nickname's full names, or of a full name's nicknames.
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
