import Testing

@testable import TerminalIO

@Suite("Lines with styles")
struct StyledLineTests {
    @Test(
        "A wrapped line loses no word and fits",
        arguments: [10, 16, 20, 40, 79], [0, 3, 5])
    func wrapping(columns: Int, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        let words = "Which archaeologist with a whip is afraid of nothing but snakes in film?"
        let line = StyledLine(margin + "Which archaeologist ", .strong).adding(
            "with a whip is afraid of nothing but snakes in film?", .faint)
        let lines = line.wrapped(to: columns, indent: indent)
        #expect(lines.allSatisfy { $0.columns <= columns })
        #expect(lines.dropFirst().allSatisfy { $0.text.hasPrefix(margin) })
        let together = lines.map(\.text).joined(separator: " ").split(separator: " ").joined()
        #expect(together == words.split(separator: " ").joined())
    }

    @Test("A word longer than the line is broken")
    func longWord() {
        let lines = StyledLine(String(repeating: "x", count: 25)).wrapped(to: 10)
        #expect(lines.map(\.text) == ["xxxxxxxxxx", "xxxxxxxxxx", "xxxxx"])
    }

    @Test("Wide characters count twice when a line is broken")
    func wide() {
        let lines = StyledLine("日本語日本語").wrapped(to: 8)
        #expect(lines.allSatisfy { $0.columns <= 8 })
        #expect(lines.map(\.text).joined() == "日本語日本語")
    }

    @Test("A line cut to fit says that something is missing")
    func fitting() {
        let line = StyledLine("abcdef", .good).adding("ghi")
        #expect(line.fitted(to: 9) == line)
        #expect(line.fitted(to: 5).text == "abcd…")
        #expect(line.fitted(to: 8).text == "abcdefg…")
        #expect(StyledLine("日本語").fitted(to: 4).text == "日…")
    }

    @Test("Colours come only from styles")
    func ansi() {
        #expect(StyledLine("ok", .good).ansi == "\u{1B}[1;32mok\u{1B}[0m")
        #expect(StyledLine("plain").ansi == "plain")
        #expect(StyledLine("\u{1B}[31mx").ansi == "[31mx")
    }
}
