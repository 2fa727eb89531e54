import Foundation

/// The people of a room, who do whatever their pages ask of them, one thing at a time: what they do and what
/// they see are one step of the page, so nothing comes between. The first answers are wrong until somebody
/// else has known it, the host takes back one right answer, and one phone leaves while it has the floor.
struct RoomRobot {
    let table: RoomTable
    private(set) var phones: [BrowserPage]
    private(set) var problems: [String] = []
    private var missed: Set<String> = []
    private var hasStolen = false
    private var hasTakenBack = false
    private var hasReturned = false
    private var turn = 0

    init(_ table: RoomTable, _ phones: [BrowserPage]) {
        self.table = table
        self.phones = phones
    }

    private static let scene = """
        [document.body.dataset.moment, ...["progress", "category", "floor", "outcome", "found", "scores",
          "round-title"].map((id) => document.getElementById(id).innerText)].join("|")
        """

    /// Plays to the end.
    mutating func play() async throws {
        var scene = ""
        var since = ContinuousClock.now
        while true {
            let new = try await table.screen.evaluate(Self.scene)
            if new != scene { since = .now }
            scene = new
            let moment = String(scene.prefix { $0 != "|" })
            if moment == "over" { return }
            guard ContinuousClock.now - since < .seconds(60) else {
                throw BrowserPage.TimedOut(description: "nothing more happens: \(scene)")
            }
            // Where nobody can do anything yet, a page may not have drawn what the screen shows.
            let isDone = try await act(moment, scene)
            let condition = "\(Self.scene) !== \(BrowserPage.quoted(scene))"
            try? await table.screen.expect(condition, within: isDone ? 2 : 0.05)
        }
    }

    /// - Returns: Whether somebody did something.
    private mutating func act(_ moment: String, _ scene: String) async throws -> Bool {
        switch moment {
        case "lobby", "round": return try await tell("next")
        case "verdict":
            guard !hasTakenBack, scene.contains("Correct") else { return try await tell("next") }
            hasTakenBack = try await tell("undo")
            return hasTakenBack
        case "paused": return try await tell("hold")
        default:
            turn += 1
            for place in phones.indices {
                if try await useIfPossible((place + turn) % phones.count, scene) { return true }
            }
            return false
        }
    }

    /// The host does something.
    private func tell(_ command: String) async throws -> Bool {
        try await table.host.evaluate(
            "document.querySelector('[data-command=\(command)]').click()")
        return true
    }

    private mutating func useIfPossible(_ place: Int, _ scene: String) async throws -> Bool {
        let question = try await table.host.text(of: "#question")
        let right = try await rightAnswer()
        let isNormal = scene.contains("Normal · ")
        let isMiss = isNormal && !hasStolen && !missed.contains(question)
        let isTaking = isNormal && missed.contains(question)
        if isTaking, !hasReturned, try await isSeen("#text", of: phones[place]) {
            try await leaveAndReturn(place)
            return false
        }
        let done = try await phones[place].evaluate(
            Self.use(question: question, answer: isMiss ? "nonsense" : right))
        guard done == "answer" else { return !done.isEmpty }
        if isMiss { missed.insert(question) } else if isTaking { hasStolen = true }
        return true
    }

    /// What counts, as the host reads it, and was not named yet.
    private func rightAnswer() async throws -> String {
        let line = try await table.host.text(of: "#line")
        let also = line.components(separatedBy: "also: ").last ?? ""
        let found = try await table.screen.text(of: "#found")
        let answers = try await [table.answer()] + also.components(separatedBy: ", ")
        return answers.first { !found.contains($0) } ?? answers[0]
    }

    private func isSeen(_ selector: String, of page: BrowserPage) async throws -> Bool {
        try await page.evaluate(
            "String(Boolean(document.querySelector('\(selector)')?.checkVisibility()))") == "true"
    }

    /// One thing that a phone offers, and its name; empty where it offers nothing.
    private static func use(question: String, answer: String) -> String {
        """
        (() => {
          const one = (selector) => {
            const e = document.querySelector(selector);
            return e?.checkVisibility() && !e.disabled ? e : null;
          };
          const write = (field, text) => { field.value = text; field.form.requestSubmit(); };
          const [stake, cell, text, buzzer] =
            ["#stake", "#board button:not(:disabled)", "#text", "#buzzer"].map(one);
          if (stake) { write(stake, String(Math.min(10, stake.max))); return "wager"; }
          if (cell) { cell.click(); return "pick"; }
          if (document.querySelector("#question").innerText !== \(BrowserPage.quoted(question))) return "";
          if (text) { write(text, \(BrowserPage.quoted(answer))); return "answer"; }
          if (buzzer) { buzzer.click(); return "buzz"; }
          return "";
        })()
        """
    }

    /// A phone is put away and taken up again.
    private mutating func leaveAndReturn(_ place: Int) async throws {
        let name = try await phones[place].text(of: "#me")
        problems += phones[place].problems
        try await phones[place].close()
        try await table.screen.expect("document.querySelector('#scores .is-away') !== null")
        try await phones[place].open(table.joinLink)
        try await phones[place].expect(name, in: "#me")
        try await table.screen.expect("document.querySelector('#scores .is-away') === null")
        hasReturned = true
    }
}
