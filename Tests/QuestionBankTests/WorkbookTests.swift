import Testing

@testable import QuestionBank

@Suite("What cells of a workbook show")
struct WorkbookTests {
    private static let shown: [(code: String, serial: Double, text: String)] = [
        ("d mmmm", 45651, "25 December"), ("yyyy-mm-dd", 45651, "25 December 2024"),
        ("[$-409]mmmm d, yyyy;@", 45651, "25 December 2024"), ("mmmm", 45651, "December"),
        ("yyyy", 45651, "2024"), ("dddd", 45651, "Wednesday"),
        ("ddd d mmm", 45651, "25 December"), ("d. mmmm yyyy", 1, "1 January 1900"),
        ("h:mm", 0.75, "18:00"), ("h:mm AM/PM", 0.75, "6:00 PM"), ("[h]:mm", 1.5, "36:00"),
        ("mm:ss", 0.000_694_444_444_444, "1:00"),
        ("d/m/yy h:mm", 45651.5, "25 December 2024 12:00"),
    ]

    @Test("A number that is shown as a day or a time is one", arguments: shown)
    func moments(code: String, serial: Double, text: String) throws {
        guard case .moment(let format) = NumberFormat(code: code) else {
            Issue.record("\(code) shows a number")
            return
        }
        #expect(format.text(serial, countsFrom1904: false) == text)
    }

    @Test(
        "Other formats show numbers", arguments: ["General", "0.00", "#,##0 \"days\"", "0.00E+00"])
    func numbers(code: String) {
        #expect(NumberFormat(code: code) == .number)
    }

    private let styles = """
        <styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\ mmmm"/></numFmts>
        <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs>
        <dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs></styleSheet>
        """

    @Test(
        "A cell refers to its look by number",
        arguments: [
            ("0.1234567890123456", nil, "0.123456789"), ("45651", "0", "45651"),
            ("45651", "1", "25 December"), ("0.5", "2", "50%"), ("0.333", "2", "33%"),
            ("45651", "3", "25 December 2024"), ("7", "99", "7"), ("-5", "3", "-5"),
        ])
    func cells(number: String, style: String?, text: String) throws {
        let styles = try CellStyles(styles: Array(styles.utf8), book: nil)
        #expect(styles.text(number, style: style) == text)
    }

    @Test("Workbooks of old Macintoshes count from 1904")
    func macintosh() throws {
        let book = "<workbook><workbookPr date1904=\"1\"/><sheets/></workbook>"
        let styles = try CellStyles(styles: Array(styles.utf8), book: Array(book.utf8))
        #expect(styles.text("44189", style: "3") == "25 December 2024")
    }
}
