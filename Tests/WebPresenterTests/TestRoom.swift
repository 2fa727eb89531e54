import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import WebPresenter

/// A room and the game in it: what phones want reaches the game, what the game shows reaches the room.
final class TestRoom {
    var room: Room
    var game: Game
    var now = Duration.zero
    private(set) var effects: [Room.Effect] = []

    static let question = Question(
        id: "1", prompt: "Which town is the capital of the tests?", answer: "Xanadu-Zwiebel")

    init(
        mode: Mode = .everybody, teams: [String] = [], questions: [Question] = [question],
        hearsPhones: Bool = false
    ) {
        let memory = RoomMemory(code: "ABCD", hostSecret: Secret("host"), guests: [])
        room = Room(teams: teams, memory: memory, hearsPhones: hearsPhones, draw: { _ in 0 })
        var setup = GameSetup(
            mode: mode, rules: .room, players: teams.map(Player.init),
            entries: questions.map { GameSetup.Entry(question: $0) })
        setup.players = teams.map(Player.init)
        game = Game(setup)
    }

    /// With phones that have joined: the first is connection and guest 1.
    convenience init(_ first: String, _ others: String..., roundTrips: [Int] = []) {
        self.init()
        for (place, name) in ([first] + others).enumerated() { _ = join(name, from: place + 1) }
        for (place, milliseconds) in roundTrips.enumerated() {
            measure(place + 1, milliseconds: milliseconds)
        }
    }

    private var time: AudioTime { AudioTime(seconds: now / .seconds(1)) }

    func step(_ event: GameEvent) {
        let shown = game.step(event, at: time)
        for effect in shown { carryOut(room.show(effect, of: game)) }
        if shown.contains(where: { if case .read = $0 { true } else { false } }) {
            step(.readingEnded(aloud: true))
        }
    }

    @discardableResult
    func say(_ saying: Saying, from connection: Int) -> [Room.Effect] {
        carryOut(room.hear(saying, from: connection, at: now))
    }

    @discardableResult
    func sound(_ samples: [Int16], from connection: Int) -> [Room.Effect] {
        carryOut(room.hear(sound: samples, from: connection))
    }

    @discardableResult
    func close(_ connection: Int) -> [Room.Effect] {
        carryOut(room.close(connection, at: now))
    }

    @discardableResult
    func wait(_ duration: Duration) -> [Room.Effect] {
        now += duration
        return carryOut(room.tick(at: now))
    }

    @discardableResult
    func begin() -> [Room.Effect] { carryOut(room.begin()) }

    /// As the session does.
    @discardableResult
    private func carryOut(_ new: [Room.Effect]) -> [Room.Effect] {
        effects += new
        for case .input(let input) in new {
            switch input {
            case .begin(let names):
                for name in names { step(.joined(name)) }
                step(.begin)
            case .joined(let name): step(.joined(name))
            case .left(let name): step(.left(name))
            case .buzz(let player):
                if let seat = game.seat(named: player), game.awaitsBuzz { step(.buzz(seat)) }
            default: break
            }
        }
        return new
    }

    /// A phone joins.
    ///
    /// - Returns: Its token; nil when it was not let in.
    func join(
        _ name: String, from connection: Int, code: String = "ABCD", team: String? = nil,
        wish: String? = nil, machine: String? = nil
    ) -> String? {
        room.open(connection, from: machine)
        var saying = Saying(say: .join)
        saying.code = code
        saying.name = name
        saying.team = team
        saying.wish = wish
        for case .tell(connection, .welcome(let welcome)) in say(saying, from: connection) {
            return welcome.token
        }
        return nil
    }

    /// A browser with the host's cookie opens the host's page.
    func openHostPage(from connection: Int) {
        room.open(connection, withSecrets: ["host"])
        say(Saying(say: .host), from: connection)
    }

    /// A player's key at the keyboard.
    func press(_ player: String) { carryOut(room.press(of: player, at: now)) }

    func buzz(_ connection: Int, question: Int = 1) {
        var saying = Saying(say: .buzz)
        saying.question = question
        say(saying, from: connection)
    }

    /// Measures a phone's round trip.
    func measure(_ guest: Int, milliseconds: Int) {
        for _ in 0..<RoundTrips.kept {
            guard let number = room.guests[guest]?.roundTrips.begin(at: now) else { return }
            room.guests[guest]?.roundTrips.end(number, at: now + .milliseconds(milliseconds))
        }
    }

    func me(_ guest: Int) -> Me? { room.me(guest) }

    var picture: Picture { room.picture(address: "here", clock: nil, sound: Audibility()) }
}
