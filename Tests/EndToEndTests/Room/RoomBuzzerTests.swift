import Foundation
import SoundTestSupport
import Testing

/// Whatever becomes of a press, the next one can be made.
@Suite("A buzzer that does not stick", .serialized, .timeLimit(.minutes(4)), .needsBrowser)
struct RoomBuzzerTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    /// The phone's presses stay on their way.
    private static let hold = """
        window.held ??= [];
        window.isHeld = true;
        window.send ??= WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          if (window.isHeld && text.includes('"buzz"')) window.held.push([this, text]);
          else window.send.call(this, text);
        };
        """
    /// They arrive.
    private static let letGo = """
        window.isHeld = false;
        for (const [socket, text] of window.held.splice(0)) window.send.call(socket, text);
        """
    /// They are lost with their line, which says so.
    private static let breakOff = """
        window.isHeld = false;
        for (const [socket] of window.held.splice(0)) socket.close();
        """
    /// They are lost with their line, and nothing says so: the room is not heard for twenty seconds.
    private static let fallSilent = """
        window.isHeld = false;
        window.held.splice(0);
        window.now ??= Date.now;
        Date.now = () => window.now() + 20000;
        """

    @Test("A press that is late, comes after the ruling, or is lost on its way is over with")
    func presses() async throws {
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", try home.parisPack(6), "--questions", "5", "--scoring",
                "flat", "--time-limit", "300",
            ], home: home)
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        func pressAndHold(question: Int) async throws {
            try await table.next(until: "Question \(question)", in: "#progress")
            try await grace.expect("Buzz", in: "#buzzer-text")
            try await grace.evaluate(Self.hold)
            try await grace.tap("#buzzer")
            try await grace.expect("Pressed", in: "#buzzer-text")
        }
        func pressAgain() async throws {
            try await grace.tap("#buzzer")
            try await screen.expect("Grace has the floor", in: "#floor")
            try await host.tap("[data-command=reveal]")
            try await screen.expect("Told by the host", in: "#outcome")
        }

        // Another was first.
        try await pressAndHold(question: 1)
        try await ada.tap("#buzzer")
        try await screen.expect("Ada has the floor", in: "#floor")
        try await grace.evaluate(Self.letGo)
        try await grace.expect("too late", in: "#buzzer-text")
        try await ada.answer("Paris")
        try await screen.expect("Ada: Correct", in: "#outcome")
        try await table.next(until: "Question 2", in: "#progress")
        try await pressAgain()

        // Its question is over when it comes, or the next one is there.
        try await pressAndHold(question: 3)
        try await host.tap("[data-command=reveal]")
        try await screen.expect("Told by the host", in: "#outcome")
        try await table.next(until: "Question 4", in: "#progress")
        try await grace.evaluate(Self.letGo)
        try await pressAgain()

        // It never comes.
        try await pressAndHold(question: 5)
        try await grace.evaluate(Self.breakOff)
        try await grace.expect("Buzz", in: "#buzzer-text")
        try await grace.evaluate(Self.hold)
        try await grace.tap("#buzzer")
        try await grace.expect("Pressed", in: "#buzzer-text")
        try await grace.evaluate(Self.fallSilent)
        try await grace.expect("Buzz", in: "#buzzer-text")
        try await pressAgain()
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
