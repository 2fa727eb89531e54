extension QuestionDecoder {
    private static let mediaKeys = [
        "file", "data", "kind", "alt", "credit", "when", "start", "duration", "reveal",
    ]

    /// Reads a path, a link, an object, or a list of paths, links and objects.
    mutating func media(_ node: JSONNode) -> [Media] {
        if node.isNull { return [] }
        return (node.array ?? [node]).compactMap { item in
            if case .string(let file) = item.value { return file.isEmpty ? nil : Media(file: file) }
            guard let members = item.members else {
                refuse(
                    item.position,
                    "media must be a file name or an object, but this is \(item.kind)",
                    hint: "write {\"file\": \"…\", \"alt\": \"…\"}")
                return nil
            }
            for member in members where !Self.mediaKeys.contains(member.key) {
                refuse(
                    member.position, "unknown field \(member.key.quoted) in media",
                    hint: KeyAdvice.hint(for: member.key, among: Self.mediaKeys))
            }
            return mediaItem(item)
        }
    }

    private mutating func mediaItem(_ item: JSONNode) -> Media? {
        var file = item["file"].flatMap { optionalText($0, "file") }
        if let data = item["data"].flatMap({ optionalText($0, "data") }) {
            file = data.hasPrefix("data:") ? data : "data:;base64," + data
        }
        if item["data"] != nil, item["file"] != nil {
            refuse(
                item.position, "a picture or sound has both \"file\" and \"data\"",
                hint: "write only one of them")
        }
        guard let file else {
            refuse(
                item.position, "a picture or sound has no \"file\"",
                hint: "write {\"file\": \"pictures/one.png\"}")
            return nil
        }
        var media = Media(file: file)
        if let kind = item["kind"].flatMap({ name($0, "kind", Media.Kind.self) }) {
            media.kind = kind
        }
        if let when = item["when"].flatMap({ name($0, "when", Media.Moment.self) }) {
            media.when = when
        }
        media.alt = item["alt"].flatMap { optionalText($0, "alt") }
        media.credit = item["credit"].flatMap { optionalText($0, "credit") }
        media.start = item["start"].flatMap { positive($0, "start", orZero: true) }
        media.duration = item["duration"].flatMap { positive($0, "duration", orZero: false) }
        if let node = item["reveal"], let reveal = name(node, "reveal", Media.Reveal.self) {
            if media.kind == .picture, media.when == .question {
                media.reveal = reveal
            } else {
                refuse(
                    node.position, "\"reveal\" is only for a picture of the question",
                    hint: "remove it")
            }
        }
        return media
    }

    /// Reads a value that must be one of a few known names.
    private mutating func name<Name: RawRepresentable & CaseIterable>(
        _ node: JSONNode, _ key: String, _ type: Name.Type
    ) -> Name? where Name.RawValue == String {
        if node.isNull { return nil }
        if let value = node.string.flatMap({ Name(rawValue: $0.lowercased()) }) { return value }
        let names = Name.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        refuse(node.position, "unknown \(key)", hint: "write \(names)")
        return nil
    }
}
