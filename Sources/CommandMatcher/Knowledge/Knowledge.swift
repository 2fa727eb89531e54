/// Other names for things, and names that people confuse with each other, grouped by topic
/// (docs/judging.md).
struct Knowledge: Sendable {
    /// The topic of an entry. Verdicts include the topic.
    enum Topic: String, Sendable, CaseIterable {
        case places = "place names"
        case history = "names in history"
        case people = "names of people"
        case elements = "chemical elements"
        case science = "names in science"
        case initials = "initialisms"
        case works = "titles"
        case words = "names of things"
        case cldr = "CLDR"
        case iso = "ISO"
        case wordNet = "WordNet"

        /// Whether the topic's names come from public data.
        var isTabled: Bool { self == .cldr || self == .iso || self == .wordNet }
    }

    /// A name that the judge considers in addition to a form of the answer.
    struct Name: Sendable, Hashable {
        var form: AnswerForm
        var topic: Topic
        /// Whether the name means a different thing, which people confuse with the answer.
        var isOther: Bool
        /// Whether the form has only one meaning, or the question shows which meaning applies.
        var isSure = true
        /// Whether the question contains a word that selects this meaning.
        var isMeant = false
        /// Whether players rarely say the name, so that the recognizer does not listen for it.
        var isRarelySaid = false
    }

    private enum Relation {
        case same
        /// The other names are short forms of the first name, but they may also have different
        /// meanings.
        case short
        /// Each name means a different thing.
        case different
    }

    private struct Entry {
        var names: [(key: UInt64, text: String)] = []
        var relation = Relation.same
        var topic: Topic
        /// If this set is not empty, the entry applies only if the question contains one of these
        /// stems.
        var needed = KeySet()
        /// The entry applies only if the question contains none of these stems.
        var excluded = KeySet()
    }

    private static let chemistry = JudgeTable.lists.stems(of: "chemistry")

    /// The maximum number of other names that the judge considers for one name.
    static let mostNames = 12

    static let shared = Knowledge([
        (.places, "places"), (.history, "history"), (.people, "people"), (.people, "namesakes"),
        (.elements, "elements"), (.science, "science"), (.initials, "initials"), (.works, "works"),
        (.words, "words"),
    ])

    private var entries: [Entry] = []
    /// The index in ``links`` of each name's latest entry. Each link leads to the name's previous
    /// entry.
    private var first = KeyTable()
    private var links: [(entry: Int, next: Int)] = []
    /// The words of people's full names, grouped by last name.
    private var bearers: [UInt64: Set<UInt64>] = [:]

    /// - Parameter tables: The name of each table file, with its topic.
    private init(_ tables: [(topic: Topic, name: String)]) {
        var list = WordList()
        for (topic, name) in tables {
            for line in JudgeTable(name).lines() { add(line, topic, &list) }
        }
    }

    /// - Parameter list: A word list whose memory is reused.
    private mutating func add(_ line: Substring, _ topic: Topic, _ list: inout WordList) {
        var entry = Entry(topic: topic)
        var names = line.utf8
        if let mark = names.firstIndex(where: { "?!".utf8.contains($0) }) {
            list.replace(with: String(line[line.utf8.index(after: mark)...]), .english)
            let stems = KeySet(list.words.map(\.stem))
            if names[mark] == "?" { entry.needed = stems } else { entry.excluded = stems }
            names = names[..<mark]
        }
        if names.contains(UInt8(ascii: ">")) { entry.relation = .short }
        if names.contains(UInt8(ascii: "|")) { entry.relation = .different }
        for name in names.split(whereSeparator: { ",>|".utf8.contains($0) }) {
            let text = Substring(name).trimmed()
            list.replace(with: text, .english)
            entry.names.append((Self.key(list.words), text))
            guard topic == .people, list.count > 1, entry.relation != .different,
                let last = list.words.last
            else { continue }
            bearers[last.key, default: []].formUnion(list.words.map(\.key))
        }
        for (key, _) in entry.names {
            links.append((entries.count, first[key] ?? -1))
            first[key] = links.count - 1
        }
        entries.append(entry)
    }

    /// The key by which a name is looked up. The key ignores articles and small words, and treats
    /// Roman numerals as numbers.
    private static func key(_ words: [Word]) -> UInt64 {
        var words = words
        for index in words.indices.dropFirst() where words[index].has(.roman) {
            words[index].key = WordKey.number(words[index].number)
        }
        return WordKey.sequence(words)
    }

    /// Other names for the thing that the text names, and names that people confuse with this
    /// thing. Names that the question contains are left out.
    func names(of text: some StringProtocol, question: QuestionWords) -> [Name] {
        let names = namesAsWritten(text, question: question)
        guard names.isEmpty, let one = Plural.singular(of: text) else { return names }
        return namesAsWritten(one, question: question).flatMap { name in
            var several = name
            several.form = AnswerForm(Plural.plural(of: name.form.text))
            return [several, name]
        }
    }

    private func namesAsWritten(_ text: some StringProtocol, question: QuestionWords) -> [Name] {
        // The title "Us" does not mean the country.
        guard text != "Us" else { return [] }
        let key = Self.key(WordList(text, .english).words)
        var names: [Name] = []
        for entry in entries(of: key) where applies(entry, question) {
            if entry.relation == .short, entry.names[0].key != key { continue }
            for name in entry.names where name.key != key && !question.says(name.text) {
                names.append(
                    Name(
                        form: AnswerForm(name.text), topic: entry.topic,
                        isOther: entry.relation == .different,
                        isMeant: !entry.needed.isEmpty))
            }
        }
        // A chemical symbol that also has a different meaning stands for the element only in
        // questions about chemistry.
        if !question.saysAny(of: Self.chemistry), names.contains(where: { $0.topic != .elements }) {
            names.removeAll { $0.topic == .elements }
        }
        if Set(names.filter { !$0.isOther }.map(\.topic)).count > 1 {
            for index in names.indices where !names[index].isMeant { names[index].isSure = false }
        }
        names += tabledNames(of: text, key: key, question: question)
        return Array(names.prefix(Self.mostNames))
    }

    /// The names from public data that our own entries do not contain.
    private func tabledNames(
        of text: some StringProtocol, key: UInt64, question: QuestionWords
    ) -> [Name] {
        // Our own entries take precedence over public data.
        var settled = Set(entries(of: key).flatMap { $0.names.map(\.key) })
        settled.insert(key)
        var names: [Name] = []
        let words = WordList(String(text), .english).words
        for thing in KnownThings.meanings(of: text, question: question) {
            for known in thing.names {
                let name = String(known.text)
                guard settled.insert(Self.key(WordList(name, .english).words)).inserted,
                    !question.says(name),
                    !known.hasOtherSenses
                        || KnownThings.meanings(of: name, question: question)
                            .contains(where: { $0.line == thing.line })
                            && !FamilyNames.isShared(by: words, but: name)
                else { continue }
                names.append(
                    Name(
                        form: AnswerForm(name), topic: thing.topic, isOther: false,
                        isRarelySaid: known.isRarelySaid))
            }
        }
        return names
    }

    /// The entries that contain a name, latest first.
    private func entries(of key: UInt64) -> [Entry] {
        var found: [Entry] = []
        var link = first[key] ?? -1
        while link >= 0 {
            found.append(entries[links[link].entry])
            link = links[link].next
        }
        return found
    }

    private func applies(_ entry: Entry, _ question: QuestionWords) -> Bool {
        (entry.needed.isEmpty || question.saysAny(of: entry.needed))
            && !question.saysAny(of: entry.excluded)
    }

    /// Other names for the whole text of a form, for its required parts together, and for each
    /// required part.
    func names(of form: AnswerForm, question: QuestionWords) -> [Name] {
        let required = form.parts.indices.filter { form.parts[$0].weight == .required }
        let core = required.map { form.parts[$0].text }.joined()
        var found: [Name] = []
        for text in Set([core, form.text]).sorted() { found += names(of: text, question: question) }
        if question.asksForOneName { return found.filter(\.isOther) }
        guard form.isMarked, required.count > 1 else { return found }
        for place in required {
            for name in names(of: form.parts[place].text, question: question)
            where !name.isOther && name.isSure {
                var whole = name
                whole.form = form
                whole.form.parts[place].text = name.form.text
                found.append(whole)
            }
        }
        return found
    }

    /// Whether a word before a last name is part of the full name of a known person with this last
    /// name, or nil if this is unknown.
    func isBearer(_ name: Word, of last: Word) -> Bool? {
        guard let names = bearers[last.key] else { return nil }
        if names.contains(name.key) { return true }
        return GivenNames.contains(name) ? false : nil
    }
}
