/// Counts how often each column, field or element is filled, and reports ignored fields once.
struct FieldTally {
    /// The word that messages use for the fields of the file.
    enum Kind: String {
        case column, field, element, label
    }

    private struct Entry {
        var meaning: String?
        var count = 0
        /// Whether ignoring the field is harmless: nothing is lost, or the user wants the field to
        /// be ignored.
        var isHarmless = false
        var first: SourcePosition?
    }

    private let kind: Kind
    private let part: String?
    private var names: [String] = []
    private var entries: [String: Entry] = [:]

    /// The maximum number of names that are counted separately. Any further names are counted
    /// together.
    private static let mostNames = 300
    private static let mostNamed = 12

    init(_ kind: Kind, part: String? = nil) {
        self.kind = kind
        self.part = part
    }

    /// Records that a field is not empty. `meaning` describes the field's contents, and is nil for
    /// an ignored field.
    mutating func see(
        _ name: String, as meaning: String?, isHarmless: Bool = false, at place: SourcePosition?,
        count: Int = 1
    ) {
        var name = name
        if entries[name] == nil {
            if names.count >= Self.mostNames { name = "…" }
            if entries[name] == nil { names.append(name) }
        }
        var entry = entries[name] ?? Entry(meaning: meaning, isHarmless: isHarmless, first: place)
        entry.count += count
        if entry.meaning == nil, let meaning { entry.meaning = meaning }
        entries[name] = entry
    }

    /// Records the members of an object with their known meanings. `harmless` lists the members
    /// that no game needs.
    mutating func see(
        _ node: JSONNode, knowing meanings: [String: String], harmless: Set<String> = []
    ) {
        for member in node.members ?? [] where !member.value.isNull {
            see(
                member.key, as: meanings[member.key], isHarmless: harmless.contains(member.key),
                at: member.position)
        }
    }

    /// Reports how every field was interpreted, and combines all ignored fields in one problem.
    func report(to receiver: any PackReceiving) throws {
        var passed: [String] = []
        var first: SourcePosition?
        for name in names {
            guard let entry = entries[name] else { continue }
            try receiver.receive(
                FieldReading(name: name, meaning: entry.meaning, count: entry.count, part: part))
            guard entry.meaning == nil, !entry.isHarmless, entry.count > 0 else { continue }
            passed.append("\"\(name.prefix(40))\" (\(entry.count.grouped))")
            first = first ?? entry.first
        }
        guard !passed.isEmpty else { return }
        let named = passed.prefix(Self.mostNamed).joined(separator: ", ")
        let more = passed.count - Self.mostNamed
        let place = part.map { " of \($0.prefix(60))" } ?? ""
        try receiver.receive(
            PackProblem(
                .note, at: first,
                "\(passed.count.counted(kind.rawValue))\(place) ignored: \(named)"
                    + (more > 0 ? " and \(more.grouped) more" : ""),
                hint: hint))
    }

    private var hint: String {
        switch kind {
        case .column:
            "no action is needed if the game does not need it; otherwise give the column a title that docs/pack-format.md lists, or name all columns with --columns"
        case .field, .element, .label:
            "no action is needed if the game does not need it; otherwise give it a name that docs/pack-format.md lists"
        }
    }
}
