import Foundation
import SoundTestSupport
import Testing

/// Pictures and sounds of questions, from the import to the ruling.
@Suite("Pictures and sounds in a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomPictureTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static func flag(_ colours: [String]) -> [UInt8] {
        let stripes = colours.enumerated().map { place, colour in
            #"<rect x="\#(place * 200)" width="200" height="400" fill="\#(colour)"/>"#
        }
        return Array(
            (#"<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">"#
                + stripes.joined() + "</svg>").utf8)
    }

    /// A folder with a pack: a flag, and a map after the answer.
    ///
    /// - Parameter more: More fields of the flag.
    private func pack(more: String = "") throws -> String {
        let folder = home.path("Flags")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        _ = try home.write(Self.flag(["#169b62", "#fff", "#ff883e"]), to: "Flags/one.svg")
        _ = try home.write(Self.flag(["#036", "#063", "#036"]), to: "Flags/map.svg")
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "Flags", "questions": [{"id": "a", "question": "Which country has this flag?", "answer": "Ireland", "choices": ["Italy", "Ireland", "Ivory Coast", "India"], "media": [{"file": "one.svg", "alt": "Three stripes: green, white, orange", "credit": "Drawn for a test"\#(more)}, {"file": "map.svg", "alt": "A map", "when": "answer"}]}]}"#
        _ = try home.write(Array(text.utf8), to: "Flags/pack.json")
        return folder
    }

    private static func shown(_ alt: String) -> String {
        "[...document.querySelectorAll('#pictures img')].some((image) => image.alt === '\(alt)' && image.naturalWidth > 0 && image.checkVisibility())"
    }

    @Test("A picture is on the screen and on phones, and that of the answer only after the ruling")
    func picture() async throws {
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", try pack(), "--questions", "1", "--scoring", "flat",
                "--mode", "quiz",
            ], home: home)
        defer { table.close() }
        let phone = try await table.phone("Ada")
        try await table.next()
        let flag = Self.shown("Three stripes: green, white, orange")
        try await table.screen.expect(flag)
        try await phone.expect(flag)
        #expect(try await table.screen.text(of: "#pictures figcaption") == "Drawn for a test")
        // Nothing that the screen knows leads to the picture of the answer.
        #expect(
            try await table.screen.evaluate(
                "String(document.documentElement.outerHTML.includes('A map'))") == "false")
        let pictures = try await PagePictures.taken(of: table.screen, as: "picture-question")
        try await phone.tap("#choices li:nth-child(2) button")
        try await table.screen.expect(Self.shown("A map"))
        try await phone.expect(Self.shown("A map"))
        try await pictures.compare()
        #expect(table.screen.problems.isEmpty, "\(table.screen.problems)")
        #expect(phone.problems.isEmpty, "\(phone.problems)")
    }

    @Test("A picture gets clear in steps, and fills the screen from a key to the ruling")
    func steps() async throws {
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", try pack(more: #", "reveal": "steps""#), "--questions", "1",
                "--scoring", "flat", "--mode", "quiz",
            ], home: home)
        defer { table.close() }
        let phone = try await table.phone("Ada")
        try await table.next()
        let isBlurred =
            "[...document.querySelectorAll('#pictures img')].some((image) => getComputedStyle(image).filter.startsWith('blur('))"
        let isLarge = "document.querySelector('#pictures').clientHeight === innerHeight"
        try await table.screen.expect(isBlurred)
        try await phone.expect(isBlurred)
        for (key, shown) in [("f", isLarge), ("Escape", "!(\(isLarge))"), ("f", isLarge)] {
            _ = try await table.screen.evaluate(
                "String(document.dispatchEvent(new KeyboardEvent('keydown', {key: '\(key)'})))")
            try await table.screen.expect(shown)
        }
        try await table.screen.expect(isBlurred)
        try await phone.tap("#choices li:nth-child(2) button")
        try await table.screen.expect(Self.shown("A map"))
        try await table.screen.expect("!(\(isLarge)) && !(\(isBlurred))")
        try await phone.expect("!(\(isBlurred))")
        // The key of the test is not a person's, so the browser does not let the page play sounds.
        let problems = table.screen.problems.filter { !$0.contains("AudioContext") }
        #expect(problems.isEmpty, "\(problems)")
        #expect(phone.problems.isEmpty, "\(phone.problems)")
    }
}
