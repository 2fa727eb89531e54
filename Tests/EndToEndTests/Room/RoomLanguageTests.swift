import Foundation
import SoundTestSupport
import Testing

/// A room in the small language that AnotherLanguageTests play in.
@Suite("A room in another language", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomLanguageTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test("Its pages, and what they are sent, are in it; what is put in is left as it is")
    func pages() async throws {
        let question = #"{"id": "a", "question": "Dovi ke mandu?", "answer": "12", "points": 100}"#
        let pack = try home.pack("Kesi", [question])
        let table = try await RoomTable(
            [
                "--keyboard", "--language", AnotherLanguageTests.kalan.path, "--pack", pack,
                "--questions", "1",
                "--scoring", "flat",
            ], home: home, invitation: "Lo foni es di lo ludi.")
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        try await screen.expect("Nulo es", in: "#crowd-count")
        try await screen.expect("Salta di foni", in: ".invitation")
        #expect(try await screen.evaluate("document.querySelector('#qr').alt") == "Muro di foni")
        try await host.expect("Nona", in: "[data-command=hold]")
        // A key keeps its name.
        try await host.expect("n", in: "[data-command=next] kbd")
        var ada = try await BrowserPage(table.browser, .phone)
        try await ada.open(table.joinLink)
        try await ada.expect("Lo ludo", in: "#join h1")
        try await ada.expect("Lo nomo", in: "#join label[for=name]")
        try await ada.write("{1}", into: "#name")
        try await ada.write("XXXX", into: "#code")
        try await ada.tap("#join .strong")
        try await ada.expect("Nona es lo muro.", in: "#problem")
        try await ada.write(String(table.joinLink.suffix(4)), into: "#code")
        try await ada.tap("#join .strong")
        try await ada.expect("Lo ludo es prima.", in: "#state")
        let grace = try await table.phone("<b>Grace</b>")
        try await screen.expect("2 ludi", in: "#crowd-count")
        for page in [screen, host, ada] {
            #expect(try await page.evaluate("document.documentElement.lang") == "xkl")
        }

        try await table.next()
        try await screen.expect("Kesa 1 di 1", in: "#progress")
        try await screen.expect("Sabe?", in: "#floor")
        try await grace.tap("#buzzer")
        try await screen.expect("Lo muro es di <b>Grace</b>", in: "#floor")
        try await ada.expect("Lo muro es di <b>Grace</b>.", in: "#state")
        try await grace.answer("vinto")
        try await ada.tap("#buzzer")
        try await screen.expect("Lo muro es di {1}", in: "#floor")
        try await host.expect("Lo muro es di {1}", in: "#moment")
        try await ada.expect("Skribe lo respo.", in: "#state")
        try await ada.answer("mandu dovi")
        try await screen.expect("{1}: Sei", in: "#outcome")
        try await ada.expect("Sei!", in: "#result-outcome")
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
        try await host.stopGame()
        #expect(table.program.waitForEnd().status == 0)
    }
}
