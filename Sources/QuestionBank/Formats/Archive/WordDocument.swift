import Archives

/// Reads the paragraphs of a Word document (ECMA-376 part 1, 17). Tags mark bold and underlined
/// text.
enum WordDocument {
    static func lines(_ archive: Archive) throws -> [PacketLine] {
        let bytes = try ArchivedPack.file("word/document.xml", in: archive)
        var scanner = XMLScanner(ByteWindow(bytes))
        var lines: [PacketLine] = []
        var number = 0
        while let paragraph = try scanner.element(named: ["p"]) {
            number += 1
            var line = PacketLine(position: SourcePosition(line: number))
            for run in paragraph.within("r") {
                let style = run["rPr"]
                let isBold = isOn(style?["b"])
                let isUnderlined = isOn(style?["u"])
                for part in run.children {
                    switch part.name {
                    case "t": line.append(part.text, isBold: isBold, isUnderlined: isUnderlined)
                    case "tab": line.append(" ", isBold: false, isUnderlined: false)
                    case "br", "cr":
                        lines.append(line)
                        line = PacketLine(position: SourcePosition(line: number))
                    default: break
                    }
                }
            }
            lines.append(line)
        }
        return lines
    }

    private static func isOn(_ property: XMLElement?) -> Bool {
        guard let property else { return false }
        return !["0", "false", "none", "off"].contains(property.attributes["val"] ?? "1")
    }

    /// The document's tables, and the lines of text outside the tables.
    static func tables(_ archive: Archive) throws -> DocumentTables {
        let bytes = try ArchivedPack.file("word/document.xml", in: archive)
        var scanner = XMLScanner(ByteWindow(bytes))
        var found = DocumentTables(tables: [], lines: [])
        while let element = try scanner.element(named: ["p", "tbl"]) {
            if element.name == "tbl" {
                found.tables.append(
                    element.tableRows(row: "tr", cell: "tc") { cell in
                        cell.within("p").map(words).joined(separator: "\n")
                    })
            } else {
                found.lines += words(element).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).map(String.init)
            }
        }
        return found
    }

    private static func words(_ paragraph: XMLElement) -> String {
        paragraph.within("r").map { run in
            run.children.map { part in
                switch part.name {
                case "t": part.text
                case "tab": "\t"
                case "br", "cr": "\n"
                default: ""
                }
            }.joined()
        }.joined()
    }
}
