/// The formats of pack files.
public enum PackFormat: String, Sendable, CaseIterable {
    /// Our own format, written as JSON.
    case native = "trivia-voice"
    /// Our own format, written as YAML.
    case yaml
    /// A list of questions in JSON, whose keys may have many different names.
    case jsonList = "json-list"
    /// A table whose columns are separated by commas or semicolons.
    case csv
    /// A table whose columns are separated by tabs.
    case tsv
    /// JSON from the Open Trivia Database.
    case openTDB = "opentdb"
    /// JSON from The Trivia API.
    case triviaAPI = "trivia-api"
    /// JSON from Kahoot.
    case kahootJSON = "kahoot-json"
    /// Moodle's GIFT text format.
    case gift
    /// Moodle XML.
    case moodle = "moodle-xml"
    /// Moodle's Aiken text format.
    case aiken
    /// JSON that contains quiz-bowl tossups and bonuses.
    case quizBowl = "quizbowl"
    /// JSON that contains Jeopardy! clues.
    case jeopardy
    /// A table that contains Jeopardy! clues.
    case jeopardyTable = "jeopardy-tsv"
    /// A text file from OpenTriviaQA.
    case openTriviaQA = "opentriviaqa"
    /// A quiz-bowl packet as a text file or document.
    case packet = "quizbowl-text"
    /// IMS QTI, as a single file or a package.
    case qti
    /// An Excel workbook.
    case xlsx
    /// An OpenDocument spreadsheet.
    case ods
    /// An Anki deck.
    case anki = "apkg"
    /// A CrowdAnki deck.
    case crowdAnki = "crowdanki"
    /// An H5P package.
    case h5p
    /// A Word or OpenDocument text document.
    case document
    /// A test in plain text (text2qti, Respondus, ExamView).
    case testText = "test-text"
    /// A Blackboard text file.
    case blackboard = "blackboard-text"
    /// A Brightspace CSV file.
    case brightspace = "brightspace-csv"
    /// A trivia list for the Discord bot Red, in YAML.
    case red = "red-yaml"
    /// Plain text with lines that begin with `Q:` and `A:`.
    case plain

    /// Creates a format from its name or from one of its common alternative names.
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

    /// The formats in which packs can be written.
    public static let writable: [PackFormat] = [.native, .yaml, .csv, .tsv, .gift, .openTDB]

    /// Whether the format is one of ``writable``.
    public var canBeWritten: Bool { Self.writable.contains(self) }

    /// Whether a file can be imported only if it has no errors, as is the case for our own formats.
    public var isStrict: Bool { self == .native || self == .yaml }

    /// Creates a writer. `guardsFormulas` prevents spreadsheet programs from running cells as
    /// formulas.
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
