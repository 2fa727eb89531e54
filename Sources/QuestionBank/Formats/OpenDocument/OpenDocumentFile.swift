import Archives

enum OpenDocumentFile {
    /// Whether the archive contains a text document instead of a spreadsheet.
    static func isText(_ archive: Archive) throws -> Bool {
        let content = try ArchivedPack.file("content.xml", in: archive)
        var scanner = XMLScanner(ByteWindow(content))
        while let body = try scanner.nextTag() {
            if body.isEnd { continue }
            if body.name == "spreadsheet" { return false }
            if body.name == "text" { return true }
        }
        return false
    }

    /// The tables of a text document, and the lines of text outside the tables.
    static func tables(_ archive: Archive) throws -> DocumentTables {
        let content = try ArchivedPack.file("content.xml", in: archive)
        var scanner = XMLScanner(ByteWindow(content))
        var found = DocumentTables(tables: [], lines: [])
        while let element = try scanner.element(named: ["p", "h", "table"]) {
            if element.name == "table" {
                found.tables.append(
                    element.tableRows(row: "table-row", cell: "table-cell") { cell in
                        cell.within(["p", "h"]).map(OpenDocumentText.words)
                            .joined(separator: "\n")
                    })
            } else {
                found.lines += OpenDocumentText.words(element).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).map(String.init)
            }
        }
        return found
    }
}
