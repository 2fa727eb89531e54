import Foundation
import SoundTestSupport
import Testing

/// What has its place on a page, however small the phone is and however many play.
@Suite("Room for everything", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomLayoutTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static let planet =
        #"{"id": "p", "question": "Which planet of the Sun is the largest of them all?", "answer": "Jupiter", "choices": ["Mars", "Saturn", "Jupiter", "Venus"]}"#

    @Test("The buzzer lies over no choice, and the whole page is the buzzer")
    func buzzer() async throws {
        let table = try await RoomTable(
            ["--keyboard", "--pack", try home.pack("Planets", [Self.planet])], home: home)
        defer { table.close() }
        let ada = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        try await table.next()
        try await ada.expect("!document.querySelector('#buzzer').disabled")
        for device in [BrowserPage.Device.phone, .smallPhone, .phoneSideways] {
            try await ada.resize(to: device)
            let isFree = """
                (() => { const buzzer = document.querySelector("#buzzer").getBoundingClientRect();
                  return [...document.querySelectorAll("#question, #choices li")].every((part) => {
                    const box = part.getBoundingClientRect();
                    return box.bottom <= window.innerHeight
                      && (box.bottom <= buzzer.top || box.right <= buzzer.left);
                  }); })()
                """
            try await ada.expect(isFree, within: 5)
        }
        try await ada.tap("#choices li:nth-child(2)")
        try await table.screen.expect("Ada has the floor", in: "#floor")
    }

    @Test("However many play, and whatever they are called, short names stay whole")
    func standings() async throws {
        let long = Array(repeating: "Which planet of the Sun is the largest?", count: 30)
            .joined(separator: " ")
        let question = Self.planet.replacing("of them all", with: long)
        let names = ["Ada", "Wolfeschlegelsteinhausenbergerdorff"] + (3...8).map { "Team \($0)" }
        let table = try await RoomTable(
            ["--keyboard", "--pack", try home.pack("Planets", [question])]
                + names.flatMap { ["--player", $0] }, home: home)
        defer { table.close() }
        try await table.next()
        let screen = table.screen
        // The lobby may be tight too.
        try await screen.expect("!!document.querySelector('#scores span')")
        try await screen.expect("document.body.classList.contains('is-tight')")
        let whole = """
            [...document.querySelectorAll("#scores span")]
              .filter((name) => name.scrollWidth <= name.clientWidth)
              .map((name) => name.innerText.replace(/[\\u2066-\\u2069]/g, "")).join()
            """
        let shown = try await screen.evaluate(whole).split(separator: ",").map(String.init)
        #expect(shown.filter(names.contains) == names.filter { $0.count < 20 }, "\(shown)")
    }
}
