import Testing

@testable import QuestionBank

@Suite("Searching texts by their bytes")
struct TextSearchTests {
    @Test(
        "A mark is found wherever it stands",
        arguments: [
            ("of these", true), ("Which of these is red?", true), ("one of thes", false),
            ("", false),
            ("of the of these", true), ("of th\u{E9}se, of these", true),
        ])
    func holds(text: String, expected: Bool) {
        #expect(text.holds("of these") == expected)
        #expect(text.dropFirst(0).holds("of these") == expected)
    }

    @Test(
        "White space goes, and nothing else",
        arguments: [
            (" a b ", "a b"), ("ab", "ab"), ("\u{A0}a\r\n", "a"), ("", ""), (" \n", ""),
            ("\u{E9} ", "\u{E9}"), ("a\u{2003}", "a"), ("\t\u{1F}x", "\u{1F}x"),
        ])
    func trimmed(text: String, expected: String) {
        #expect(text.trimmed == expected)
        #expect(text.dropFirst(0).trimmed == expected)
    }
}
