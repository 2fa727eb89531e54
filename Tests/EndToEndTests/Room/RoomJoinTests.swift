import Foundation
import SoundTestSupport
import Testing

/// Coming in: whom a phone plays for, what the form says, and the way back of who has left.
@Suite("Joining a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomJoinTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func table(_ arguments: [String]) async throws -> RoomTable {
        try await RoomTable(
            [
                "--keyboard", "--pack", try home.parisPack(6), "--questions", "3", "--scoring",
                "flat",
            ] + arguments, home: home)
    }

    @Test("Where seats are named a phone chooses one; what is missing is said, and stays there")
    func seats() async throws {
        let table = try await table(["--player", "Ann", "--player", "Bea"])
        defer { table.close() }
        var phone = try await BrowserPage(table.browser, .phone)
        try await phone.open(table.joinLink)
        try await phone.expect("document.querySelector('#team').checkVisibility()")
        let choices = "[...document.querySelectorAll('#team option')].map((option) => option.value)"
        #expect(try await phone.evaluate("\(choices).join()") == ",Ann,Bea")
        try await phone.tap("#join .strong")
        try await phone.expect("Please enter your name.", in: "#problem")
        // Longer than a page may stand at the door without a word.
        try await Task.sleep(for: .seconds(8))
        #expect(try await phone.text(of: "#problem") == "Please enter your name.")
        #expect(try await phone.evaluate("document.querySelector('#lost').hidden") == "1")
        try await phone.write("Zoe", into: "#name")
        try await phone.tap("#join .strong")
        try await phone.expect("Please choose your team.", in: "#problem")
        try await phone.evaluate("document.querySelector('#team').value = 'Bea'")
        try await phone.tap("#join .strong")
        try await phone.expect("Bea", in: "#team-name")
        try await table.next()
        try await phone.tap("#buzzer")
        try await table.screen.expect("Bea has the floor", in: "#floor")
        #expect(phone.problems.isEmpty, "\(phone.problems)")
    }

    @Test("Who has left joins again under the same name, and has the points again")
    func again() async throws {
        let table = try await table([])
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await ada.tap("#buzzer")
        try await ada.answer("Paris")
        try await ada.expect("100", in: "#points")
        try await ada.expect("points · 1st", in: "#place")
        try await ada.evaluate("for (const tap of [1, 2]) document.querySelector('#leave').click()")
        try await table.host.expect("has left", in: "#seats")
        try await ada.expect("document.querySelector('#join').checkVisibility()")
        try await ada.tap("#join .strong")
        try await ada.expect("document.querySelector('#play').checkVisibility()")
        try await ada.expect("100", in: "#points")
        try await table.next()
        try await table.screen.expect("Question 2", in: "#progress")
        try await ada.tap("#buzzer")
        try await table.screen.expect("Ada has the floor", in: "#floor")
        for page in [ada, grace] { #expect(page.problems.isEmpty, "\(page.problems)") }
    }
}
