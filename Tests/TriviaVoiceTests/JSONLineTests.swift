import Foundation
import Testing

@testable import TerminalIO

@Suite("Lines of JSON")
struct JSONLineTests {
    @Test(
        "What could control a terminal is written as an escape sequence, and means the same",
        arguments: [
            ("\u{9B}31m", #""\u009b31m""#), ("\u{7F}", #""\u007f""#),
            ("a\u{202E}b\u{2066}c\u{200F}", #""a\u202eb\u2066c\u200f""#),
            ("\u{E0041}", #""\udb40\udc41""#), ("\u{FFF9}", #""\ufff9""#),
            ("one\u{2028}two\u{2029}", #""one\u2028two\u2029""#), ("é 日本 👍", #""é 日本 👍""#),
        ])
    func inert(text: String, line: String) throws {
        #expect(try JSONLine.text([text]) == "[\(line)]")
        let read = try JSONDecoder().decode([String].self, from: Data("[\(line)]".utf8))
        #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test("A message of several lines keeps them, and nothing else that a terminal obeys")
    func message() {
        #expect("no\u{1B}[2J\n  Usage\u{9B}\n".inertLines == "no␛[2J\n  Usage\u{FFFD}\n")
    }
}
