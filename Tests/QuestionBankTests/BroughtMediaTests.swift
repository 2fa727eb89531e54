import Archives
import Foundation
import Testing

@testable import QuestionBank

@Suite("Pictures and sounds that files of other programs bring", .timeLimit(.minutes(30)))
struct BroughtMediaTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "tv-brought-\(UUID().uuidString)")

    private static let dotText =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    private static let dot = Array(Data(base64Encoded: dotText) ?? Data())
    private static let drawing = Array("<svg><rect width=\"9\" height=\"9\"/></svg>".utf8)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        return file.path
    }

    private func archive(_ files: KeyValuePairs<String, [UInt8]>) throws -> [UInt8] {
        let writer = try ArchiveWriter.begin()
        for (name, bytes) in files { try writer.add(name, bytes) }
        return try writer.finish()
    }

    private func files(
        _ question: Question, at moment: Media.Moment = .question
    ) -> [String] {
        question.media(at: moment, .picture).map(\.file)
    }

    // MARK: Moodle

    private func moodle(_ text: String, feedback: String = "") -> [UInt8] {
        Array(
            """
            <quiz><question type="shortanswer"><name><text>q</text></name>
            <questiontext format="html">\(text)</questiontext>
            <generalfeedback format="html">\(feedback)</generalfeedback>
            <answer fraction="100"><text>a dot</text></answer></question></quiz>
            """.utf8)
    }

    private func image(_ name: String) -> String {
        "<text><![CDATA[<p>What is it?<img src=\"@@PLUGINFILE@@/\(name)\"/></p>]]></text>"
    }

    private func file(_ name: String, path: String = "/", _ text: String = dotText) -> String {
        "<file name=\"\(name)\" path=\"\(path)\" encoding=\"base64\">\(text)</file>"
    }

    @Test(
        "from Moodle are inside its texts, and those of the feedback are shown after the answer",
        arguments: [
            ("dot.png", "dot.png", "/"), ("my%20dot.png", "my dot.png", "/"),
            ("sub/dot.png?forcedownload=1", "dot.png", "/sub/"),
        ])
    func moodle(address: String, name: String, path: String) throws {
        let bank = try BankStore.open(at: folder.appending(path: "bank.sqlite").path)
        let part = image(address) + file(name, path: path)
        let pack = try write(moodle(part, feedback: part), "quiz.xml")
        var problems: [PackProblem] = []
        try bank.importFile(PackInput(path: pack), report: { problems.append($0) })
        #expect(problems == [])
        let question = try #require(try bank.pack(titled: "quiz").questions.first)
        #expect(question.prompt == "What is it?")
        #expect(question.tags == [])
        #expect(question.media.map(\.when) == [.answer, .question])
        for item in question.media { #expect(bank.media.file(of: item)?.format == .png) }
    }

    @Test(
        "from Moodle that cannot be used are reported by their names, without their contents",
        arguments: [
            ("", "the picture \"dot.png\" is not in the pack"),
            ("bm90aGluZw==", "the picture \"dot.png\" has an unknown format"),
            ("????", "the picture \"dot.png\" is not base64"),
        ])
    func unusableInMoodle(text: String, problem: String) throws {
        let part = image("dot.png") + (text.isEmpty ? "" : file("dot.png", text))
        let pack = try write(moodle(part), "quiz.xml")
        let content = try PackFile.collect(PackInput(path: pack)).content
        #expect(content.questions.map { files($0) } == [["dot.png"]])
        #expect(content.questions.map(\.tags) == [[QuestionNeeds.mediaTag]])
        #expect(content.problems.map(\.problem) == [problem])
    }

    @Test("from Moodle belong to their own pair of a matching question")
    func pairs() throws {
        func pair(_ name: String, _ answer: String) -> String {
            "<subquestion format=\"html\">\(image(name))<answer><text>\(answer)</text></answer></subquestion>"
        }
        let text =
            "<quiz><question type=\"matching\"><name><text>q</text></name><questiontext format=\"html\">"
            + "\(image("all.png"))</questiontext>\(pair("a.png", "a"))\(pair("b.png", "b"))</question></quiz>"
        let pack = try write(Array(text.utf8), "quiz.xml")
        let content = try PackFile.collect(PackInput(path: pack)).content
        #expect(
            content.questions.map { files($0) } == [["all.png", "a.png"], ["all.png", "b.png"]])
        #expect(!content.problems.contains { $0.problem.contains("the same words") })
    }

    // MARK: Workbooks

    private static let relation =
        "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

    private func anchor(row: Int, column: Int, _ id: String, _ way: String = "embed") -> String {
        """
        <xdr:oneCellAnchor><xdr:from><xdr:col>\(column)</xdr:col><xdr:colOff>0</xdr:colOff>\
        <xdr:row>\(row)</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:pic><xdr:blipFill>\
        <a:blip r:\(way)="\(id)"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor>
        """
    }

    private func workbook() throws -> [UInt8] {
        func cell(_ place: String, _ text: String) -> String {
            "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
        }
        let sheet = """
            <worksheet><sheetData>
            <row r="1">\(cell("A1", "question"))\(cell("B1", "answer"))\(cell("C1", "explanation"))</row>
            <row r="2">\(cell("A2", "What is it?"))\(cell("B2", "a dot"))\(cell("C2", "Small."))</row>
            <row r="3">\(cell("A3", "What else?"))\(cell("B3", "a line"))</row>
            </sheetData></worksheet>
            """
        let drawing =
            "<xdr:wsDr>" + anchor(row: 0, column: 4, "logo")
            + anchor(row: 2, column: 0, "link", "link") + anchor(row: 1, column: 0, "one")
            + anchor(row: 1, column: 2, "two") + anchor(row: 7, column: 0, "one")
            + "<xdr:absoluteAnchor><xdr:pic><a:blip r:embed=\"one\"/></xdr:pic></xdr:absoluteAnchor></xdr:wsDr>"
        func relations(_ items: [(id: String, kind: String, target: String)]) -> [UInt8] {
            let lines = items.map { item in
                let mode = item.target.hasPrefix("https") ? " TargetMode=\"External\"" : ""
                return
                    "<Relationship Id=\"\(item.id)\" Type=\"\(Self.relation)/\(item.kind)\" Target=\"\(item.target)\"\(mode)/>"
            }
            return Array("<Relationships>\(lines.joined())</Relationships>".utf8)
        }
        return try archive([
            "xl/workbook.xml": Array(
                #"<workbook><sheets><sheet name="S" r:id="s1"/></sheets></workbook>"#.utf8),
            "xl/_rels/workbook.xml.rels": relations([("s1", "worksheet", "worksheets/sheet1.xml")]),
            "xl/worksheets/sheet1.xml": Array(sheet.utf8),
            "xl/worksheets/_rels/sheet1.xml.rels": relations([
                ("d", "drawing", "../drawings/drawing1.xml")
            ]),
            "xl/drawings/drawing1.xml": Array(drawing.utf8),
            "xl/drawings/_rels/drawing1.xml.rels": relations([
                ("logo", "image", "../media/image9.emf"), ("one", "image", "../media/image1.png"),
                ("two", "image", "/xl/media/image2.svg"),
                ("link", "image", "https://example.org/a.png"),
            ]),
            "xl/media/image1.png": Self.dot, "xl/media/image2.svg": Self.drawing,
        ])
    }

    @Test("from a workbook belong to the question in the row of their corner")
    func pictures() throws {
        let content = try PackFile.collect(
            PackInput(path: write(workbook(), "quiz.xlsx"))
        ).content
        let first = try #require(content.questions.first)
        #expect(first.prompt == "What is it?")
        #expect(files(first) == ["xl/media/image1.png"])
        #expect(files(first, at: .answer) == ["xl/media/image2.svg"])
        #expect(first.tags == [])
        #expect(files(content.questions[1]) == ["https://example.org/a.png"])
        #expect(content.questions[1].tags == [QuestionNeeds.mediaTag])
        #expect(
            content.problems.map(\.problem) == [
                "the picture \"https://example.org/a.png\" is a link, which a game does not open",
                // One of them is in the row of titles.
                "2 pictures are not in the rows of questions, so they were left out",
                "a picture is not in the row of a question, so it was left out",
            ])
        #expect(content.problems.map { $0.position?.line } == [3, 1, nil])
        let bytes = try PackInput(name: "quiz.xlsx", bytes: workbook())
        #expect(try PackFile.collect(bytes).content.questions == content.questions)
    }

    @Test("from an OpenDocument sheet are in cells")
    func openDocument() throws {
        func frame(_ path: String) -> String {
            """
            <draw:frame><draw:image xlink:href="\(path)"/><draw:image xlink:href="Pictures/other.png"/>\
            <svg:desc>secret</svg:desc></draw:frame>
            """
        }
        func cell(_ text: String, _ more: String = "") -> String {
            "<table:table-cell>\(more)<text:p>\(text)</text:p></table:table-cell>"
        }
        func row(_ cells: String...) -> String {
            "<table:table-row>\(cells.joined())</table:table-row>"
        }
        let content =
            "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"S\">"
            + "<table:shapes>\(frame("Pictures/dot.png"))\(frame("./ObjectReplacements/Object 1"))</table:shapes>"
            + row(cell("question"), cell("answer"))
            + row(cell("What is it?", frame("Pictures/dot.png")), cell("a dot"))
            + row(cell("What else?" + frame("Pictures/none.png")), cell("a line"))
            + row("<table:table-cell>\(frame("Pictures/dot.png"))</table:table-cell>")
            + "</table:table></office:spreadsheet></office:body></office:document-content>"
        let sheets = try archive([
            "mimetype": Array("application/vnd.oasis.opendocument.spreadsheet".utf8),
            "META-INF/manifest.xml": Array("<m/>".utf8), "content.xml": Array(content.utf8),
            "Pictures/dot.png": Self.dot,
        ])
        let found = try PackFile.collect(PackInput(path: write(sheets, "quiz.ods"))).content
        #expect(found.questions.map(\.prompt) == ["What is it?", "What else?"])
        #expect(found.questions.map { files($0) } == [["Pictures/dot.png"], ["Pictures/none.png"]])
        #expect(
            found.problems.map(\.problem) == [
                "the picture \"Pictures/none.png\" is not in the pack",
                "a picture is not in the row of a question, so it was left out",
                "2 pictures are not in the rows of questions, so they were left out",
            ])
    }

    // MARK: Texts

    @Test("make questions with the same words different ones")
    func sameWords() throws {
        let text = """
            question,answer,image
            Whose flag is this?,Peru,peru.png
            Whose flag is this?,Chad,chad.png
            Whose flag is this?,Chad,chad.png
            """
        let content = try PackFile.collect(
            PackInput(path: write(Array(text.utf8), "quiz.csv"))
        ).content
        #expect(content.questions.map(\.answer) == ["Peru", "Chad"])
        #expect(
            content.problems.filter { $0.problem.contains("the same") }.map(\.weight) == [.refused])
    }

    @Test(
        "from the folder of a GIFT file are found by the addresses in its HTML",
        arguments: ["dot.png", "@@PLUGINFILE@@/dot.png", "my%20dot.png", "./dot.png"])
    func gift(address: String) throws {
        _ = try write(Self.dot, "dot.png")
        _ = try write(Self.dot, "my dot.png")
        let text =
            "::q::[html]What is <img src\\=\"\(address)\" alt\\=\"Something small\"> it? {=a dot}\n"
        let content = try PackFile.collect(
            PackInput(path: write(Array(text.utf8), "quiz.gift"))
        ).content
        #expect(content.problems == [])
        #expect(content.questions.map(\.tags) == [[]])
        #expect(content.questions.first?.media.map(\.alt) == ["Something small"])
    }

    @Test(
        "come with the only text in an archive",
        arguments: [
            (
                "quiz.gift", "::q::[html]What is <img src\\=\"dot.png\"> it? {=a dot}\n",
                PackFormat.gift
            ),
            ("quiz.csv", "question,answer,image\nWhat is it?,a dot,dot.png\n", .csv),
        ])
    func packedFolder(name: String, text: String, format: PackFormat) throws {
        let folder = try archive([
            "Quiz/\(name)": Array(text.utf8), "Quiz/dot.png": Self.dot,
            "__MACOSX/Quiz/._\(name)": [0],
        ])
        let (read, content) = try PackFile.collect(PackInput(path: write(folder, "quiz.zip")))
        #expect(read == format)
        #expect(content.problems == [])
        #expect(content.questions.map(\.prompt) == ["What is it?"])
        #expect(content.questions.map { files($0) } == [["dot.png"]])
        let two = try archive(["a.gift": Array(text.utf8), "b.csv": Array(text.utf8)])
        #expect(throws: PackError.self) { try PackFile.collect(PackInput(name: "t", bytes: two)) }
    }

    @Test("with escapes in their names stay in the folder")
    func escapes() throws {
        let source = MediaSource.folder(folder.path, isWhole: false)
        for path in ["%2e%2e/secret.png", "..%2Fsecret.png", "%2Fetc%2Fpasswd"] {
            #expect(throws: MediaError.outside) { try source.bytes(of: path, limit: 100) }
        }
    }
}
