import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

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
        #expect(test.picture.stage.playerCount == 2)
        #expect(test.picture.lobby.map(\.name) == ["Reds", "Blues"])
        #expect(test.picture.lobby.map(\.members) == [["Ada", "Grace"], []])
        #expect(test.room.hostPicture(notes: []).seats.map(\.phones) == [2, 0])
        test.begin()
        #expect(test.picture.lobby.isEmpty)
        test.buzz(2)
        #expect(test.picture.stage.floor == "Reds")
        #expect(test.me(1)?.mayAnswer == true)
        #expect(test.me(2)?.mayAnswer == true)
    }

    @Test func whatIsToldOnePhoneIsToldNoOther() {
        let test = TestRoom("Ada", "Grace")
        #expect(
            test.room.tell("Grace", .aside("The answer is a number."))
                == [.tell(connection: 2, .aside("The answer is a number."))])
    }

    @Test func beforeAnybodyHasPointsNobodyIsFirst() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        #expect(test.me(1)?.place == nil)
        test.step(.host(.adjust(player: "Grace", by: 50)))
        #expect([1, 2].map { test.me($0)?.place } == [2, 1])
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
        test.room.open(5, withSecrets: [token])
        for connection in [4, 5] {
            test.say(Saying(say: .host), from: connection)
            #expect(test.room.roles[connection] == .stranger)
        }
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

    @Test(arguments: [Saying.Kind.line, .remove, .enlarge])
    func aPlayerIsNoHost(kind: Saying.Kind) {
        let test = TestRoom("Ada", "Grace")
        var saying = Saying(say: kind)
        saying.text = #"{"command": "stop"}"#
        saying.name = "Grace"
        let effects = test.say(saying, from: 1)
        #expect(effects == [.tell(connection: 1, .no("You cannot do that here."))])
        #expect(test.room.guests.count == 2)
    }

    @Test func thatAHostIsThereIsToldOnceAndThatNoneIs() {
        let test = TestRoom("Ada")
        let host = Saying(say: .host)
        test.room.open(8, withSecrets: ["host"])
        test.room.open(9, withSecrets: ["x", "host"])
        #expect(test.say(host, from: 8).contains(.input(.hosting(true))))
        #expect(!test.say(host, from: 9).contains(.input(.hosting(true))))
        #expect(!test.room.close(8, at: test.now).contains(.input(.hosting(false))))
        #expect(test.room.close(9, at: test.now).contains(.input(.hosting(false))))
        #expect(!test.room.close(1, at: test.now).contains(.input(.hosting(false))))
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

    @Test func whoOnlyLooksOnLeavesPlacesForPlayers() {
        let test = TestRoom()
        func watch(_ connection: Int) -> [Room.Effect] {
            test.room.open(connection)
            return test.say(Saying(say: .watch), from: connection)
        }
        #expect((1...Room.mostAudience).allSatisfy { watch($0) == [.refresh] })
        #expect(watch(500) == [.close(connection: 500, "too many people are watching")])
        #expect(test.join("Ada", from: 501) != nil)
        let others = Room.mostGuests + RoomKeeper.mostStrangers
        #expect(Room.mostAudience + others < RoomKeeper.mostConnections)
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

    @Test func whoeverComesWhileAQuestionIsOpenWaitsForTheNext() {
        let test = TestRoom("Zed", "Ada", "Grace")
        test.begin()
        test.say(Saying(say: .leave), from: 1)
        #expect(test.join("Zoe", from: 4) != nil)
        #expect(test.me(4)?.plays == true)
        #expect(test.me(4)?.waits == true)
        #expect(test.me(4)?.mayBuzz == false)
        #expect(test.me(2)?.mayBuzz == true)
    }
}
