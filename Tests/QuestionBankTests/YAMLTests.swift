import Foundation
import Testing

@testable import QuestionBank

@Suite("YAML lists")
struct YAMLTests {
    private func read(_ text: String, _ format: PackFormat) throws -> PackCollector {
        try PackFile.collect(
            PackInput(name: "list", bytes: Array(text.utf8)), .init(format: format)
        ).content
    }

    @Test("An ampersand and later a star in quotes are text")
    func quoted() throws {
        let list = """
            "Who sang &joy?":
              - "the *joy band"
            'And *joy?': ["*joy", '&joy']

            """
        let content = try read(list, .red)
        #expect(content.questions.map(\.prompt) == ["Who sang &joy?", "And *joy?"])
        #expect(content.questions.map(\.answer) == ["the *joy band", "*joy"])
        #expect(content.questions.last?.accept == ["&joy"])
    }

    @Test("Our own export with such texts comes back")
    func export() throws {
        var pack = Pack(title: "T", questions: [])
        pack.questions = [
            Question(id: "1", prompt: "&a and *a?", answer: "&a *a", accept: ["*a", "&"]),
            Question(id: "2", prompt: "once more *a", answer: "b & c"),
        ]
        let bytes = try PackFile.bytes(of: pack, as: .yaml).bytes
        #expect(try PackFile.collect(PackInput(name: "T", bytes: bytes)).content.pack == pack)
    }

    @Test(
        "A real anchor that is used is refused with its place",
        arguments: [
            "a: &x [1]\nb: *x\n", "a: &x foo\nb: \"*x\"\nc: '*x'\nd: *x\n", "&x a: b\nc: *x\n",
            "a: x\n  \"foo\nb: &a [y]\nc: *a\nd: \"\n",
        ])
    func real(text: String) {
        #expect(throws: PackError.self) { try read(text, .red) }
    }

    @Test("A question that is there twice does not refuse the list")
    func duplicates() throws {
        let list = """
            What is one?:
            - 1
            "What is two?":
            - 2
            What is one?:
            - uno
            'What is two?': [2]
            What is one?: [1]

            """
        let content = try read(list, .red)
        #expect(content.questions.map(\.answer) == ["1", "2", "uno"])
        #expect(
            content.problems.map { $0.weight == .refused ? "refused" : "\($0.position?.line ?? 0)" }
                == ["5", "refused", "refused"])
    }

    @Test("A field that is there twice refuses a pack of our own")
    func strict() {
        #expect(throws: PackError.self) {
            try read("title: a\ntitle: b\nquestions: []\n", .yaml)
        }
    }

    @Test(
        "A file that names our format is ours, whatever its questions speak of",
        arguments: ["points: 5", "explanation: It is 4 the points.", "explanation: '#Q ^ one'"])
    func named(line: String) throws {
        let text = """
            # A pack.
            format: trivia-voice-pack
            version: 1
            title: T
            questions:
              - question: What is the stuff that rivers are made of?
                answer: Water, or something like it
                \(line)

            """
        #expect(try PackFile.format(of: PackInput(name: "-", bytes: Array(text.utf8))) == .yaml)
    }

    @Test("The packs that we ship come back from YAML and from tables", arguments: Shipped.packs)
    func shipped(path: String) throws {
        let pack = try PackFile.pack(at: path)
        for format in [PackFormat.yaml, .csv, .tsv] {
            let bytes = try PackFile.bytes(of: pack, as: format).bytes
            let (found, back) = try PackFile.collect(PackInput(name: "-", bytes: bytes))
            #expect(found == format)
            #expect(back.pack == pack)
        }
    }
}

private enum Shipped {
    /// Everything in the checkout's `data` that is a pack of our own.
    static let packs: [String] = {
        let data = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "data")
        let folder = data.appending(path: "packs").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }
            + [data.appending(path: "example-pack.yaml").path]
    }()
}
