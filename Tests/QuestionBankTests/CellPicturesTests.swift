import Archives
import Foundation
import Testing

@testable import QuestionBank

@Suite("Pictures in the cells of a workbook")
struct CellPicturesTests {
    private static let dot = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ) ?? Data())

    private func text(_ place: String, _ text: String) -> String {
        "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
    }

    private func rich(_ place: String, _ number: Int) -> String {
        "<c r=\"\(place)\" t=\"e\" vm=\"\(number)\"><v>#VALUE!</v></c>"
    }

    private func relations(_ items: [(id: String, target: String)]) -> [UInt8] {
        let lines = items.map { item in
            let mode = item.target.hasPrefix("https") ? " TargetMode=\"External\"" : ""
            return
                "<Relationship Id=\"\(item.id)\" Type=\"http://example.org/\(item.id)\" Target=\"\(item.target)\"\(mode)/>"
        }
        return Array("<Relationships>\(lines.joined())</Relationships>".utf8)
    }

    /// The values in cells: 1 and 2 are pictures, 3 is from the formula IMAGE, and 4 is a share.
    private let metadata = """
        <metadata xmlns:xlrd="x"><metadataTypes count="2"><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>
        <futureMetadata name="XLDAPR" count="1"><bk><extLst><ext><xda:dynamicArrayProperties/></ext></extLst></bk></futureMetadata>
        <futureMetadata name="XLRICHVALUE" count="4">
        <bk><extLst><ext><xlrd:rvb i="0"/></ext></extLst></bk><bk><extLst><ext><xlrd:rvb i="1"/></ext></extLst></bk>
        <bk><extLst><ext><xlrd:rvb i="2"/></ext></extLst></bk><bk><extLst><ext><xlrd:rvb i="3"/></ext></extLst></bk>
        </futureMetadata>
        <cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata>
        <valueMetadata count="4"><bk><rc t="2" v="0"/></bk><bk><rc t="2" v="1"/></bk><bk><rc t="2" v="2"/></bk><bk><rc t="2" v="3"/></bk></valueMetadata></metadata>
        """
    private let structures = """
        <rvStructures count="3"><s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/><k n="Text" t="s"/></s>
        <s t="_webimage"><k n="WebImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/></s>
        <s t="_linkedentity2core"><k n="_Display" t="s"/></s></rvStructures>
        """
    private let values = """
        <rvData count="4"><rv s="0"><v>1</v><v>5</v><v>A small square</v></rv><rv s="0"><v>0</v><v>5</v><v>dot.png</v></rv>
        <rv s="1"><v>0</v><v>1</v></rv><rv s="2"><v>MSFT</v></rv></rvData>
        """

    private func workbook(_ rows: [String]) throws -> PackInput {
        let titles = ["question", "answer", "flag", "explanation", "option 1", "option 2"]
        let head = zip("ABCDEF", titles).map { text("\($0)1", $1) }.joined()
        let body = ([head] + rows).enumerated().map { "<row r=\"\($0 + 1)\">\($1)</row>" }
        let files: KeyValuePairs<String, [UInt8]> = [
            "xl/workbook.xml": Array(
                #"<workbook><sheets><sheet name="S" r:id="s1"/></sheets></workbook>"#.utf8),
            "xl/_rels/workbook.xml.rels": relations([("s1", "worksheets/sheet1.xml")]),
            "xl/worksheets/sheet1.xml": Array(
                "<worksheet><sheetData>\(body.joined())</sheetData></worksheet>".utf8),
            "xl/metadata.xml": Array(metadata.utf8),
            "xl/richData/rdrichvalue.xml": Array(values.utf8),
            "xl/richData/rdrichvaluestructure.xml": Array(structures.utf8),
            "xl/richData/richValueRel.xml": Array(
                "<richValueRels><rel r:id=\"r1\"/><rel r:id=\"r2\"/></richValueRels>".utf8),
            "xl/richData/_rels/richValueRel.xml.rels": relations([
                ("r1", "../media/image1.png"), ("r2", "../media/image2.png"),
            ]),
            "xl/richData/rdRichValueWebImage.xml": Array(
                "<webImagesSrd><webImageSrd><address r:id=\"a\"/><blip r:id=\"b\"/></webImageSrd></webImagesSrd>"
                    .utf8),
            "xl/richData/_rels/rdRichValueWebImage.xml.rels": relations([
                ("a", "https://example.org/a.png"), ("b", "../media/image3.png"),
            ]),
            "xl/media/image1.png": Self.dot, "xl/media/image2.png": Self.dot,
            "xl/media/image3.png": Self.dot,
        ]
        let writer = try ArchiveWriter.begin()
        for (name, bytes) in files { try writer.add(name, bytes) }
        return try PackInput(name: "quiz.xlsx", bytes: writer.finish())
    }

    private func read(_ rows: String...) throws -> PackCollector {
        try PackFile.collect(workbook(rows)).content
    }

    @Test("A picture belongs to the question of its row, and to the part of its column")
    func pictures() throws {
        let content = try read(
            text("A2", "What is it?") + text("B2", "a shape") + rich("C2", 1) + rich("D2", 2),
            rich("A3", 3) + text("B3", "another shape"))
        #expect(content.questions.map(\.prompt) == ["What is it?", "Look at the picture."])
        #expect(
            Set(content.questions[0].media) == [
                Media(file: "xl/media/image2.png", alt: "A small square"),
                Media(file: "xl/media/image1.png", when: .answer),
            ])
        #expect(content.questions[1].media == [Media(file: "xl/media/image3.png")])
        #expect(content.questions.map(\.tags) == [[], []])
        #expect(content.problems.filter { $0.weight != .note } == [])
    }

    @Test("A picture is neither a choice nor an answer")
    func wordless() throws {
        let content = try read(
            text("A2", "Which is it?") + text("B2", "1") + rich("E2", 1) + rich("F2", 2),
            text("A3", "What is it?") + rich("B3", 1))
        #expect(content.questions.isEmpty)
        #expect(
            content.problems.filter { $0.weight == .refused }.map(\.problem) == [
                "2 choices are only pictures or sounds", "the answer is only a picture or sound",
            ])
    }

    @Test("What cannot be read is named once with its count")
    func unreadable() throws {
        let content = try read(
            text("A2", "Which share is it?") + text("B2", "Microsoft") + rich("C2", 4),
            text("A3", "What else?") + text("B3", "nothing") + rich("C3", 99))
        #expect(content.questions.count == 2)
        #expect(content.questions.allSatisfy { $0.media.isEmpty })
        let lost = content.problems.filter { $0.weight == .lost }
        #expect(lost.map { $0.position?.line } == [2])
        #expect(lost.first?.problem.hasPrefix("2 cells contain pictures or linked") == true)
    }
}
