import Testing

@testable import TerminalIO

@Suite("Keys")
struct KeyTests {
    @Test(
        "Bytes become keys",
        arguments: [
            ("abc", [.character("a"), .character("b"), .character("c")]),
            ("é", [.character("é")]), ("👍", [.character("👍")]), ("\r", [.enter]), ("\n", [.enter]),
            ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]), ("\u{04}", [.endOfInput]),
            ("\u{17}\u{15}\u{0B}", [.deleteWord, .deleteToStart, .deleteToEnd]),
            ("\u{01}\u{05}", [.home, .end]), ("\u{1B}", [.escape]),
            ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
            ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.home, .home, .home, .home]),
            ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", [.end, .end, .end, .end]),
            ("\u{1B}[3~\u{1B}[5~\u{1B}[2~", [.delete]),
            ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}OP", []),
            ("\u{1B}x", []), ("\u{0F}", []),
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

    @Test("Of what is pasted in one go no more comes than a line may hold")
    func paste() {
        var limit = PasteLimit()
        let keys = [Key](repeating: .character("a"), count: 1_000) + [.enter, .character("b")]
        let passed = keys.filter { limit.passes($0) }
        #expect(passed.count == LineEditor.longestLine + 2)
        #expect(passed.suffix(2) == [.enter, .character("b")])
    }
}
