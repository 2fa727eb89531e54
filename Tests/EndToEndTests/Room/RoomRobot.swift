import Foundation

/// The people of a room, who do whatever the screen asks of them: the host’s next thing, a buzz, an
/// answer, a wager, a pick. Every third answer is wrong.
struct RoomRobot {
    let table: RoomTable
    let phones: [BrowserPage]
    /// Where a page was looked at already: a round and a moment.
    private var seen: Set<String> = []
    /// What was wrong with a page for those who see or point less well.
    private(set) var problems: [String] = []
    private var answers = 0

    init(_ table: RoomTable, _ phones: [BrowserPage]) {
        self.table = table
        self.phones = phones
    }

    private static let state = """
        [document.body.dataset.moment, ...["progress", "floor", "found", "scores", "round-title", "outcome"]
          .map((id) => document.getElementById(id).innerText)].join("|")
        """

    /// Plays to the end.
    mutating func play() async throws {
        while true {
            let state = try await table.screen.evaluate(Self.state)
            let moment = String(state.prefix { $0 != "|" })
            try await look(at: moment)
            if moment == "over" { return }
            // What one wanted to do may have become too late while it was looked at.
            try? await act(moment)
            try await table.screen.expect("\(Self.state) !== \(BrowserPage.quoted(state))")
        }
    }

    private mutating func look(at moment: String) async throws {
        let round = try await table.screen.text(of: "#progress").prefix { $0 != "·" }
        guard seen.insert("\(round) \(moment)").inserted else { return }
        for page in [table.screen, table.host] + phones {
            let found = try await PagePictures.problems(of: page)
            if !found.isEmpty { problems.append("\(round) \(moment): \(found)") }
        }
    }

    private mutating func act(_ moment: String) async throws {
        switch moment {
        case "lobby", "round", "verdict": try await table.next()
        case "paused": try await table.host.tap("[data-command=hold]")
        case "proposed": try await table.host.tap("[data-command=accept]")
        case "pick": try await first("#board")?.tap("#board button:not(:disabled)")
        case "wager": try await first("#wager")?.wager(10)
        case "open", "floor", "sealed", "whose":
            if let phone = try await first("#answer") { return try await answer(with: phone) }
            try await first("#buzzer:not(:disabled)")?.tap("#buzzer")
        default: break
        }
    }

    private mutating func answer(with phone: BrowserPage) async throws {
        answers += 1
        let right = try await table.answer()
        try await phone.answer(answers.isMultiple(of: 3) ? "nonsense" : right)
    }

    /// The first phone on which an element is seen.
    private func first(_ selector: String) async throws -> BrowserPage? {
        for phone in phones {
            let isSeen = try await phone.evaluate(
                "String(Boolean(document.querySelector('\(selector)')?.checkVisibility()))")
            if isSeen == "true" { return phone }
        }
        return nil
    }
}
