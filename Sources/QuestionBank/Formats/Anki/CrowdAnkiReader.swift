import Foundation

/// Reads the notes in CrowdAnki's `deck.json`. The names of nested decks become categories.
package struct CrowdAnkiReader: PackReading {
    private var types: [String: [String]] = [:]
    private var tallies: [String: FieldTally] = [:]

    private static let mostDepth = 16

    package init() {}

    package mutating func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        var parser = JSONParser(input.window())
        let root = try parser.value()
        guard root.members != nil else {
            throw PackError.syntax(
                format: "CrowdAnki", at: root.position, problem: "a deck must be an object",
                hint: "export the deck again")
        }
        learnTypes(root, depth: 0)
        if let name = root["name"]?.plainText, !name.isBlank {
            try receiver.receive(
                PackHeader(title: name.components(separatedBy: "::").last ?? name))
        }
        try deck(root, path: [], options.layout(), receiver, depth: 0)
        for name in tallies.keys.sorted() { try tallies[name]?.report(to: receiver) }
    }

    private mutating func learnTypes(_ deck: JSONNode, depth: Int) {
        guard depth < Self.mostDepth else { return }
        for model in deck["note_models"]?.array ?? [] {
            guard let id = model["crowdanki_uuid"]?.plainText else { continue }
            types[id] = (model["flds"]?.array ?? []).compactMap { $0["name"]?.plainText }
        }
        for child in deck["children"]?.array ?? [] { learnTypes(child, depth: depth + 1) }
    }

    private mutating func deck(
        _ deck: JSONNode, path: [String], _ columns: [CSVColumn?]?,
        _ receiver: any PackReceiving, depth: Int
    ) throws {
        guard depth < Self.mostDepth else { return }
        for note in deck["notes"]?.array ?? [] {
            try self.note(note, path, columns, receiver)
        }
        for child in deck["children"]?.array ?? [] {
            let name = child["name"]?.plainText ?? ""
            let last = name.components(separatedBy: "::").last ?? name
            try self.deck(
                child, path: path + (last.isBlank ? [] : [last]), columns, receiver,
                depth: depth + 1)
        }
    }

    private mutating func note(
        _ node: JSONNode, _ path: [String], _ columns: [CSVColumn?]?,
        _ receiver: any PackReceiving
    ) throws {
        let type = node["note_model_uuid"]?.plainText ?? ""
        let names = types[type] ?? []
        let fields = (node["fields"]?.array ?? []).map { $0.plainText ?? "" }
        var layout = columns ?? AnkiNotes.layout(names)
        while layout.count < fields.count { layout.append(nil) }
        layout = Array(layout.prefix(fields.count))
        for (index, field) in fields.enumerated() where !field.isEmpty {
            tallies[type, default: FieldTally(.field)].see(
                index < names.count ? names[index] : "field \(index + 1)",
                as: layout[index]?.meaning, isHarmless: columns != nil, at: node.position)
        }
        let record = CSVParser.Record(
            fields: fields, places: Array(repeating: node.position, count: fields.count))
        var table = CSVRow.Table(CSVLayout(layout))
        table.isHTML = true
        table.isAnki = true
        var row = CSVRow(record, table)
        var question = row.made()
        question.id = question.id ?? node["guid"]?.plainText
        question.category = path + question.category
        question.tags += node["tags"]?.plainTexts ?? []
        try question.deliver(to: receiver)
    }
}
