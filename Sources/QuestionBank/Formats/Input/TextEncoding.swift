/// The encoding of the characters in a file.
public enum TextEncoding: Sendable, Hashable {
    /// UTF-8.
    case utf8
    /// UTF-16 with the low byte first.
    case utf16LittleEndian
    /// UTF-16 with the high byte first.
    case utf16BigEndian
    /// Windows-1252 (Western European).
    case windows1252
    /// An encoding that cannot be detected, with its name in the system's converter.
    case named(String)

    /// Finds an encoding by a common name, or returns nil if it is not supported.
    public init?(name: String) {
        let wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
        guard let found = Self.known[wanted] else { return nil }
        self = found
    }

    /// The name of the encoding in messages and in the `--encoding` option.
    public var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .windows1252: "Windows-1252"
        case .named(let name): name
        }
    }

    /// Names of encodings for messages and shell completions.
    public static let suggestions = [
        "utf-8", "utf-16le", "utf-16be", "windows-1250", "windows-1251", "windows-1252",
        "windows-1253", "windows-1254", "windows-1255", "windows-1256", "iso-8859-1", "iso-8859-2",
        "iso-8859-15", "koi8-r", "koi8-u", "macroman", "cp437", "cp850", "cp866", "shift-jis",
        "euc-jp", "gb18030", "big5", "euc-kr",
    ]

    private static let known: [String: TextEncoding] = {
        var table: [String: TextEncoding] = [
            "utf8": .utf8, "utf16le": .utf16LittleEndian, "utf16": .utf16LittleEndian,
            "utf16be": .utf16BigEndian, "windows1252": .windows1252, "cp1252": .windows1252,
            "latin1": .windows1252, "iso88591": .windows1252, "ansi": .windows1252,
            "macroman": .named("MACINTOSH"), "mac": .named("MACINTOSH"),
            "macintosh": .named("MACINTOSH"), "shiftjis": .named("CP932"),
            "sjis": .named("CP932"), "cp932": .named("CP932"), "windows31j": .named("CP932"),
            "eucjp": .named("EUC-JP"), "gb18030": .named("GB18030"), "gbk": .named("GB18030"),
            "gb2312": .named("GB18030"), "big5": .named("BIG5"), "euckr": .named("UHC"),
            "cp949": .named("UHC"), "koi8r": .named("KOI8-R"), "koi8u": .named("KOI8-U"),
        ]
        for page in [1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258] {
            table["windows\(page)"] = .named("CP\(page)")
            table["cp\(page)"] = .named("CP\(page)")
        }
        for page in [437, 850, 852, 866] {
            table["cp\(page)"] = .named("CP\(page)")
            table["ibm\(page)"] = .named("CP\(page)")
        }
        for part in [2, 5, 7, 8, 9, 15] { table["iso8859\(part)"] = .named("ISO-8859-\(part)") }
        return table
    }()
}
