/// Recognizes the format of a file from the beginning of its contents, or else from its name.
enum FormatDetection {
    /// The format of the input. Throws `PackError.unknownFormat`.
    static func format(of input: PackInput) throws -> PackFormat {
        if let archive = input.archive { return try ArchivedPack.format(of: archive) }
        let sample = try input.sample()
        if let found = format(sample: sample, fileExtension: input.fileExtension) { return found }
        if sample.trimmed.isEmpty {
            throw PackError.syntax(
                format: "pack", at: SourcePosition(line: 1), problem: "the file is empty",
                hint: "create a template with: trivia-voice pack create")
        }
        throw PackError.unknownFormat(candidates: PackFormat.allCases.map(\.rawValue))
    }

    static func format(sample: String, fileExtension: String) -> PackFormat? {
        let start = sample.drop { $0.isWhitespace }
        switch start.first {
        case "{": return isGIFTBlock(start) ? .gift : JSONDetection.format(sample)
        case "[":
            let next = start.dropFirst().drop { $0.isWhitespace }.first
            if next == "{" || next == "]" || next == nil { return JSONDetection.format(sample) }
        case "<" where QTIReader.isQTI(sample): return .qti
        case "<" where sample.contains("<quiz") || sample.contains("<?xml"): return .moodle
        case nil: return nil
        default: break
        }
        if fileExtension == "gift" { return .gift }
        if fileExtension == "json" { return JSONDetection.format(sample) }
        let lines = sample.split { $0.isNewline }.prefix(400)
        if lines.contains(where: { $0.hasPrefix("#separator:") }) { return .tsv }
        if BrightspaceReader.isOne(lines) { return .brightspace }
        if BlackboardReader.isOne(lines) { return .blackboard }
        if isOurs(lines) { return .yaml }
        if fileExtension == "yaml" || fileExtension == "yml" { return .red }
        if LabelledLinesReader.isOne(lines) { return .plain }
        if OpenTriviaQAReader.isOne(lines) { return .openTriviaQA }
        if PacketReader.isOne(lines) { return .packet }
        if isRed(lines) { return .red }
        if isAiken(lines) { return .aiken }
        if let table = table(sample) { return table }
        if isGIFT(sample, lines) { return .gift }
        if TestTextReader.isOne(lines) { return .testText }
        if fileExtension == "csv" { return .csv }
        if fileExtension == "tsv" { return .tsv }
        return PlainLinesReader.separator(sample) == nil ? nil : separated(sample)
    }

    // MARK: Families of formats

    /// Whether the text is YAML that names our own format or contains the key `questions`.
    private static func isOurs(_ lines: ArraySlice<Substring>) -> Bool {
        lines.contains { line in
            line.hasPrefix("format:") && line.contains(NativeJSONReader.formatName)
                || line.hasPrefix("questions:")
        }
    }

    private static func isRed(_ lines: ArraySlice<Substring>) -> Bool {
        let content = lines.filter { !$0.hasPrefix("#") && $0 != "---" }
        return zip(content, content.dropFirst()).contains { line, next in
            line.last == ":" && next.drop { $0.isWhitespace }.hasPrefix("- ")
        } || content.contains { $0.contains(": [") && $0.last == "]" }
    }

    private static func isAiken(_ lines: ArraySlice<Substring>) -> Bool {
        let hasAnswer = lines.contains { line in
            let upper = line.trimmed.uppercased()
            return upper.hasPrefix("ANSWER:") || upper.hasPrefix("ANSWER :")
        }
        let hasChoice = lines.contains { line in
            let text = line.drop { $0.isWhitespace }.uppercased()
            return text.hasPrefix("A.") || text.hasPrefix("A)")
        }
        return hasAnswer && hasChoice
    }

    private static func isGIFT(_ sample: String, _ lines: ArraySlice<Substring>) -> Bool {
        if sample.contains("$CATEGORY:") { return true }
        guard let open = sample.firstIndex(of: "{"), let close = sample[open...].firstIndex(of: "}")
        else { return lines.contains { $0.hasPrefix("::") } }
        let block = sample[open..<close].dropFirst().drop { $0.isWhitespace }
        return block.isEmpty || "=~#TF%".contains(block.first ?? " ")
    }

    private static func isGIFTBlock(_ start: Substring) -> Bool {
        let inside = start.dropFirst().drop { $0.isWhitespace }
        return inside.first == "=" || inside.first == "~" || inside.first == "#"
    }

    // MARK: Tables

    private static func table(_ sample: String) -> PackFormat? {
        for delimiter in delimiters(sample) {
            var parser = CSVParser(ByteWindow(Array(sample.utf8)), delimiter: delimiter)
            for _ in 0..<20 {
                guard let record = try? parser.next() else { break }
                let names = Set(record.fields.map { $0.lowercased().trimmed })
                if delimiter == 0x09, names.contains("answer"), names.contains("question"),
                    !names.isDisjoint(with: [
                        "clue_value", "daily_double_value", "daily_double", "round",
                    ])
                {
                    return .jeopardyTable
                }
                if record.fields.count > 1, CSVLayout(titles: record.fields) != nil {
                    return delimiter == 0x09 ? .tsv : .csv
                }
            }
        }
        return nil
    }

    /// The format of text without titles: two columns, or lines in our plain format.
    private static func separated(_ sample: String) -> PackFormat {
        PlainLinesReader.separator(sample) == "\t" ? .tsv : .plain
    }

    /// The delimiters that occur in the sample, from most to least frequent.
    static func delimiters(_ sample: String) -> [UInt8] {
        let candidates: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
        var counts: [UInt8: Int] = [:]
        for byte in sample.utf8.prefix(20_000) where candidates.contains(byte) {
            counts[byte, default: 0] += 1
        }
        return candidates.filter { counts[$0] != nil }.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }
    }

    /// Finds the delimiter that yields the earliest title row, or else the most frequent delimiter.
    static func delimiter(_ sample: String) -> UInt8 {
        let found = delimiters(sample)
        var best: (delimiter: UInt8, row: Int)?
        for delimiter in found {
            let row = titleRow(sample, delimiter)
            if let row, row < best?.row ?? .max { best = (delimiter, row) }
        }
        return best?.delimiter ?? found.first ?? 0x2C
    }

    private static func titleRow(_ sample: String, _ delimiter: UInt8) -> Int? {
        var parser = CSVParser(ByteWindow(Array(sample.utf8)), delimiter: delimiter)
        for row in 0..<20 {
            guard let record = try? parser.next() else { return nil }
            if record.fields.count > 1, CSVLayout(titles: record.fields) != nil { return row }
        }
        return nil
    }
}
