import ArgumentParser
import Foundation
import QuestionBank
import Testing

@testable import PlaySession
@testable import TriviaVoice

@Suite("Pictures and sounds in lists for a host")
struct PackMediaTextTests {
    @Test("show what they are, and what is missing, not the digits of their content")
    func shown() throws {
        let folder = try ScratchFolder()
        let pack = folder.path("p")
        try FileManager.default.createDirectory(
            atPath: pack, withIntermediateDirectories: true)
        try Data("<svg><rect/></svg>".utf8).write(to: URL(filePath: pack + "/one.svg"))
        try Data(
            #"{"format":"trivia-voice-pack","version":1,"title":"P","questions":[{"question":"What is it?","answer":"a box","media":[{"file":"one.svg","alt":"A box","credit":"Ada"},{"file":"two.ogg","when":"answer"}]}]}"#
                .utf8
        ).write(to: URL(filePath: pack + "/pack.json"))
        let bank = try BankStore.open(at: folder.path("bank.sqlite"))
        try bank.importFile(PackInput(path: pack))
        let media = try #require(try bank.pack(titled: "P").questions.first).media
        #expect(
            media.map { PackShow.text(of: $0, in: bank.media) } == [
                "picture (svg, 1 kB, “A box”, by Ada)",
                "sound (two.ogg, missing, after the answer)",
            ])
        try FileManager.default.removeItem(at: bank.media.url)
        #expect(
            PackShow.text(of: media[0], in: bank.media)
                == "picture (missing; import the pack again, “A box”, by Ada)")
    }

    @Test("Problems in a folder are positions in the file with the questions")
    func positions() throws {
        let folder = try ScratchFolder()
        #expect(PackProblems(file: folder.url.path, asJSON: false).file == folder.url.path)
        try Data("{}".utf8).write(to: URL(filePath: folder.path("pack.json")))
        #expect(PackProblems(file: folder.url.path, asJSON: false).file == folder.path("pack.json"))
        #expect(PackProblems(file: "-", asJSON: false).file == "-")
    }

    @Test("A loudness out of range is refused with the range, also below zero")
    func loudness() {
        for level in ["-5", "101"] {
            do {
                _ = try Play.parse(["--sound-level", level])
                Issue.record("\(level) was taken")
            } catch {
                #expect(Play.message(for: error).contains("from 0 to 100, not \(level)"))
            }
        }
    }
}
