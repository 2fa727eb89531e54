/// The formats of pack files.
public enum PackFormat: String, Sendable, CaseIterable {
    /// Our own JSON.
    case native = "trivia-voice"
    /// Our own format in YAML.
    case yaml
    /// A list of questions in JSON, with fields of many names.
    case jsonList = "json-list"
    /// A table with commas or semicolons.
    case csv
    /// A table with tabs.
    case tsv
    /// JSON of the Open Trivia Database.
    case openTDB = "opentdb"
    /// JSON of The Trivia API.
    case triviaAPI = "trivia-api"
    /// Kahoot's JSON.
    case kahootJSON = "kahoot-json"
    /// Moodle's text format GIFT.
    case gift
    /// Moodle XML.
    case moodle = "moodle-xml"
    /// Moodle's text format Aiken.
    case aiken
    /// JSON of quiz-bowl tossups and bonuses.
    case quizBowl = "quizbowl"
    /// JSON of Jeopardy! clues.
    case jeopardy
    /// A table of Jeopardy! clues.
    case jeopardyTable = "jeopardy-tsv"
    /// Text files of OpenTriviaQA.
    case openTriviaQA = "opentriviaqa"
    /// A quiz-bowl packet as text.
    case packet = "quizbowl-text"
    /// IMS QTI, also in a package.
    case qti
    /// A workbook of Excel.
    case xlsx
    /// An OpenDocument spreadsheet.
    case ods
    /// A deck of Anki.
    case anki = "apkg"
    /// A deck of CrowdAnki.
    case crowdAnki = "crowdanki"
    /// An H5P package.
    case h5p
    /// A document of Word or OpenDocument.
    case document
    /// A test as plain text (text2qti, Respondus, ExamView).
    case testText = "test-text"
    /// Blackboard's text files.
    case blackboard = "blackboard-text"
    /// Brightspace's CSV files.
    case brightspace = "brightspace-csv"
    /// Trivia lists of Red, a bot for Discord, in YAML.
    case red = "red-yaml"
    /// Lines that begin with `Q:` and `A:`.
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

    /// Whether a file is imported only if it has no errors. This is the case for our own formats.
    /// From files in other formats, everything usable is imported.
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
