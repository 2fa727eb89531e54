import Foundation
import SoundTestSupport
import Testing

/// Quiz bowl in a room: a tossup for all, and its parts for whoever knew it.
@Suite("Bonuses in a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomBonusTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test("Parts of a bonus say which they are, on every page, and are for one player")
    func parts() async throws {
        let packet = try home.packet(bonuses: [
            [
                "Name that of Cairo.": "Nile", "Name that of Khartoum.": "Nile",
                "Name that of Juba.": "White Nile",
            ]
        ])
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", packet,
                "--scoring", "quizbowl",
            ], home: home)
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace", isDark: true)
        try await table.next()
        try await table.question("capital of France")
        try await screen.expect("Question 1 of 2", in: "#progress")
        try await ada.tap("#buzzer")
        try await ada.answer("Paris")
        try await screen.expect("Ada: Correct", in: "#outcome")
        for (number, river) in ["Nile", "nonsense"].enumerated() {
            try await table.next()
            let part = "Bonus, part \(number + 1) of 3"
            try await screen.expect(part, in: "#category")
            try await host.expect(part, in: "#category")
            for phone in [ada, grace] { try await phone.expect(part, in: "#part") }
            // The count of questions is the tossups’.
            try await screen.expect("Question 1 of 2", in: "#progress")
            try await screen.expect("Ada has the floor", in: "#floor")
            if number == 1 {
                try await PagePictures.check(screen, as: "bonus")
                try await ada.expect("Type your answer here.", in: "#state")
                try await PagePictures.check(ada, as: "bonus-phone")
                #expect(try await PagePictures.problems(of: host).isEmpty)
            }
            try await grace.expect("document.querySelector('#buzzer').disabled")
            try await ada.answer(river)
            try await screen.expect("document.body.dataset.moment === 'verdict'")
        }
        try await table.next()
        try await screen.expect("part 3 of 3", in: "#category")
        try await host.tap("[data-command=reveal]")
        try await screen.expect("document.body.dataset.moment === 'verdict'")
        try await table.next()
        try await screen.expect("Question 2 of 2", in: "#progress")
        for phone in [ada, grace] {
            try await phone.expect("!document.querySelector('#part').checkVisibility()")
        }
        try await host.stopGame()
        try await screen.expect("", in: "#ending")
        #expect(table.program.waitForEnd().status == 0)
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
