/// Counts what a file's columns, fields or elements hold while the file is read, and reports at the
/// end which of them were ignored: each of them once, with its count.
struct FieldTally {
    /// The name for the file's parts in messages.
    enum Kind: String {
        case column, field, element, label
    }

    private struct Entry {
        var meaning: String?
        var count = 0
        /// Ignoring it is what the user wants, or loses nothing.
        var isHarmless = false
        var first: SourcePosition?
    }

    private let kind: Kind
    private let part: String?
    private var names: [String] = []
    private var entries: [String: Entry] = [:]

    /// More names than any honest file has; the rest is counted together.
    private static let mostNames = 300
    private static let mostNamed = 12

    init(_ kind: Kind, part: String? = nil) {
        self.kind = kind
        self.part = part
    }

    /// Notes that a field is not empty.
    ///
    /// - Parameter meaning: what it holds, in plain words; nil if it is ignored.
    /// - Parameter isHarmless: ignoring it loses nothing, so only the preview shows it.
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

    /// Notes the members of an object whose names are known.
    ///
    /// - Parameter harmless: names of members that no game needs.
    mutating func see(
        _ node: JSONNode, knowing meanings: [String: String], harmless: Set<String> = []
    ) {
        for member in node.members ?? [] where !member.value.isNull {
            see(
                member.key, as: meanings[member.key], isHarmless: harmless.contains(member.key),
                at: member.position)
        }
    }

    /// Reports how every field was understood, and one problem for all that were ignored.
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
