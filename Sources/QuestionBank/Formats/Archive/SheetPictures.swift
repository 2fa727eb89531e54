/// The pictures that float above the cells of a sheet. Each picture belongs to the cell under its
/// upper left corner (ECMA-376 part 1, 20.5).
struct SheetPictures {
    struct Picture {
        var line: Int
        var picture: CSVParser.Record.Picture
    }

    /// The pictures, sorted from top to bottom.
    private(set) var pictures: [Picture] = []
    /// The number of pictures that do not belong to a cell.
    private(set) var looseCount = 0

    private static let anchors: Set<String> = ["oneCellAnchor", "twoCellAnchor", "absoluteAnchor"]

    /// Reads the pictures on the sheet with this path. `parts` contains the workbook's parts, keyed
    /// by path.
    init(on sheet: String, in parts: [String: [UInt8]]) throws {
        for drawing in try WorkbookRelations(of: sheet, in: parts).all("drawing") {
            guard let bytes = parts[drawing] else { continue }
            let relations = try WorkbookRelations(of: drawing, in: parts)
            var scanner = XMLScanner(ByteWindow(bytes))
            while let anchor = try scanner.element(named: Self.anchors) {
                for picture in anchor.within("blip") {
                    let id = picture.attributes["embed"] ?? picture.attributes["link"]
                    if let file = id.flatMap({ relations[$0] }) { take(file, at: anchor["from"]) }
                }
            }
        }
        pictures.sort { ($0.line, $0.picture.column) < ($1.line, $1.picture.column) }
    }

    /// Adds a picture whose upper left corner is over a cell. Row and column numbers start at zero.
    private mutating func take(_ file: String, at corner: XMLElement?) {
        guard let row = corner?["row"].flatMap({ Int($0.text.trimmed) }), row >= 0,
            row < 1 << 20, let column = corner?["col"].flatMap({ Int($0.text.trimmed) })
        else {
            looseCount += 1
            return
        }
        pictures.append(Picture(line: row + 1, picture: .init(column: column, file: file)))
    }
}
