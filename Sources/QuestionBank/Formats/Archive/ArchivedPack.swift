import Archives

/// A pack in a zip archive. The file names in the archive reveal the kind of pack.
struct ArchivedPack {
    private let archive: Archive
    private let title: String

    init(_ archive: Archive, title: String) {
        self.archive = archive
        self.title = title
    }

    /// The format of the pack. Throws `PackError.archive` or `.unknownFormat`.
    static func format(of archive: Archive) throws -> PackFormat {
        let names = try archived { () throws(ArchiveError) in try archive.names() }
        if let pack = packName(among: names) {
            return pack.hasSuffix(".json") ? .native : .yaml
        }
        if names.contains("xl/workbook.xml") { return .xlsx }
        if names.contains("word/document.xml") {
            let lines = try WordDocument.lines(archive).map { $0.plain[...] }
            if PacketReader.isOne(lines) { return .packet }
            let found = try WordDocument.tables(archive)
            return found.titled.isEmpty && found.lineFormat == nil ? .packet : .document
        }
        if names.contains("content.xml"),
            names.contains("META-INF/manifest.xml") || names.contains("mimetype")
        {
            return try OpenDocumentFile.isText(archive) ? .document : .ods
        }
        if names.contains("h5p.json") { return .h5p }
        if names.contains(where: AnkiPackage.isCollection) { return .anki }
        if names.contains(where: { $0.hasSuffix("imsmanifest.xml") })
            || names.contains(where: QTIPackage.mayBeTest)
        {
            return .qti
        }
        if let text = try text(in: archive) { return try PackFile.format(of: text) }
        throw PackError.archive(
            problem:
                "the archive contains no pack (pack.json), workbook (.xlsx, .ods), document (.docx, .odt), Anki "
                + "collection (.apkg), H5P content or QTI test, and not exactly one table or text; "
                + "unpack it and give its files one by one")
    }

    private static let textExtensions: Set<String> = [
        "gift", "txt", "csv", "tsv", "json", "jsonl", "yaml", "yml",
    ]

    /// The archive's only table or text file, or nil if the archive contains a pack in a different
    /// format.
    static func text(in archive: Archive) throws -> PackInput? {
        let names = try archived { () throws(ArchiveError) in try archive.names() }
        let others = ["xl/workbook.xml", "word/document.xml", "content.xml", "h5p.json"]
        guard packName(among: names) == nil, !names.contains(where: others.contains),
            !names.contains(where: AnkiPackage.isCollection),
            !names.contains(where: QTIPackage.mayBeTest),
            !names.contains(where: { $0.hasSuffix("imsmanifest.xml") })
        else { return nil }
        let texts = names.filter { name in
            let parts = name.split(separator: "/")
            let ending = parts.last?.split(separator: ".").last?.lowercased() ?? ""
            // macOS adds hidden files to archives.
            return textExtensions.contains(ending)
                && !parts.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
        }
        guard texts.count == 1, let name = texts.first else { return nil }
        let input = try PackInput(name: name, bytes: file(name, in: archive))
        return input.archive == nil ? input : nil
    }

    /// Finds a pack in our own format at the top level of an archive or in its only folder.
    private static func packName(among names: [String]) -> String? {
        for pack in PackInput.packNames {
            if names.contains(pack) { return pack }
            let inFolders = names.filter {
                $0.hasSuffix("/" + pack) && $0.count { $0 == "/" } == 1
            }
            if inFolders.count == 1 { return inFolders.first }
        }
        return nil
    }

    /// Returns the path of our pack's folder in an archive: an empty string, or a path that ends
    /// with a slash.
    static func prefix(of archive: Archive) throws -> String {
        let names = try archived { () throws(ArchiveError) in try archive.names() }
        guard let pack = packName(among: names), let slash = pack.lastIndex(of: "/") else {
            return ""
        }
        return String(pack[...slash])
    }

    private func readOurs(into receiver: any PackReceiving) throws {
        let names = try Self.archived { () throws(ArchiveError) in try archive.names() }
        guard let name = Self.packName(among: names) else {
            throw PackError.archive(
                problem: "\"pack.json\" is missing from the archive; save it again")
        }
        let input = try PackInput(name: name, bytes: Self.file(name, in: archive))
        let format = name.hasSuffix(".json") ? PackFormat.native : .yaml
        var reader = format.reader(title: title)
        try reader?.read(input, PackFile.Options(), into: receiver)
    }

    func read(
        as format: PackFormat, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        if let text = try Self.text(in: archive), var reader = format.reader(title: title) {
            return try reader.read(text, options, into: receiver)
        }
        switch format {
        case .native, .yaml: try readOurs(into: receiver)
        case .xlsx, .csv, .tsv:
            try Workbook(archive, title: title).read(options, into: receiver)
        case .ods: try OpenDocumentSheets(archive, title: title).read(options, into: receiver)
        case .h5p:
            var package = H5PPackage(archive)
            try package.read(into: receiver)
        case .document:
            let isWord = try Self.archived { () throws(ArchiveError) in
                try archive.names().contains("word/document.xml")
            }
            let found =
                try isWord ? WordDocument.tables(archive) : OpenDocumentFile.tables(archive)
            if try !found.read(options, title: title, into: receiver) {
                throw PackError.archive(
                    problem: "no questions were found in the document; they can be in tables "
                        + "with a row of titles (question, answer), in lines such as \"Q: …\" and "
                        + "\"A: …\", in numbered questions with lettered choices, or in "
                        + "quiz-bowl packets")
            }
        case .packet, .quizBowl:
            var packet = PacketReader()
            try packet.read(try WordDocument.lines(archive), into: receiver)
        case .anki: try AnkiPackage(archive, title: title).read(options, into: receiver)
        case .qti: try QTIPackage(archive).read(into: receiver)
        default:
            throw PackError.archive(
                problem: "\(format.rawValue) is not an archive format, but the file is an archive; "
                    + "leave out --from, or unpack it")
        }
    }

    /// Converts archive errors to pack errors.
    static func archived<Value>(
        _ body: () throws(ArchiveError) -> Value
    ) throws(PackError) -> Value {
        do {
            return try body()
        } catch { throw .archive(problem: "\(error)") }
    }

    /// The file with this name in the archive. Throws `PackError.archive` if the archive does not
    /// contain exactly one file with this name.
    static func file(_ name: String, in archive: Archive) throws -> [UInt8] {
        let found = try archived { () throws(ArchiveError) in
            try archive.entries { $0 == name }
        }
        guard let first = found.first else {
            throw PackError.archive(
                problem: "\"\(name)\" is missing from the archive; save the file again")
        }
        if found.count > 1 {
            throw PackError.archive(
                problem: "the archive contains \(found.count) files named \"\(name)\"; "
                    + "save it again with only one of them")
        }
        return first.bytes
    }
}
