import Testing

@testable import TriviaVoice

@Suite("Keys")
struct KeyTests {
    @Test(
        "Bytes become keys",
        arguments: [
            ("abc", [.character("a"), .character("b"), .character("c")]),
            ("é", [.character("é")]), ("👍", [.character("👍")]), ("\r", [.enter]), ("\n", [.enter]),
            ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]), ("\u{04}", [.endOfInput]),
            ("\u{17}\u{15}", [.deleteWord, .deleteLine]), ("\u{1B}", [.escape]),
            ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}[H", []),
            ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}OP", []),
            ("\u{1B}x", []), ("\u{01}", []),
        ] as [(String, [Key])])
    func decoding(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8)) == keys)
    }

    @Test("A character may come in pieces")
    func pieces() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xC3]) == [])
        #expect(decoder.decode([0xA9]) == [.character("é")])
        #expect(decoder.decode([0x1B], isLast: false) == [])
        #expect(decoder.decode([0x5B, 0x41], isLast: false) == [.up])
        #expect(decoder.decode([0x61]) == [.character("a")])
    }

    @Test("Any bytes are survived, and what follows them is read")
    func garbage() {
        for seed in 0..<300 {
            var bytes = (0..<64).map {
                UInt8(truncatingIfNeeded: ($0 &* 37 &+ seed &* 101) ^ (seed >> 1))
            }
            bytes += Array(repeating: 0x20, count: 40) + [0x7A]
            var decoder = KeyDecoder()
            #expect(decoder.decode(bytes).last == .character("z"))
        }
    }

    @Test("A line can be written, mended and sent")
    func editing() {
        var editor = LineEditor()
        for character in "red foxx" { #expect(editor.take(.character(character)) == nil) }
        _ = editor.take(.backspace)
        #expect(editor.text == "red fox")
        _ = editor.take(.deleteWord)
        #expect(editor.text == "red ")
        #expect(editor.take(.enter) == "red ")
        #expect(editor.text.isEmpty)
        _ = editor.take(.character("x"))
        _ = editor.take(.escape)
        #expect(editor.text.isEmpty)
        for _ in 0..<1_000 { _ = editor.take(.character("y")) }
        #expect(editor.text.count == LineEditor.longestLine)
    }
}
