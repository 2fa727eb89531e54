import Testing

@testable import PlaySession
@testable import TerminalIO

@Suite("A line that is typed")
struct LineEditorTests {
    private func editor(_ keys: Key...) -> LineEditor {
        var editor = LineEditor("red fox")
        for key in keys { _ = editor.take(key) }
        return editor
    }

    @Test("It can be written, mended and sent")
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

    @Test(
        "The cursor goes where its keys say, and no farther than the line",
        arguments: [
            ([], 7), ([.left, .left], 5), ([.home], 0), ([.home, .left], 0), ([.home, .right], 1),
            ([.home, .end], 7), ([.right], 7), ([.left, .up, .down], 6),
        ] as [([Key], Int)])
    func moving(keys: [Key], place: Int) {
        var editor = LineEditor("red fox")
        for key in keys { _ = editor.take(key) }
        #expect(editor.text == "red fox")
        #expect(editor.before.count == place)
    }

    @Test(
        "What is typed and deleted is where the cursor is",
        arguments: [
            ([.home, .character("a")], "a|red fox"), ([.left, .backspace], "red f|x"),
            ([.home, .backspace], "|red fox"), ([.home, .delete], "|ed fox"),
            ([.delete], "red fox|"),
            ([.left, .endOfInput], "red fo|"), ([.left, .deleteWord], "red |x"),
            ([.left, .deleteToStart], "|x"), ([.left, .left, .deleteToEnd], "red f|"),
        ] as [([Key], String)])
    func inside(keys: [Key], line: String) {
        var editor = LineEditor("red fox")
        for key in keys { #expect(editor.take(key) == nil) }
        #expect("\(editor.before)|\(editor.after)" == line)
    }

    @Test("The whole line is sent, wherever the cursor is")
    func sent() {
        var editor = self.editor(.home)
        #expect(editor.take(.enter) == "red fox")
        #expect(editor.text.isEmpty)
    }

    @Test("A letter with its marks is one step, and so is a wide one")
    func marks() {
        var editor = LineEditor("e\u{301}東")
        _ = editor.take(.left)
        #expect(editor.after == "東")
        _ = editor.take(.left)
        #expect(editor.before.isEmpty)
        _ = editor.take(.right)
        #expect(editor.before == "e\u{301}")
        // A mark that is typed alone belongs to the letter before it.
        _ = editor.take(.character("\u{323}"))
        #expect(editor.before.count == 1)
        _ = editor.take(.backspace)
        #expect(editor.text == "東")
    }

    @Test("What others must not see has its length and its cursor")
    func veiled() {
        let veiled = editor(.left).veiled
        #expect(veiled.before == "••••••" && veiled.after == "•")
    }

    /// The line as it is shown, with a stroke where the cursor is.
    private func shown(_ editor: LineEditor, columns: Int) -> String {
        let line = LiveLine(content: .typing(editor)).styled(columns: columns)
            .fitted(to: columns - 1)
        #expect(line.columns < columns)
        guard let cursor = line.cursor else { return line.text }
        let before = Printable.prefix(of: line.text, in: cursor)
        return before + "|" + line.text.dropFirst(before.count)
    }

    @Test("It is shown with the cursor at its place, wide letters and marks included")
    func shown() {
        #expect(shown(editor(), columns: 40) == "   › red fox|")
        #expect(shown(editor(.left, .left), columns: 40) == "   › red f|ox")
        #expect(shown(editor(.home), columns: 40) == "   › |red fox")
        #expect(shown(editor(.character(" "), .character(" ")), columns: 40) == "   › red fox  |")
        var wide = LineEditor("東e\u{301}京")
        _ = wide.take(.left)
        #expect(shown(wide, columns: 40) == "   › 東e\u{301}|京")
        #expect(LiveLine(content: .typing(wide)).styled(columns: 40).cursor == 8)
    }

    @Test("Of a long line the end is shown, and around a cursor that went back both sides")
    func long() {
        var editor = LineEditor("abcdefghijklmnopqrstuvwxyz")
        #expect(shown(editor, columns: 20) == "   › …pqrstuvwxyz|")
        for _ in 0..<8 { _ = editor.take(.left) }
        #expect(shown(editor, columns: 20) == "   › …klmnopqr|st…")
        _ = editor.take(.home)
        #expect(shown(editor, columns: 20) == "   › |abcdefghijk…")
        #expect(shown(editor, columns: 9) == "   › |…")
        #expect(shown(editor, columns: 6) == "   › |")
    }
}
