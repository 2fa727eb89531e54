import Testing

@testable import TerminalIO

@Suite("Text that may be shown")
struct PrintableTests {
    @Test(
        "Nothing a terminal could obey gets through",
        arguments: [
            ("\u{1B}[2J\u{1B}[31mred", "[2J[31mred"), ("a\u{07}b\u{00}c", "abc"),
            ("\u{9B}31m", "31m"), ("a\u{202E}b\u{2066}c", "abc"),
            ("one\r\ntwo\tthree", "one two three"),
            ("  spaced   out ", "spaced out"), ("é ñ 日本", "é ñ 日本"), ("", ""),
            ("\u{FEFF}x\u{200B}y", "xy"), ("line\u{2028}break", "line break"),
        ])
    func harmless(text: String, shown: String) {
        #expect(Printable.line(text) == shown)
        #expect(StyledLine(text).text.unicodeScalars.allSatisfy { $0.value >= 32 })
        #expect(!StyledLine(text).text.contains("\u{1B}"))
    }

    @Test(
        "What cannot be seen is not written; what draws an emoji or joins letters is",
        arguments: [
            ("a\u{200B}\u{200D}\u{FEFF}\u{AD}\u{180E}\u{115F}\u{3164}\u{FFA0}\u{FE0F}b", "ab"),
            ("👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}", nil), ("می\u{200C}خواهم", nil),
            ("e" + String(repeating: "\u{301}", count: 1_000), "e\u{301}\u{301}\u{301}\u{301}"),
        ] as [(String, String?)])
    func visible(text: String, shown: String?) {
        #expect(Array(Printable.line(text).unicodeScalars) == Array((shown ?? text).unicodeScalars))
        #expect(Array(text.inert.unicodeScalars) == Array((shown ?? text).unicodeScalars))
    }

    @Test(
        "Columns are what a terminal gives a text",
        arguments: [
            ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("✔", 1), ("한", 2),
            ("“x”", 3), ("━", 1), ("❤️", 2),
        ])
    func columns(text: String, columns: Int) {
        #expect(Printable.columns(text) == columns)
    }
}
