/// The formats of pack files.
public enum PackFormat: String, Sendable, CaseIterable {
    case native = "trivia-voice"
    case yaml
    case jsonList = "json-list"
    case csv
    case tsv
    case openTDB = "opentdb"
    case triviaAPI = "trivia-api"
    case kahootJSON = "kahoot-json"
    case gift
    case moodle = "moodle-xml"
    case aiken
    case quizBowl = "quizbowl"
    case jeopardy
    case jeopardyTable = "jeopardy-tsv"
    case openTriviaQA = "opentriviaqa"
    case packet = "quizbowl-text"
    case qti
    case xlsx
    case ods
    case anki = "apkg"
    case crowdAnki = "crowdanki"
    case h5p
    case document
    case testText = "test-text"
    case blackboard = "blackboard-text"
    case brightspace = "brightspace-csv"
    case red = "red-yaml"
    case plain

    /// Creates a format from its name or from a common name for it.
    public init?(name: String) {
        let wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for format in Self.allCases
        where format.rawValue.filter({ $0.isLetter || $0.isNumber }) == wanted {
            self = format
            return
        }
        guard let format = Self.otherNames[wanted] else { return nil }
        self = format
    }

    private static let otherNames: [String: PackFormat] = [
        "json": .native, "ours": .native, "pack": .native, "native": .native,
        "triviavoicepack": .native, "triviavoicejson": .native, "yml": .yaml,
        "triviavoiceyaml": .yaml, "jsonl": .jsonList, "jsonlines": .jsonList, "ndjson": .jsonList,
        "crowdankijson": .crowdAnki, "libreoffice": .ods, "opendocument": .ods,
        "odt": .document, "word": .document,
        "text2qti": .testText, "respondus": .testText, "examview": .testText,
        "brightspace": .brightspace, "d2l": .brightspace, "blackboardtxt": .blackboard,
        "jsonchoices": .jsonList, "list": .jsonList, "otqa": .openTriviaQA, "docx": .packet,
        "packettext": .packet, "packetdocx": .packet, "qti12": .qti, "qti21": .qti, "canvas": .qti,
        "blackboard": .qti, "googlesheets": .xlsx, "kahoot": .csv, "blooket": .csv,
        "gimkit": .csv,
        "spreadsheet": .csv, "excel": .csv, "table": .csv, "quizlet": .tsv, "anki": .tsv,
        "opentriviadb": .openTDB, "opentriviadatabase": .openTDB, "opentdbjson": .openTDB,
        "thetriviaapi": .triviaAPI, "triviaapiv1": .triviaAPI, "triviaapiv2": .triviaAPI,
        "moodle": .moodle, "xml": .moodle, "quizbowljson": .quizBowl, "packet": .quizBowl,
        "packetjson": .quizBowl, "qb": .quizBowl, "qbreader": .quizBowl,
        "quizbowlpacket": .quizBowl,
        "jservice": .jeopardy, "jeopardyjson": .jeopardy, "jservicejson": .jeopardy,
        "jeopardytsv": .jeopardyTable, "red": .red, "reddiscordbot": .red, "redbot": .red,
        "lines": .plain, "plainlines": .plain, "text": .plain, "txt": .plain, "plaintext": .plain,
    ]

    /// Formats that can be written.
    public static let writable: [PackFormat] = [.native, .yaml, .csv, .tsv, .gift, .openTDB]

    /// Whether the format is one of ``writable``.
    public var canBeWritten: Bool { Self.writable.contains(self) }

    /// Whether a file is imported only if it has no errors. This is so for our own formats. From
    /// other formats, everything usable is imported.
    public var isStrict: Bool { self == .native || self == .yaml }

    /// - Parameter guardsFormulas: Whether to protect cells in tables from being run by spreadsheet
    ///   programs.
    package func writer(guardsFormulas: Bool = true) -> (any PackWriting)? {
        switch self {
        case .native: NativeWriter()
        case .yaml: YAMLWriter()
        case .csv: CSVWriter(guardsFormulas: guardsFormulas)
        case .tsv: CSVWriter(delimiter: 0x09, guardsFormulas: guardsFormulas)
        case .gift: GIFTWriter()
        case .openTDB: OpenTDBWriter()
        default: nil
        }
    }
}
