import Archives
import Foundation
import Testing

@testable import QuestionBank

@Suite("Pictures and sounds of packs", .timeLimit(.minutes(30)))
struct MediaFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "tv-media-\(UUID().uuidString)")

    private static let dot = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ) ?? Data())
    private static let drawing = Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>"#
            .utf8)

    private func write(_ bytes: [UInt8], _ name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private func pack(_ media: String, more: String = "") -> [UInt8] {
        Array(
            #"{"format":"trivia-voice-pack","version":1,"title":"P","questions":[{"id":"a","question":"What is it?","answer":"a dot","tags":["needs-media"],"media":\#(media)}\#(more)]}"#
                .utf8)
    }

    private func bank() throws -> BankStore {
        try BankStore.open(at: folder.appending(path: "bank/bank.sqlite").path)
    }

    private func read(_ path: String) throws -> PackCollector {
        try PackFile.collect(PackInput(path: folder.appending(path: path).path)).content
    }

    // MARK: Import

    @Test("are taken into the bank, by their content, and come out in an archive")
    func taken() throws {
        try write(Self.dot, "p/media/one.png")
        try write(Self.dot, "p/media/same.png")
        try write(
            pack(#"[{"file":"media/one.png","alt":"A dot"},"./media/same.png"]"#), "p/pack.json")
        let bank = try bank()
        let path = folder.appending(path: "p").path
        #expect(try bank.importFile(PackInput(path: path)).result.change == .added)
        let question = try #require(try bank.pack(titled: "P").questions.first)
        #expect(question.tags == [])
        #expect(question.media.map(\.alt) == ["A dot", nil])
        #expect(Set(question.media.map(\.file)).count == 1)
        let file = try #require(bank.media.file(of: question.media[0]))
        #expect(file.format == .png)
        #expect(try Array(Data(contentsOf: file.url)) == Self.dot)
        #expect(try bank.importFile(PackInput(path: path)).result.change == .unchanged)

        let (bytes, lost) = try bank.pack(titled: "P").archive(with: PackMedia(bank.media))
        #expect(lost == [])
        try write(bytes, "p.trivia")
        #expect(try bank.pack(titled: "P").archive(with: PackMedia(bank.media)).bytes == bytes)
        let other = try BankStore.open(at: folder.appending(path: "other/bank.sqlite").path)
        let taken = try other.importFile(PackInput(path: folder.appending(path: "p.trivia").path))
        #expect(taken.format == .native)
        #expect(taken.result.title == "P")
        #expect(try other.pack(titled: "P") == bank.pack(titled: "P"))
        #expect(other.media.file(of: question.media[0]) != nil)
    }

    @Test("of a folder are read again when a file has changed")
    func changed() throws {
        try write(Self.dot, "p/one.png")
        try write(pack(#""one.png""#), "p/pack.json")
        let bank = try bank()
        let path = folder.appending(path: "p").path
        try bank.importFile(PackInput(path: path))
        try write(Self.drawing, "p/one.png")
        #expect(try bank.importFile(PackInput(path: path)).result.change == .replaced)
        let media = try #require(try bank.pack(titled: "P").questions.first?.media.first)
        #expect(bank.media.file(of: media)?.format == .svg)
    }

    @Test("that were lost are missed, and come back with the next import")
    func lost() throws {
        try write(Self.dot, "p/one.png")
        try write(pack(#"["one.png", "https://example.org/a.png"]"#), "p/pack.json")
        let bank = try bank()
        let path = folder.appending(path: "p").path
        try bank.importFile(PackInput(path: path))
        #expect(try bank.missingMedia().isEmpty)
        #expect(try bank.inspect().isSound)
        let salvaged = folder.appending(path: "saved/bank.sqlite").path
        _ = try BankSalvage.run(from: bank.path, to: salvaged)
        #expect(try BankStore.open(at: salvaged).missingMedia().isEmpty)
        try FileManager.default.removeItem(at: bank.media.url)
        #expect(try bank.missingMedia().map(\.question) == ["a"])
        #expect(try bank.importFile(PackInput(path: path)).result.change == .replaced)
        #expect(try bank.missingMedia(inPack: "P").isEmpty)
    }

    @Test("have names in any language in archives that say so")
    func names() throws {
        // Made by Python's zipfile: one entry "media/ä🎉.png" with the flag for UTF-8.
        let zip = try #require(
            Data(
                base64Encoded:
                    "UEsDBBQAAAgAAAAAIQCDFtyMAQAAAAEAAAAQAAAAbWVkaWEvw6Twn46JLnBuZ3hQSwECFAMUAAAIAAAAACEAgxbcjAEAAAABAAAAEAAAAAAAAAAAAAAAgAEAAAAAbWVkaWEvw6Twn46JLnBuZ1BLBQYAAAAAAQABAD4AAAAvAAAAAAA="
            ))
        #expect(try Archive(.bytes(Array(zip))).names() == ["media/ä🎉.png"])
    }

    @Test("stay only as long as a question uses them")
    func swept() throws {
        try write(Self.dot, "p/one.png")
        try write(pack(#""one.png""#), "p/pack.json")
        let bank = try bank()
        try bank.importFile(PackInput(path: folder.appending(path: "p").path))
        let media = try #require(try bank.pack(titled: "P").questions.first?.media.first)
        let file = try #require(bank.media.file(of: media)).url
        let old = Date().addingTimeInterval(-100_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        try bank.sweepMedia()
        #expect(bank.media.file(of: media) != nil)
        try bank.removePack(titled: "P")
        #expect(bank.media.file(of: media) == nil)
    }

    @Test(
        "must be there for a question to be ready, unless they are described or belong to the answer",
        arguments: [
            (#"["one.png"]"#, true), (#"["one.png", "two.png"]"#, false),
            (#"[{"file":"two.png","alt":"A dot"}]"#, true),
            (#"[{"file":"two.png","when":"answer"}]"#, true),
            (#"["https://example.org/a.png"]"#, false),
        ])
    func sufficient(media: String, isReady: Bool) throws {
        try write(Self.dot, "p/one.png")
        try write(pack(media), "p/pack.json")
        let input = try PackInput(path: folder.appending(path: "p").path)
        let question = try #require(try PackFile.collect(input).content.questions.first)
        #expect(PackMedia(input).suffices(for: question) == isReady)
        let bank = try bank()
        try bank.importFile(input)
        let stored = try #require(try bank.pack(titled: "P").questions.first)
        #expect(PackMedia(bank.media).suffices(for: stored) == isReady)
    }

    @Test("of a dry run are checked and not stored")
    func dryRun() throws {
        try write(Self.dot, "p/one.png")
        try write(pack(#"["one.png", "two.png"]"#), "p/pack.json")
        let bank = try bank()
        var problems: [PackProblem] = []
        try bank.importFile(
            PackInput(path: folder.appending(path: "p").path), isDryRun: true,
            report: { problems.append($0) })
        #expect(problems.map(\.problem) == [#"the picture "two.png" is not in the pack"#])
        #expect(!FileManager.default.fileExists(atPath: bank.media.url.path))
    }

    @Test("that were fetched from links are checked like others, and get into the archive")
    func fetched() throws {
        try write(Self.dot, "files/0")
        try write(Array("no picture".utf8), "files/1")
        let links = ["a", "b", "c"].map { "https://example.org/\($0).png" }
        try write(pack(#"["\#(links[0])", "\#(links[1])", "\#(links[2])"]"#), "p.json")
        let input = try PackInput(path: folder.appending(path: "p.json").path)
        #expect(try PackFile.collect(input).content.pack.mediaLinks.map(\.text) == links)
        input.fetched = [
            links[0]: .file(folder.appending(path: "files/0")),
            links[1]: .file(folder.appending(path: "files/1")),
            links[2]: .failed(problem: "could not be fetched", hint: "try again later"),
        ]
        let content = try PackFile.collect(input).content
        #expect(
            content.problems.map(\.problem) == [
                #"the picture "\#(links[1])" has an unknown format"#,
                #"the picture "\#(links[2])" could not be fetched"#,
            ])
        #expect(content.problems.allSatisfy { $0.weight == .lost })
        let (bytes, lost) = try content.pack.archive(with: PackMedia(input))
        #expect(lost == [])
        try write(bytes, "p.trivia")
        let media = try #require(try read("p.trivia").questions.first?.media)
        #expect(media[0].file.hasPrefix("media/"))
        #expect(media[1...].map(\.file) == Array(links[1...]))
    }

    @Test("that are links are listed once, with the larger of the limits for their kinds")
    func links() throws {
        let link = "http://example.org/x"
        let pack = Pack(
            title: "P",
            questions: [
                Question(
                    id: "a", prompt: "A?", answer: "a",
                    media: [Media(file: link), Media(file: "x.png")]),
                Question(
                    id: "b", prompt: "B?", answer: "b",
                    media: [Media(file: link, kind: .sound), Media(file: link + "y")]),
            ])
        #expect(pack.mediaLinks.map(\.text) == [link, link + "y"])
        let limits = [MediaCheck.soundLimit, MediaCheck.pictureLimit]
        #expect(pack.mediaLinks.map(\.byteLimit) == limits)
    }

    @Test("can be written into the pack itself")
    func data() throws {
        let text = Data(Self.dot).base64EncodedString()
        try write(
            pack(#"[{"data":"\#(text)"},{"data":"data:image/png;base64,\#(text)"}]"#), "p.json")
        let bank = try bank()
        try bank.importFile(PackInput(path: folder.appending(path: "p.json").path))
        let question = try #require(try bank.pack(titled: "P").questions.first)
        #expect(question.media.count == 2)
        for item in question.media { #expect(bank.media.file(of: item)?.format == .png) }
    }

    @Test(
        "in the pack itself that no game can use leave only their name in the bank",
        arguments: [
            ("data:image/png;base64,AAAA", "data", Media.Kind.picture),
            ("data:audio/ogg;base64,????", "data", .sound),
            ("data:image/png,no base64", "data", .picture),
            ("data:image/x;name=dot%2Epng;base64,AAAA", "dot.png", .picture),
        ])
    func unusableData(url: String, name: String, kind: Media.Kind) throws {
        try write(pack(#""\#(url)""#), "p.json")
        let bank = try bank()
        try bank.importFile(PackInput(path: folder.appending(path: "p.json").path))
        let question = try #require(try bank.pack(titled: "P").questions.first)
        #expect(question.media.map(\.file) == [name])
        #expect(question.media.map(\.kind) == [kind])
        #expect(question.tags == ["needs-media"])
    }

    @Test(
        "from other programs are found in their archives",
        arguments: [("images/one.png", "content/images/one.png"), ("one.png", "one.png")])
    func foreign(name: String, path: String) throws {
        let writer = try ArchiveWriter.begin()
        try writer.add("h5p.json", Array(#"{"mainLibrary":"H5P.MultiChoice"}"#.utf8))
        let content =
            #"{"media":{"type":{"params":{"file":{"path":"\#(name)"}}}},"question":"What is it?","answers":[{"text":"a dot","correct":true},{"text":"a line","correct":false}]}"#
        try writer.add("content/content.json", Array(content.utf8))
        try writer.add(path, Self.dot)
        try write(try writer.finish(), "set.h5p")
        let content2 = try read("set.h5p")
        #expect(content2.questions.map { $0.media.map(\.file) } == [[name]])
        #expect(content2.questions.map(\.tags) == [[]])
    }

    @Test("from Anki are found by the list in its packages")
    func anki() throws {
        let archive = try ArchiveWriter.begin()
        try archive.add("collection.anki2", [])
        try archive.add("media", Array(#"{"0": "x.png", "7": "one.png"}"#.utf8))
        try archive.add("0", [])
        try archive.add("7", Self.dot)
        let source = MediaSource.archive(
            ArchivedMedia(Archive(.bytes(try archive.finish())), prefix: ""))
        #expect(try source.bytes(of: "one.png", limit: 1_000) == Self.dot)
        #expect(throws: MediaError.missing) { try source.bytes(of: "two.png", limit: 1_000) }
    }

    @Test(
        "that are revealed in steps stay so in every file of our own",
        arguments: [PackFormat.native, .yaml, .csv, .tsv])
    func steps(format: PackFormat) throws {
        let media = [
            Media(file: "one.png", alt: "A dot", reveal: .steps), Media(file: "two.png"),
        ]
        let question = Question(id: "a", prompt: "What is it?", answer: "a dot", media: media)
        let bytes = try PackFile.bytes(of: Pack(title: "P", questions: [question]), as: format)
            .bytes
        let back = try PackFile.collect(
            PackInput(name: "p", bytes: bytes), .init(format: format)
        ).content
        #expect(back.questions.map(\.media) == [media])
        let bank = try BankStore.inMemory()
        try bank.importPack(Pack(title: "P", questions: [question]))
        #expect(try bank.pack(titled: "P").questions.map(\.media) == [media])
        // As a game is saved.
        let saved = try JSONEncoder().encode(media)
        #expect(try JSONDecoder().decode([Media].self, from: saved) == media)
    }

    @Test("that are sounds are not revealed in steps, also in a table")
    func noSteps() throws {
        let table =
            "question,answer,media\nWhat?,a dot,\"{\"\"file\"\":\"\"a.ogg\"\",\"\"reveal\"\":\"\"steps\"\"}\"\n"
        let content = try PackFile.collect(PackInput(name: "q.csv", bytes: Array(table.utf8)))
            .content
        #expect(content.questions.map { $0.media.map(\.reveal) } == [[nil]])
        #expect(content.problems.contains { $0.problem.hasPrefix("\"reveal\" is only") })
    }

    // MARK: Hostile packs

    @Test(
        "outside the pack, or none at all, are left out with a reason",
        arguments: [
            ("../secret.png", "is outside the pack"), ("/etc/passwd", "is outside the pack"),
            // The accent makes one character of itself and the slash.
            ("../\u{301}.png", "is outside the pack"),
            ("link.png", "is a link to a file outside the pack"),
            ("missing.png", "is not in the pack"),
            ("folder", "is not in the pack"), ("pipe", "is not in the pack"),
            ("text.png", "has an unknown format"), ("sound.wav", "is a picture (png)"),
            ("cut.png", "is damaged or incomplete (png)"),
            ("half.png", "is damaged or incomplete (png)"),
            ("huge.png", "has 60000 × 60000 pixels"),
            ("program.svg", "contains an element <script>"),
            ("https://example.org/a.png", "is a link, which a game does not open"),
            ("data:image/png;base64,????", "is not base64"),
        ])
    func refused(name: String, problem: String) throws {
        try write(Self.dot, "secret.png")
        try write(pack(#""\#(name)""#), "p/pack.json")
        try write(Array("no picture".utf8), "p/text.png")
        try write(Self.dot, "p/sound.wav")
        try write(Array(Self.dot.prefix(20)), "p/cut.png")
        try write(Array(Self.dot.prefix(40)), "p/half.png")
        try write(
            Array(Self.dot.prefix(16)) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60]
                + Self.dot.dropFirst(24), "p/huge.png")
        try write(Array("<svg><script>alert(1)</script></svg>".utf8), "p/program.svg")
        try write(Self.dot, "p/folder/x.png")
        let root = folder.appending(path: "p").path
        try? FileManager.default.createSymbolicLink(
            atPath: root + "/link.png", withDestinationPath: "../secret.png")
        mkfifo(root + "/pipe", 0o600)
        let content = try read("p")
        #expect(content.questions.map(\.tags) == [["needs-media"]])
        let shown = name.hasPrefix("data:") ? "data" : name
        let kind = name.hasSuffix(".wav") ? "sound" : "picture"
        #expect(content.problems.map(\.problem) == ["the \(kind) \"\(shown)\" \(problem)"])
        #expect(content.problems.allSatisfy { $0.weight != .refused })
    }

    @Test(
        "in the wrong form are refused with the pack",
        arguments: [
            (#"7"#, "media must be a file name or an object, but this is a number"),
            (#"[{}]"#, "a picture or sound has no \"file\""),
            (#"[{"file":"a.png","kind":"film"}]"#, "unknown kind"),
            (#"[{"file":"a.png","when":"later"}]"#, "unknown when"),
            (#"[{"file":"a.png","reveal":"slowly"}]"#, "unknown reveal"),
            (
                #"[{"file":"a.ogg","reveal":"steps"}]"#,
                "\"reveal\" is only for a picture of the question"
            ),
            (
                #"[{"file":"a.png","when":"answer","reveal":"steps"}]"#,
                "\"reveal\" is only for a picture of the question"
            ),
            (#"[{"file":"a.png","colour":"red"}]"#, "unknown field \"colour\" in media"),
            (#"[{"file":"a.ogg","start":-1}]"#, "\"start\" must be a positive number or zero"),
            (
                #"["1.png","2.png","3.png","4.png","5.png","6.png","7.png","8.png","9.png"]"#,
                "9 pictures and sounds"
            ),
        ])
    func wrongForm(media: String, problem: String) throws {
        try write(pack(media), "p.json")
        let content = try read("p.json")
        #expect(content.questions == [])
        #expect(content.problems.map(\.problem) == [problem])
    }
}
