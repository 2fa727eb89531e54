import Testing

@testable import QuestionBank

@Suite("Pictures")
struct PictureFormatTests {
    @Test(
        "have the size that their first bytes say",
        arguments: [
            (MediaFormat.png, "89504E470D0A1A0A0000000D49484452000001400000 00F0", 320, 240),
            (.gif, "474946383961 4001 F000", 320, 240),
            (.jpeg, "FFD8FFE00004 0000 FFC0 000B 08 00F0 0140 01", 320, 240),
            (
                .webp,
                "52494646 00000000 57454250 56503820 00000000 000000 9D012A 4001 F000 0000", 320,
                240
            ),
            (
                .webp,
                "52494646 00000000 57454250 56503858 00000000 00000000 3F0100 EF0000", 320, 240
            ),
            (
                .webp,
                "52494646 00000000 57454250 5650384C 00000000 2F 3FC13B00 00000000000000", 320, 240
            ),
        ])
    func sizes(format: MediaFormat, hex: String, width: Int, height: Int) {
        let digits = Array(hex.filter { $0 != " " })
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0..<($0 + 2)]), radix: 16)
        }
        #expect(MediaFormat.of(bytes) == format)
        let size = PictureSize(bytes, format)
        #expect(size?.width == width)
        #expect(size?.height == height)
        for count in 0..<bytes.count { _ = PictureSize(Array(bytes.prefix(count)), format) }
    }

    @Test(
        "that are drawings only draw",
        arguments: [
            (##"<svg><path d="M0 0h9"/><use href="#a"/></svg>"##, nil),
            (#"<svg><image href="data:image/png;base64,AAAA"/></svg>"#, nil),
            (#"<svg><a href="https://example.org"><rect/></a></svg>"#, nil),
            (#"<svg><SCRIPT>x</SCRIPT></svg>"#, "an element <script>"),
            (
                #"<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>"#,
                "an element <script>"
            ),
            (#"<svg><foreignObject/></svg>"#, "an element <foreignobject>"),
            (#"<svg onload="x()"/>"#, "a program (onload)"),
            (#"<svg><image xlink:href="file:///etc/passwd"/></svg>"#, "a link to a different file"),
            (
                #"<svg><image href=" http://example.org/a.png"/></svg>"#,
                "a link to a different file"
            ),
            (#"<svg><a href="javascript:x()"/></svg>"#, "a program (href)"),
            (#"<!DOCTYPE svg [<!ENTITY a "b">]><svg/>"#, "entities"),
        ] as [(String, String?)])
    func drawings(text: String, problem: String?) throws {
        #expect(try DrawingCheck.problem(Array(text.utf8)) == problem)
    }
}
