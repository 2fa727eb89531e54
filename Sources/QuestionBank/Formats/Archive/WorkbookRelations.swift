/// The parts of a workbook to which a single part refers (ECMA-376 part 2, 8.5).
struct WorkbookRelations {
    private var targets: [String: String] = [:]
    /// The paths of the parts, keyed by the last components of the parts' types, such as `drawing`
    /// or `image`.
    private var kinds: [String: [String]] = [:]

    /// Reads the relations of a part such as `xl/worksheets/sheet1.xml`. `parts` contains the
    /// workbook's parts, keyed by path.
    init(of part: String, in parts: [String: [UInt8]]) throws {
        let folder = part.split(separator: "/").dropLast().map(String.init)
        let name = part.split(separator: "/").last ?? ""
        let place = (folder + ["_rels", name + ".rels"]).joined(separator: "/")
        guard let bytes = parts[place] else { return }
        var scanner = XMLScanner(ByteWindow(bytes))
        while let relation = try scanner.element(named: ["Relationship"]) {
            guard let id = relation.attributes["Id"], let target = relation.attributes["Target"]
            else { continue }
            let isLink = relation.attributes["TargetMode"] == "External"
            let path = isLink ? target : Self.path(target, from: folder)
            targets[id] = path
            if let kind = relation.attributes["Type"]?.split(separator: "/").last {
                kinds[String(kind), default: []].append(path)
            }
        }
    }

    /// The path of the part with this id, or a link to an external file.
    subscript(id: String) -> String? { targets[id] }

    func all(_ kind: String) -> [String] { kinds[kind] ?? [] }

    private static func path(_ target: String, from folder: [String]) -> String {
        var parts = target.hasPrefix("/") ? [] : folder
        for part in target.split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
