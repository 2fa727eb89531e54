import Foundation
import Testing

@testable import TriviaVoice

@Suite("Offering the guided setup")
struct SetupOfferTests {
    private let home: ScratchFolder
    private let offer: SetupOffer

    init() throws {
        home = try ScratchFolder()
        offer = SetupOffer([
            "XDG_DATA_HOME": home.path("data"), "XDG_CONFIG_HOME": home.path("config"),
        ])
    }

    @Test("It is open until somebody has answered", arguments: [true, false])
    func once(wanted: Bool) throws {
        #expect(try offer.isOpen())
        try offer.remember(wanted: wanted)
        #expect(try !offer.isOpen())
    }

    @Test(
        "Who has said how to be heard is not asked",
        arguments: [
            ("device = \"plughw:1\"", false), ("strictness = \"strict\"", false),
            ("keyboard = true", false), ("speak = true", true),
        ])
    func configured(setting: String, isOpen: Bool) throws {
        let folder = home.url.appending(path: "config/trivia-voice")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("[play]\n\(setting)\n".utf8).write(to: folder.appending(path: "config.toml"))
        #expect(try offer.isOpen() == isOpen)
    }

    @Test("What was found stays on the screen until Return")
    func waiting() {
        var told: [String] = []
        SetupOffer.wait(
            read: {
                told.append("read")
                return nil
            }, write: { told.append($0) })
        #expect(told == ["Press Return to continue. ", "read"])
    }

    @Test(
        "What is neither yes nor no is asked again; the end of input is no answer",
        arguments: [
            (["y"], true), (["Yes "], true), ([""], false), (["no"], false),
            (["maybe", "", "y"], false), (["what?", "\u{1B}[A", "yes"], true), (["hm"], nil),
            ([], nil),
        ] as [([String], Bool?)])
    func answers(lines: [String], answer: Bool?) {
        var lines = lines[...]
        var shown = ""
        #expect(SetupOffer.answer(read: { lines.popFirst() }, write: { shown += $0 }) == answer)
        #expect(shown.contains("y or n"))
    }
}
