import CKnownNames

/// A table of names from public data, embedded in the program. `Scripts/make-known-names` builds
/// the table.
enum KnownThings {
    struct Thing {
        /// The offset of the line that describes the thing in the table.
        var line: Int
        var topic: Knowledge.Topic
        /// If a name has several meanings, this meaning applies only if the question contains one
        /// of these stems.
        var context: KeySet
        /// The names, most likely first.
        var names: [Name]
    }

    struct Name {
        var text: Substring
        var hasOtherSenses: Bool
        /// Whether players rarely say the name, so that the recognizer does not listen for it.
        var isRarelySaid: Bool

        /// A name as the table writes it, with its marks.
        init(_ marked: Substring) {
            isRarelySaid = marked.first == "~"
            let rest = isRarelySaid ? marked.dropFirst() : marked
            hasOtherSenses = rest.first == "-"
            text = hasOtherSenses ? rest.dropFirst() : rest
        }
    }

    /// The things that a name means in the question's context, at most one per topic. The result is
    /// empty if the name is ambiguous.
    static func meanings(of name: some StringProtocol, question: QuestionWords) -> [Thing] {
        let things = things(named: name)
        let wanted = key(name)
        let asked = things.filter { thing in
            question.saysAny(of: thing.context)
                || thing.names.contains { key($0.text) != wanted && question.says(String($0.text)) }
        }
        let meant =
            asked.isEmpty
            ? things.filter { thing in
                thing.names.contains { !$0.hasOtherSenses && key($0.text) == wanted }
            } : asked
        return Set(meant.map(\.topic)).count == meant.count ? meant : []
    }

    static func things(named name: some StringProtocol) -> [Thing] {
        let wanted = key(name)
        guard !wanted.isEmpty else { return [] }
        var things: [Thing] = []
        for place in index.values(of: wanted) {
            let line = line(at: place).split(separator: "\t", omittingEmptySubsequences: false)
            guard line.count > 2, let topic = topics[line[0]] else { continue }
            let names = line[2...].map(Name.init)
            // Different names may have the same hash.
            guard names.contains(where: { key($0.text) == wanted }) else { continue }
            let context = KeySet(WordList(line[1], .english).words.map(\.stem))
            things.append(Thing(line: place, topic: topic, context: context, names: names))
        }
        return things
    }

    /// The letters and digits of a name in lowercase ASCII, without a leading article.
    static func key(_ name: some StringProtocol) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(name.utf8.count)
        var isFirst = true
        for word in name.unicodeScalars.split(separator: " ") {
            let start = letters.count
            for scalar in word {
                switch scalar.value {
                case 0x30...0x39, 0x61...0x7A: letters.append(UInt8(scalar.value))
                case 0x41...0x5A: letters.append(UInt8(scalar.value) | 0x20)
                case 0x80...: letters += Folding.table[scalar.value] ?? []
                default: break
                }
            }
            // An "A." with a period is an initial, not an article.
            if isFirst, word.count == letters.count - start,
                articles.contains(where: letters[start...].elementsEqual)
            {
                letters.removeLast(letters.count - start)
            }
            isFirst = false
        }
        return letters
    }

    private static let articles = ["the", "an", "a"].map { Array($0.utf8) }
    private static let topics: [Substring: Knowledge.Topic] = [
        "W": .wordNet, "C": .cldr, "I": .iso,
    ]

    // MARK: The bytes

    static var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: known_names_start(), count: known_names_count())
    }

    private static var index: NameIndex { NameIndex(bytes: bytes) }

    private static func line(at place: Int) -> Substring {
        let line = bytes[(index.end + place)...].prefix { $0 != 0x0A }
        return Substring(decoding: line, as: UTF8.self)
    }
}
