import Foundation
import Testing

@testable import QuestionBank

@Suite("Files from strangers", .timeLimit(.minutes(30)))
struct HostileInputTests {
    private func refusal(_ text: String, _ format: PackFormat) -> PackError? {
        refusal(Array(text.utf8), format)
    }

    private func refusal(_ bytes: [UInt8], _ format: PackFormat?) -> PackError? {
        do {
            _ = try PackFile.collect(
                PackInput(name: "hostile", bytes: bytes), .init(format: format))
            return nil
        } catch { return error as? PackError }
    }

    @Test(
        "A hundred thousand levels are refused",
        arguments: [PackFormat.native, .yaml, .openTDB, .triviaAPI, .quizBowl, .jeopardy, .red])
    func deep(format: PackFormat) {
        let lists = String(repeating: "[", count: 100_000)
        let objects = String(repeating: "{\"a\":", count: 100_000)
        #expect(refusal("{\"questions\":" + lists, format) != nil)
        #expect(refusal(lists, format) != nil)
        #expect(refusal(objects, format) != nil)
    }

    private static let zeros: [(String, PackFormat)] = [
        (#"{"title":"T\u0000","questions":[{"question":"a\u0000?","answer":"b"}]}"#, .native),
        ("title: T\nquestions:\n  - question: \"a\\0?\"\n    answer: b\n", .yaml),
        (#"[{"question":"a\u0000?","options":["bee","sea"],"answer":"bee"}]"#, .jsonList),
        (
            #"{"response_code":0,"results":[{"type":"multiple","question":"a%00?","correct_answer":"b","incorrect_answers":["c%20d"]}]}"#,
            .openTDB
        ),
        (#"[{"question":"a\u0000?","correctAnswer":"b","incorrectAnswers":["c"]}]"#, .triviaAPI),
    ]

    @Test("A zero behind an escape or in UTF-16 becomes a sign that every file can hold")
    func zero() throws {
        var inputs = Self.zeros.map { (Array($0.0.utf8), $0.1) }
        let table = "question,answer\na\0?,b\n"
        inputs.append(([0xFF, 0xFE] + table.utf16.flatMap { [UInt8($0 & 255), 0] }, .csv))
        for (bytes, format) in inputs {
            let (_, content) = try PackFile.collect(
                PackInput(name: "zero", bytes: bytes), .init(format: format))
            #expect(content.questions.map(\.prompt) == ["a\u{FFFD}?"], "\(format)")
            #expect(content.problems.map(\.weight) == [.lost], "\(format)")
            for other in PackFormat.writable {
                let written = try PackFile.bytes(of: content.pack, as: other).bytes
                let back = try PackFile.collect(
                    PackInput(name: "back", bytes: written), .init(format: other))
                #expect(back.content.questions.map(\.prompt) == ["a\u{FFFD}?"], "\(other)")
            }
        }
    }

    @Test("A byte order mark that a text begins with becomes a sign that every file can hold")
    func byteOrderMark() throws {
        let table = "\u{FEFF}question,answer\n\u{FEFF}a?,b\u{FEFF}c\n"
        let (_, content) = try PackFile.collect(
            PackInput(name: "marks", bytes: Array(table.utf8)), .init(format: .csv))
        #expect(content.problems.isEmpty)
        for other in PackFormat.writable {
            let written = try PackFile.bytes(of: content.pack, as: other).bytes
            let back = try PackFile.collect(
                PackInput(name: "back", bytes: written), .init(format: other))
            #expect(back.content.questions.map(\.prompt) == ["\u{2060}a?"], "\(other)")
            #expect(back.content.questions.map(\.answer) == ["b\u{FEFF}c"], "\(other)")
        }
    }

    @Test("A title without end is shortened, and reported once")
    func longTitle() throws {
        let title = String(repeating: "x", count: 900_000)
        let text = "pack title,question,answer\n\(title),a?,b\n\(title),c?,d\n"
        let (_, content) = try PackFile.collect(
            PackInput(name: "t.csv", bytes: Array(text.utf8)))
        #expect(content.header.title == String(repeating: "x", count: 200))
        #expect(
            content.problems.map(\.problem).filter { $0.contains("the title has") } == [
                "the title has 900,000 characters, so only the first 200 were kept"
            ])
    }

    @Test(
        "Unknown names without end are not shown whole",
        arguments: [
            ("{\"KEY\":1,\"questions\":[]}", PackFormat.native),
            ("{\"questions\":[{\"KEY\":1,\"question\":\"a?\",\"answer\":\"b\"}]}", .native),
            ("format: trivia-voice-pack\n? KEY\n: b\nquestions: []\n", .yaml),
        ])
    func longKey(text: String, format: PackFormat) throws {
        let key = String(repeating: "k", count: 100_000)
        let bytes = Array(text.replacing("KEY", with: key).utf8)
        let (_, content) = try PackFile.collect(
            PackInput(name: "keys", bytes: bytes), .init(format: format))
        #expect(content.problems.contains { $0.problem.contains("unknown field \"kkk") })
        #expect(content.problems.allSatisfy { ($0.problem + $0.hint).utf8.count < 500 })
    }

    @Test("Deep XML is refused")
    func deepXML() {
        let text = "<quiz><question>" + String(repeating: "<a>", count: 100_000)
        #expect(refusal(text, .moodle).map { "\($0)" }?.contains("nesting") == true)
    }

    @Test("A billion laughs are refused before they are parsed")
    func laughs() {
        var yaml = "a: &a [lol, lol, lol]\n"
        for (name, last) in zip("bcdefghij", "abcdefghi") {
            let items = Array(repeating: "*\(last)", count: 9).joined(separator: ", ")
            yaml += "\(name): &\(name) [\(items)]\n"
        }
        #expect(refusal(yaml + "questions: *j\n", .yaml).map { "\($0)" }?.contains("alias") == true)
        #expect(refusal("? &a [x]\n: y\n? *a\n: z\n", .red) != nil)
        let xml = "<!DOCTYPE q [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;\">]><quiz></quiz>"
        #expect(refusal(xml, .moodle).map { "\($0)" }?.contains("document type") == true)
    }

    @Test("A field without end is refused", arguments: PackFormat.allCases)
    func giant(format: PackFormat) {
        let filling = String(repeating: "x", count: 3 << 20)
        let text =
            switch format {
            case .csv: "question,answer\n\"\(filling)\",a\n"
            case .tsv: "question\tanswer\n\(filling)\ta\n"
            case .jeopardyTable: "round\tanswer\tquestion\n1\t\(filling)\ta\n"
            case .gift: "::a::\(filling) {=b}"
            case .moodle: "<quiz><question type=\"shortanswer\"><name><text>\(filling)"
            case .aiken, .plain: "\(filling)*a\nANSWER: A"
            case .yaml, .red:
                "questions:\n  - question: \"\(filling)\"\n    answer: b\n\(filling)\(filling)"
            default: "{\"questions\":[{\"question\":\"\(filling)\",\"answer\":\"b\"}]}"
            }
        do {
            let (_, content) = try PackFile.collect(
                PackInput(name: "giant", bytes: Array(text.utf8)), .init(format: format))
            // Or the row is refused and the rest is read.
            #expect(content.problems.contains { $0.weight == .refused })
            #expect(content.questions.isEmpty)
        } catch { #expect(error is PackError) }
    }

    @Test("Very many pairs to match are refused, not multiplied")
    func pairs() throws {
        let gift = "::a::b {" + String(repeating: "=c -> d ", count: 10_000) + "}"
        let pair = "<subquestion><text>c</text><answer><text>d</text></answer></subquestion>"
        let xml =
            "<quiz><question type=\"matching\"><questiontext><text>b</text></questiontext>"
            + String(repeating: pair, count: 150) + "</question></quiz>"
        for (text, format) in [(gift, PackFormat.gift), (xml, .moodle)] {
            let input = try PackInput(name: "pairs", bytes: Array(text.utf8))
            let (_, content) = try PackFile.collect(input, .init(format: format))
            #expect(content.questions.isEmpty)
            #expect(
                content.problems.map(
                    \.problem
                ).contains { $0.hasPrefix("the matching question has") })
        }
    }

    private static let overfullEntries: [(String, PackFormat)] = [
        (
            #"{"question":"q?","answer":"a0","choices":["#
                + (0..<2_000).map { "\"a\($0)\"" }.joined(separator: ",") + "]}", .native
        ),
        (
            #"{"question":"q?","answer":"a0","category":["#
                + (0..<20_000).map { "\"c\($0)\"" }.joined(separator: ",") + "]}", .native
        ),
        (
            #"{"question":"q?","correct_answer":"a","type":"multiple","incorrect_answers":["#
                + (0..<2_000).map { "\"b\($0)\"" }.joined(separator: ",") + "]}", .openTDB
        ),
    ]

    @Test(
        "More choices or levels of category than any question has are refused",
        arguments: overfullEntries)
    func overfull(entry: String, format: PackFormat) throws {
        let text =
            format == .native
            ? #"{"title":"t","questions":[\#(entry)]}"#
            : #"{"response_code":0,"results":[\#(entry)]}"#
        let (_, content) = try PackFile.collect(
            PackInput(name: "full", bytes: Array(text.utf8)), .init(format: format))
        #expect(content.questions.isEmpty)
        #expect(content.problems.map(\.weight) == [.refused])
        #expect(content.problems.first?.position != nil)
    }

    @Test(
        "Texts of which nothing can be seen are none",
        arguments: ["\u{200B}", "\u{3164}", " \u{AD}"])
    func blank(text: String) throws {
        let own = "{\"title\":\"t\",\"questions\":[{\"question\":\"q?\",\"answer\":\"\(text)\"}]}"
        for (file, format) in [(own, PackFormat.native), ("question,answer\nq?,\(text)\n", .csv)] {
            let (_, content) = try PackFile.collect(
                PackInput(name: "blank", bytes: Array(file.utf8)), .init(format: format))
            #expect(content.questions.isEmpty)
            #expect(content.problems.map(\.weight) == [.refused])
        }
    }

    @Test(
        "Rounds and languages that are none are refused",
        arguments: [
            #""rounds":["normal\u001b[2J"]"#, #""language":"en\u001b[2J""#, #""language":"e n""#,
        ])
    func header(member: String) throws {
        let text =
            "{\"title\":\"t\",\(member),\"questions\":[{\"question\":\"q?\",\"answer\":\"a\"}]}"
        let (_, content) = try PackFile.collect(
            PackInput(name: "header", bytes: Array(text.utf8)), .init(format: .native))
        #expect(content.problems.map(\.weight) == [.refused])
    }

    @Test("A device without an end is no file")
    func device() {
        #expect(throws: PackError.unreadable(path: "/dev/zero", code: ENODEV)) {
            try PackInput(path: "/dev/zero")
        }
    }

    @Test("Bytes that are no text are refused")
    func binary() {
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
        #expect(
            refusal(picture, nil)
                == .notText(offset: 8, problem: "the file has a zero byte, so it is not text"))
    }

    @Test("Half-broken UTF-8 is read with a sign where a byte was no text")
    func brokenUTF8() throws {
        var bytes = Array(
            "question,answer\nWer war Käthe Kollwitz, geborene Müller?,Künstlerin\n".utf8)
        bytes.insert(0xFF, at: 20)
        let input = try PackInput(name: "broken.csv", bytes: bytes)
        let (_, content) = try PackFile.collect(input)
        #expect(content.problems.first?.weight == .lost)
        #expect(content.questions.first?.prompt.contains("\u{FFFD}") == true)
    }

    @Test("A path out of the pack stays a text")
    func traversal() throws {
        let text = "question,answer,media\nWhat is it?,Nothing,../../../etc/passwd\n"
        let (_, content) = try PackFile.collect(PackInput(name: "a.csv", bytes: Array(text.utf8)))
        #expect(content.questions.first?.media.map(\.file) == ["../../../etc/passwd"])
    }

    @Test("An empty file says so", arguments: ["", "\n\n", "\u{FEFF}"])
    func empty(text: String) {
        #expect(refusal(Array(text.utf8), nil).map { "\($0)" }?.contains("empty") == true)
    }

    /// The same as `BankBench fuzz`, which takes as many as one likes.
    @Test("Changed and mixed files never do more than be refused", arguments: 0..<4)
    func fuzz(part: UInt64) throws {
        var files: [[UInt8]] = []
        for name in FormatGoldenTests.formats.keys.sorted() {
            files.append(
                [UInt8](try Data(contentsOf: URL(filePath: Fixture.path("formats/\(name)")))))
        }
        var random = SplitMix(state: part)
        func next(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
        let marks = [
            "{", "}", "\"", "\n", "<", "&#x41;", "\u{0}", "[[[[", "::", "=", "\\u", "1e999",
        ]
        for number in 0..<400 {
            var bytes = files[next(files.count)]
            for _ in 0...next(5) where !bytes.isEmpty {
                let place = next(bytes.count)
                switch next(5) {
                case 0: bytes[place] = UInt8(next(256))
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(30)))
                case 2: bytes.removeLast(bytes.count - max(1, place))
                case 3: bytes.insert(contentsOf: marks[next(marks.count)].utf8, at: place)
                default: bytes.insert(contentsOf: files[next(files.count)].prefix(60), at: place)
                }
            }
            let formats: [PackFormat?] = PackFormat.allCases + [nil]
            do {
                let input = try PackInput(name: "fuzz", bytes: bytes)
                _ = try PackFile.collect(input, .init(format: formats[number % formats.count]))
            } catch { #expect(error is PackError, "\(error)") }
        }
    }
}
