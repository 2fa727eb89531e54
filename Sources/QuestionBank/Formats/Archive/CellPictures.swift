/// The pictures inside a workbook's cells. Each picture is found through these parts ([MS-XLSX]):
///
///     cell, vm="1" → metadata.xml: valueMetadata 1 → futureMetadata, rvb i="0"
///     → rdrichvalue.xml: rv 0 → richValueRel.xml: rel 0 (a picture),
///       or rdRichValueWebImage.xml: webImageSrd 0 (the formula IMAGE) → file
struct CellPictures {
    struct Picture: Hashable {
        /// The path of the picture in the archive, or a link to the picture.
        var file: String
        var alt: String?
    }

    private var pictures: [Int: Picture] = [:]

    /// Reads the workbook's parts, whose contents are keyed by path.
    init(in parts: [String: [UInt8]]) throws {
        let parts = try RichParts(parts)
        guard let metadata = parts.bytes("sheetMetadata", or: "xl/metadata.xml") else { return }
        let values = try Self.values(in: parts)
        let files = try Self.files(in: parts)
        for (place, number) in try Self.valueNumbers(metadata).enumerated() {
            guard let number, values.indices.contains(number) else { continue }
            pictures[place + 1] = Self.picture(values[number], files)
        }
    }

    /// The picture in a cell with this `vm` attribute, or nil if the cell has no picture.
    subscript(number: Int) -> Picture? { pictures[number] }

    // MARK: Parts

    private struct RichParts {
        let parts: [String: [UInt8]]
        let relations: WorkbookRelations

        init(_ parts: [String: [UInt8]]) throws {
            self.parts = parts
            relations = try WorkbookRelations(of: "xl/workbook.xml", in: parts)
        }

        func path(_ kind: String, or usual: String) -> String {
            relations.all(kind).first ?? usual
        }

        func bytes(_ kind: String, or usual: String) -> [UInt8]? { parts[path(kind, or: usual)] }
    }

    private struct RichValue {
        var type: String
        var fields: [String: String]

        func number(_ name: String) -> Int? { fields[name].flatMap { Int($0) } }
    }

    private struct Files {
        var local: [String?] = []
        var web: [String?] = []
    }

    private static func picture(_ value: RichValue, _ files: Files) -> Picture? {
        let (list, number) =
            switch value.type.lowercased() {
            case "_localimage": (files.local, value.number("_rvRel:LocalImageIdentifier"))
            case "_webimage": (files.web, value.number("WebImageIdentifier"))
            default: ([String?](), Int?.none)
            }
        guard let number, list.indices.contains(number), let file = list[number] else { return nil }
        return Picture(file: file, alt: HTMLTag.description(value.fields["Text"]))
    }

    /// Maps each cell value in the metadata to the number of a rich value, or to nil.
    private static func valueNumbers(_ metadata: [UInt8]) throws -> [Int?] {
        var types: [String] = []
        var future: [String: [Int?]] = [:]
        var blocks: [XMLElement] = []
        var section = ""
        var type = ""
        var scanner = XMLScanner(ByteWindow(metadata))
        while let element = try scanner.element(
            named: ["metadataType", "bk"],
            passing: {
                guard $0.name.hasSuffix("Metadata") else { return }
                section = $0.name
                type = $0.attributes["name"] ?? ""
            })
        {
            switch (element.name, section) {
            case ("metadataType", _): types.append(element.attributes["name"] ?? "")
            case (_, "futureMetadata"):
                future[type, default: []].append(
                    element.within("rvb").first?.attributes["i"].flatMap { Int($0) })
            case (_, "valueMetadata"): blocks.append(element)
            default: break
            }
        }
        return blocks.map { block in
            block.all("rc").lazy.compactMap { record -> Int? in
                guard let type = record.attributes["t"].flatMap({ Int($0) }),
                    let place = record.attributes["v"].flatMap({ Int($0) }),
                    types.indices.contains(type - 1), let list = future[types[type - 1]],
                    list.indices.contains(place)
                else { return nil }
                return list[place]
            }.first
        }
    }

    private static func values(in parts: RichParts) throws -> [RichValue] {
        guard let values = parts.bytes("rdRichValue", or: "xl/richData/rdrichvalue.xml"),
            let structures = parts.bytes(
                "rdRichValueStructure", or: "xl/richData/rdrichvaluestructure.xml")
        else { return [] }
        var shapes: [(type: String, names: [String])] = []
        var scanner = XMLScanner(ByteWindow(structures))
        while let shape = try scanner.element(named: ["s"]) {
            let names = shape.all("k").map { $0.attributes["n"] ?? "" }
            shapes.append((shape.attributes["t"] ?? "", names))
        }
        var found: [RichValue] = []
        scanner = XMLScanner(ByteWindow(values))
        while let value = try scanner.element(named: ["rv"]) {
            let shape = value.attributes["s"].flatMap { Int($0) } ?? -1
            guard shapes.indices.contains(shape) else {
                found.append(RichValue(type: "", fields: [:]))
                continue
            }
            let fields = zip(shapes[shape].names, value.all("v").map(\.text))
            found.append(
                RichValue(
                    type: shapes[shape].type,
                    fields: Dictionary(fields) { first, _ in first }))
        }
        return found
    }

    private static func files(in parts: RichParts) throws -> Files {
        var files = Files()
        let local = parts.path("richValueRel", or: "xl/richData/richValueRel.xml")
        if let bytes = parts.parts[local] {
            let relations = try WorkbookRelations(of: local, in: parts.parts)
            var scanner = XMLScanner(ByteWindow(bytes))
            while let item = try scanner.element(named: ["rel"]) {
                files.local.append(item.attributes["id"].flatMap { relations[$0] })
            }
        }
        let web = parts.path("rdRichValueWebImage", or: "xl/richData/rdRichValueWebImage.xml")
        if let bytes = parts.parts[web] {
            let relations = try WorkbookRelations(of: web, in: parts.parts)
            var scanner = XMLScanner(ByteWindow(bytes))
            while let item = try scanner.element(named: ["webImageSrd"]) {
                // Excel may store both a copy of the picture and its address.
                let ids = [item["blip"], item["address"]].compactMap { $0?.attributes["id"] }
                files.web.append(ids.lazy.compactMap { relations[$0] }.first)
            }
        }
        return files
    }
}
