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

    init(mode: Mode = .everybody, teams: [String] = [], questions: [Question] = [question]) {
        let memory = RoomMemory(code: "ABCD", hostSecret: Secret("host"), guests: [])
        room = Room(teams: teams, memory: memory, draw: { _ in 0 })
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

    var picture: Picture { room.picture(address: "here", clock: nil, isSpeaking: nil) }
}

@Suite struct RoomTests {
    @Test func playersComeWithTheLettersAndAName() {
        let test = TestRoom()
        #expect(test.join("Ada", from: 1, code: "XXXX") == nil)
        #expect(test.join(" ", from: 1) == nil)
        #expect(test.join("Ada", from: 1, code: "abcd") != nil)
        #expect(test.join("ADA", from: 2) == nil)
        #expect(test.join("Grace", from: 2) != nil)
        #expect(test.picture.stage.moment == .lobby)
        #expect(test.picture.stage.scores.map(\.name) == ["Grace", "Ada"])
        test.begin()
        #expect(test.game.standings.map(\.player.name) == ["Ada", "Grace"])
        #expect(test.join("Linus", from: 3) != nil)
        #expect(test.game.standings.map(\.player.name) == ["Ada", "Grace", "Linus"])
        #expect(test.join("Linus", from: 4) == nil)
    }

    @Test func withTeamsEverybodyChoosesOne() {
        let test = TestRoom(teams: ["Reds", "Blues"])
        #expect(test.join("Ada", from: 1) == nil)
        #expect(test.join("Ada", from: 1, team: "Greens") == nil)
        #expect(test.join("Ada", from: 1, team: "Reds") != nil)
        #expect(test.join("Grace", from: 2, team: "Reds") != nil)
        test.begin()
        test.buzz(2)
        #expect(test.picture.stage.floor == "Reds")
        #expect(test.me(1)?.mayAnswer == true)
        #expect(test.me(2)?.mayAnswer == true)
    }

    @Test func theEarlierPressWinsThoughItArrivesLater() {
        let test = TestRoom("Near", "Far", roundTrips: [4, 100])
        test.begin()
        test.buzz(1)
        #expect(test.me(1)?.press == .counted)
        test.wait(.milliseconds(30))
        test.buzz(2)
        test.wait(.milliseconds(40))
        #expect(test.picture.stage.floor == "Far")
        #expect(test.me(2)?.press == .first)
        #expect(test.me(1)?.press == .late)
        #expect(test.me(1)?.behind == 18)
        #expect(test.picture.presses.map(\.name) == ["Far", "Near"])
    }

    @Test(arguments: [(30, "Far"), (60, "Near")])
    func aKeyOfTheKeyboardIsOnePressAmongThoseOfPhones(arrives: Int, first: String) {
        let test = TestRoom("Near", "Far")
        test.measure(2, milliseconds: 100)
        test.begin()
        test.press("Near")
        #expect(test.picture.stage.floor == nil)
        // Made 50 ms before it arrives.
        test.wait(.milliseconds(arrives))
        test.buzz(2)
        test.wait(.milliseconds(20))
        #expect(test.picture.stage.floor == first)
    }

    @Test func aKeyDoesNotBeatAPressThatIsBeingDecided() {
        let test = TestRoom("Ada", "Grace", "Linus")
        test.measure(1, milliseconds: 10)
        test.measure(3, milliseconds: 100)
        test.begin()
        test.buzz(1)
        test.wait(.milliseconds(10))
        test.press("Grace")
        #expect(test.picture.stage.floor == nil)
        test.wait(.milliseconds(40))
        #expect(test.picture.stage.floor == "Ada")
    }

    @Test func withoutPhonesAKeyHasTheFloorAtOnce() {
        let test = TestRoom(teams: ["Reds", "Blues"])
        test.begin()
        test.press("Blues")
        #expect(test.picture.stage.floor == "Blues")
    }

    @Test func aTieIsShownAsATie() {
        let test = TestRoom("Ada", "Grace", roundTrips: [40, 40])
        test.begin()
        test.buzz(1)
        test.buzz(2)
        test.wait(.milliseconds(30))
        #expect(test.me(1)?.press == .drawn)
        #expect(test.me(2)?.press == .tied)
        #expect(test.picture.presses.map(\.isTied) == [true, true])
    }

    @Test func aPressForAnotherQuestionIsNone() {
        let test = TestRoom("Ada", "Grace")
        test.buzz(1)
        #expect(test.room.presses == nil)
        test.begin()
        test.buzz(1, question: 2)
        #expect(test.room.presses == nil)
        test.buzz(1)
        #expect(test.picture.stage.floor == "Ada")
        // The floor is taken: what comes now only learns how late it was.
        test.wait(.milliseconds(20))
        test.buzz(2)
        #expect(test.me(2)?.press == .late)
        #expect(test.me(2)?.behind == 20)
        #expect(test.picture.stage.floor == "Ada")
    }

    @Test func aPressThatComesToNothingIsAnswered() {
        let test = TestRoom(questions: [TestRoom.question, TestRoom.question])
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        func press(question: Int) -> [Room.Effect] {
            var saying = Saying(say: .buzz)
            saying.question = question
            return test.say(saying, from: 1)
        }
        let nothing = Room.Effect.again(connection: 1)
        #expect(press(question: 1) == [nothing])
        test.begin()
        #expect(press(question: 2) == [nothing])
        // One that counts, or is late, changes what the phone is told anyway.
        #expect(!press(question: 1).contains(nothing))
        test.step(.host(.reveal))
        #expect(press(question: 1) == [nothing])
        test.step(.next)
        #expect(press(question: 1) == [nothing])
        #expect(test.me(1)?.mayBuzz == true)
        #expect(!press(question: 2).contains(nothing))
        #expect(test.picture.stage.floor == "Ada")
    }

    @Test func aPressThatComesWhenTheClockIsHeldIsInNobodysWay() {
        let test = TestRoom("Ada", "Grace", roundTrips: [4, 100])
        test.begin()
        test.buzz(1)
        test.step(.host(.hold))
        test.wait(.milliseconds(60))
        #expect(test.me(1)?.press == .first)
        test.step(.host(.hold))
        #expect(test.picture.stage.floor == nil)
        #expect(test.me(1)?.mayBuzz == true)
        test.buzz(2)
        test.wait(.milliseconds(100))
        #expect(test.picture.stage.floor == "Grace")
    }

    @Test func aPhoneComesBackAsTheSamePlayer() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 1))
        test.begin()
        _ = test.room.close(1, at: test.now)
        #expect(test.picture.stage.scores.first?.isAway == true)
        test.room.open(2)
        var saying = Saying(say: .return)
        saying.token = token
        test.say(saying, from: 2)
        #expect(test.room.roles[2] == .player(1))
        #expect(test.picture.stage.scores.first?.isAway == false)
    }

    @Test func aTokenIsOnePhoneAtATimeAndNobodyElse() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 1))
        _ = test.join("Grace", from: 2)
        // Who has the token is the player, and the page that was open hears of it.
        test.room.open(3)
        var saying = Saying(say: .return)
        saying.token = token
        let effects = test.say(saying, from: 3)
        #expect(effects.contains(.tell(connection: 1, .elsewhere)))
        #expect(effects.contains(.close(connection: 1, "opened elsewhere")))
        #expect(test.room.roles[3] == .player(1))
        // It opens nothing else: no other player, no host.
        test.room.open(4)
        saying.token = token.replacing("1.", with: "2.", maxReplacements: 1)
        test.say(saying, from: 4)
        #expect(test.room.roles[4] == .stranger)
        var host = Saying(say: .host)
        host.secret = token
        test.say(host, from: 4)
        #expect(test.room.roles[4] == .stranger)
    }

    @Test(arguments: [
        ("Zoe", "zoe"), ("Zoe", "  ZOE "), ("Zo\u{E9}", "Zoe\u{301}"), ("Zoe", "\u{200B}Zoe"),
        ("Zoe Ray", "Zoe \n Ray"),
    ])
    func oneNameIsOnePlayer(first: String, second: String) {
        let test = TestRoom()
        #expect(test.join(first, from: 1) != nil)
        #expect(test.join(second, from: 2) == nil)
        test.begin()
        #expect(test.join(second, from: 3) == nil)
    }

    @Test func whoWasSentAwayDoesNotComeBackToTheRoomThatGoesOn() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 1))
        _ = test.join("Grace", from: 2)
        test.say(Saying(say: .leave), from: 1)
        #expect(test.room.memory.guests.map(\.name) == ["Grace"])
        test.room = Room(memory: test.room.memory)
        test.room.open(5)
        var saying = Saying(say: .return)
        saying.token = token
        test.say(saying, from: 5)
        #expect(test.room.roles[5] == .stranger)
        // Nobody new gets a number that was another's.
        #expect(test.join("Eve", from: 6)?.hasPrefix("3.") == true)
    }

    @Test func whoIsInTheRoomAndNotInTheGameThatGoesOnPlaysInIt() {
        let test = TestRoom("Ada")
        test.begin()
        // The program ends when the room is kept and the game does not know yet.
        var memory = test.room.memory
        memory.guests.append(Guest(number: 2, secret: Secret(), name: "Grace", colour: 1))
        test.room = Room(isOpenLobby: false, memory: memory)
        test.step(.reopened(since: .zero))
        #expect(test.game.standings.map(\.player.name) == ["Ada", "Grace"])
        #expect(test.me(2)?.plays == true)
    }

    @Test func aPhoneThatNeverHeardThatItIsInAsksAgain() throws {
        let test = TestRoom()
        let wish = String(repeating: "w", count: 32)
        let token = try #require(test.join("Ada", from: 1, wish: wish))
        _ = test.room.close(1, at: test.now)
        #expect(test.join("Ada", from: 2) == nil)
        #expect(test.join("Ada", from: 3, wish: String(repeating: "v", count: 32)) == nil)
        #expect(test.join("Ada", from: 4, wish: wish) == token)
        // Also when the program has ended meanwhile.
        test.room = Room(memory: test.room.memory)
        #expect(test.join("Ada", from: 5, wish: wish) == token)
        #expect(test.room.guests.count == 1)
        // A word that could be guessed is none.
        #expect(test.join("Eve", from: 6, wish: "e") != nil)
        #expect(test.join("Eve", from: 7, wish: "e") == nil)
    }

    @Test func whoseTeamIsGoneJoinsAnew() {
        let test = TestRoom(teams: ["Reds", "Blues"])
        _ = test.join("Ada", from: 1, team: "Reds")
        _ = test.join("Grace", from: 2, team: "Blues")
        #expect(
            Room(teams: ["Reds"], memory: test.room.memory).guests.values.map(\.name) == ["Ada"])
    }

    @Test(arguments: [Saying.Kind.line, .remove])
    func aPlayerIsNoHost(kind: Saying.Kind) {
        let test = TestRoom("Ada", "Grace")
        var saying = Saying(say: kind)
        saying.text = #"{"command": "stop"}"#
        saying.name = "Grace"
        let effects = test.say(saying, from: 1)
        #expect(effects == [.tell(connection: 1, .no("This is not yours to do here."))])
        #expect(test.room.guests.count == 2)
    }

    @Test func theHostSendsAPhoneAway() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        test.room.open(3)
        var host = Saying(say: .host)
        host.secret = "host"
        test.say(host, from: 3)
        var remove = Saying(say: .remove)
        remove.name = "Ada"
        test.say(remove, from: 3)
        #expect(test.room.guests.values.map(\.name) == ["Grace"])
        #expect(test.game.standings.first?.hasLeft == true)
    }

    @Test func twoHundredPlayAndNoMore() {
        let test = TestRoom()
        for number in 1...Room.mostGuests { #expect(test.join("P\(number)", from: number) != nil) }
        #expect(test.join("Late", from: 500) == nil)
        // Who was away for a minute makes room.
        _ = test.room.close(7, at: test.now)
        #expect(test.join("Late", from: 500) == nil)
        test.wait(Room.longestAway)
        #expect(test.join("Late", from: 500) != nil)
        #expect(test.room.guests.count == Room.mostGuests)
        test.begin()
        #expect(test.game.seats.count == Room.mostGuests)
    }

    @Test func tenThousandJoinsAndLeavesLeaveNothingBehind() {
        let test = TestRoom("Stays")
        for number in 2...10_001 {
            #expect(test.join("Guest", from: number) != nil)
            test.say(Saying(say: .leave), from: number)
            _ = test.room.close(number, at: test.now)
        }
        #expect(test.room.guests.count == 1)
        #expect(test.room.roles.count == 1)
        #expect(test.game.standings.isEmpty)
    }

    @Test func aGameTakesNewcomersOnlySoOften() {
        let test = TestRoom("Ada")
        test.begin()
        var joined = 0
        for number in 2...(Newcomers.most + 50) {
            if test.join("Guest \(number)", from: number) != nil { joined += 1 }
            test.say(Saying(say: .leave), from: number)
        }
        #expect(joined == Newcomers.most)
    }

    @Test func aMachineThatComesAndGoesLeavesNewcomersForTheOthers() {
        let test = TestRoom("Ada")
        test.begin()
        func come(_ count: Int, from machine: String) -> Int {
            (0..<count).count { number in
                let connection = 10 + number
                let token = test.join("\(machine) \(number)", from: connection, machine: machine)
                test.say(Saying(say: .leave), from: connection)
                _ = test.room.close(connection, at: test.now)
                return token != nil
            }
        }
        #expect(come(2_000, from: "10.0.0.7") == 111)
        // Nor can several: whoever has not been here finds a place.
        let others = (1...30).map { come(200, from: "10.0.1.\($0)") }
        #expect(others.first == 98)
        #expect(others.allSatisfy { $0 > 0 })
        #expect(come(1, from: "10.0.2.1") == 1)
        #expect(come(1, from: "10.0.0.7") == 0)
        #expect(test.room.roles.count == 1)
    }

    @Test func aMachineCannotTakeAllPlacesByComingAndStayingAway() {
        let test = TestRoom()
        func come(_ number: Int, from machine: String) -> Bool {
            let token = test.join("\(machine) \(number)", from: number, machine: machine)
            _ = test.room.close(number, at: test.now)
            return token != nil
        }
        #expect((1...300).count { come($0, from: "10.0.0.7") } == Neighbours.mostPages)
        #expect(come(301, from: "10.0.0.8"))
        // A machine's own players make room for its next ones, and nobody else's.
        test.wait(Room.longestAway)
        #expect((400...420).allSatisfy { come($0, from: "10.0.0.7") })
        #expect(test.room.guests.count == Neighbours.mostPages + 1)
        #expect(test.room.guests.values.contains { $0.machine == "10.0.0.8" })
    }
}
