import Foundation
import SoundTestSupport
import Testing

/// Questions that ask for several choices, on phones and on the screen.
@Suite("Several choices in a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomSelectionTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func table(_ questions: String) async throws -> RoomTable {
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "Several", "questions": [\#(questions)]}"#
        let pack = try home.write(Array(text.utf8), to: "several.json")
        return try await RoomTable(
            [
                "--keyboard", "--pack", pack, "--questions", "1", "--scoring", "flat", "--mode",
                "quiz",
            ], home: home)
    }

    /// Taps choices one after the other. All but the last tap of an answer change what is marked.
    private func tap(_ places: [Int], on phone: BrowserPage) async throws {
        for (number, place) in places.enumerated() {
            let button = "#choices li:nth-child(\(place)) button"
            let mark = "document.querySelector('\(button)').getAttribute('aria-pressed')"
            let before = try await phone.evaluate(mark)
            try await phone.tap(button)
            if number < places.count - 1 { try await phone.expect("\(mark) !== '\(before)'") }
        }
    }

    private static let pressed = "document.querySelectorAll('#choices [aria-pressed=true]').length"

    @Test("Phones choose until there are enough, and the screen marks all that are right")
    func all() async throws {
        let table = try await table(
            #"{"id": "a", "question": "Which of these numbers are primes?", "answer": ["2", "5", "11"], "choices": ["2", "4", "5", "9", "11"]}"#
        )
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await table.screen.expect("Choose 3 answers.", in: "#instruction")
        try await ada.expect(
            "Choose 3 answers. 0 of 3. Tap a choice again to deselect it. "
                + "Your answer is sent once you have tapped enough choices.",
            in: "#instruction")
        try await grace.expect("Choose 3 answers. 0 of 3", in: "#instruction")
        // The second choice is taken back.
        try await tap([1, 2, 2, 3], on: ada)
        try await ada.expect("\(Self.pressed) === 2")
        try await ada.expect("Choose 3 answers. 2 of 3", in: "#instruction")
        let chosen = try await PagePictures.taken(of: ada, as: "several-phone")
        try await tap([5], on: ada)
        try await tap([1, 2, 3], on: grace)
        try await table.screen.expect("1 of 2 right", in: "#outcome")
        try await table.screen.expect(
            "[...document.querySelectorAll('#choices li')].map((item) => Number(item.classList.contains('is-right'))).join('') === '10101'"
        )
        try await table.screen.expect(
            "[...document.querySelectorAll('#choices em')].map((item) => item.textContent).join('') === '21201'"
        )
        let result = try await PagePictures.taken(of: table.screen, as: "several-result")
        try await ada.expect("[...document.querySelectorAll('#choices .is-right')].length === 3")
        try await chosen.compare()
        try await result.compare()
        #expect(table.screen.problems.isEmpty, "\(table.screen.problems)")
        #expect(ada.problems.isEmpty, "\(ada.problems)")
    }

    @Test("The order of the taps is the order of the answer")
    func order() async throws {
        let table = try await table(
            #"{"id": "a", "question": "From the sun outwards?", "answer": "Mercury", "accept": ["Venus", "Earth"], "choices": ["Earth", "Mercury", "Venus"], "tags": ["in-order"]}"#
        )
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await ada.expect("Put all the choices in order. 0 of 3", in: "#instruction")
        try await grace.expect("Put all the choices in order. 0 of 3", in: "#instruction")
        try await tap([2, 3, 1], on: ada)
        try await tap([1, 2, 3], on: grace)
        try await table.screen.expect("1 of 2 right", in: "#outcome")
        try await table.screen.expect("Mercury, Venus, Earth", in: "#answer")
        #expect(table.screen.problems.isEmpty, "\(table.screen.problems)")
    }
}
