import Foundation
import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

/// The sign and colour of each player, which nobody else has.
@Suite struct LookTests {
    private func join(
        _ test: TestRoom, _ name: String, from connection: Int, sign: Int? = nil,
        colour: Int? = nil, token: String? = nil
    ) -> String? {
        test.room.open(connection)
        var saying = Saying(say: .join)
        (saying.code, saying.name, saying.token) = ("ABCD", name, token)
        (saying.sign, saying.colour) = (sign, colour)
        for case .tell(connection, .welcome(let welcome)) in test.say(saying, from: connection) {
            return welcome.token
        }
        return nil
    }

    private func looksOf(_ test: TestRoom) -> [Look] { test.room.guests.values.map(\.look) }

    @Test func thePagesHaveAllSigns() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/WebPresenter/Web/signs.js")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.split(separator: "name: say`").count - 1 == Look.signs)
        #expect(Look.all.count > Room.mostGuests)
        #expect(Set(Look.all.map(\.number)) == Set(0..<Look.all.count))
    }

    @Test func aPlayerGetsTheChosenSignAndColourAndNobodyElseDoes() {
        let test = TestRoom()
        #expect(join(test, "Ada", from: 1, sign: 3, colour: 5) != nil)
        #expect(test.room.takenLooks == [Look(sign: 3, colour: 5)])
        #expect(join(test, "Grace", from: 2, sign: 3, colour: 5) == nil)
        #expect(
            test.effects.contains(
                .tell(
                    connection: 2,
                    .no(
                        "Another player already has this symbol in this color. Please choose a different one."
                    )
                )))
        #expect(join(test, "Grace", from: 2, sign: 3, colour: 6) != nil)
        let score = test.picture.stage.scores.first { $0.name == "Grace" }
        #expect(score?.sign == 3 && score?.colour == 6)
        #expect(test.me(1)?.sign == 3 && test.me(1)?.colour == 5)
        let seats = test.room.hostPicture(notes: []).seats
        #expect(seats.map(\.sign) == [3, 3] && seats.map(\.colour) == [5, 6])
    }

    @Test func aPlayerWhoChoosesNothingGetsAFreeSign() {
        let test = TestRoom()
        // Programs of earlier versions send only a colour.
        for number in 1...Look.signs + 2 {
            #expect(join(test, "Guest \(number)", from: number, colour: 2) != nil)
        }
        let looks = looksOf(test)
        #expect(Set(looks).count == looks.count)
        // Everybody has the wished colour as long as there are signs in it.
        #expect(looks.count { $0.colour == 2 } == Look.signs)
        // What no page can draw is not taken.
        #expect(join(test, "Eve", from: 90, sign: 1_000, colour: -4) != nil)
        #expect(looksOf(test).allSatisfy { $0.isKnown })
    }

    @Test func aFullRoomHasAsManyDifferentPairs() {
        let test = TestRoom()
        for number in 1...Room.mostGuests { _ = join(test, "Guest \(number)", from: number) }
        #expect(test.room.guests.count == Room.mostGuests)
        #expect(test.room.takenLooks.count == Room.mostGuests)
    }

    @Test func aPlayerWhoReturnsHasTheSameSign() throws {
        let test = TestRoom()
        let token = try #require(join(test, "Ada", from: 1, sign: 7, colour: 1))
        _ = test.room.close(1, at: test.now)
        test.room.open(2)
        var saying = Saying(say: .return)
        saying.token = token
        test.say(saying, from: 2)
        #expect(test.me(1)?.sign == 7 && test.me(1)?.colour == 1)

        // A player who left still owns the pair, and has it again.
        _ = join(test, "Grace", from: 3)
        test.begin()
        test.say(Saying(say: .leave), from: 2)
        #expect(join(test, "Eve", from: 4, sign: 7, colour: 1) == nil)
        #expect(join(test, "Ada", from: 5, token: token) == token)
        #expect(test.me(1)?.sign == 7 && test.me(1)?.colour == 1)
        test.say(Saying(say: .leave), from: 5)
        #expect(join(test, "Ada", from: 6, sign: 7, colour: 2, token: token) == token)
        #expect(test.me(1)?.colour == 2)
    }

    @Test func theRoomKeepsTheSignsWhenItsProgramEnds() throws {
        let test = TestRoom()
        _ = join(test, "Ada", from: 1, sign: 7, colour: 1)
        test.game = Game(
            GameSetup(
                mode: .everybody, rules: .room, players: [Player(name: "Keys")],
                entries: [GameSetup.Entry(question: TestRoom.question)]))
        test.begin()
        func scores() -> [Stage.Score] { test.picture.stage.scores.sorted { $0.name < $1.name } }
        let before = scores()
        #expect(before.map(\.name) == ["Ada", "Keys"])
        // A player at the keyboard has a sign too, and nobody can take it.
        let keys = Look(sign: before[1].sign, colour: before[1].colour)
        #expect(join(test, "Eve", from: 2, sign: keys.sign, colour: keys.colour) == nil)
        let data = try JSONEncoder().encode(test.room.memory)
        let memory = try JSONDecoder().decode(RoomMemory.self, from: data)
        test.room = Room(isOpenLobby: false, memory: memory)
        test.step(.reopened(since: .zero))
        let looks = { (scores: [Stage.Score]) in scores.map { [$0.sign, $0.colour] } }
        #expect(looks(scores()) == looks(before))
    }

    @Test func playersAtTheKeyboardAreInTheLobby() {
        let test = TestRoom()
        test.step(.joined("Keys"))
        #expect(test.picture.stage.scores.map(\.name) == ["Keys"])
        _ = test.join("Ada", from: 1)
        #expect(test.picture.stage.scores.map(\.name) == ["Ada", "Keys"])
        #expect(test.picture.stage.playerCount == 2)
        // They need no phone to begin.
        let alone = TestRoom()
        alone.step(.joined("Keys"))
        alone.begin()
        #expect(alone.picture.stage.moment != .lobby)
    }

    @Test func aRoomOfAnEarlierVersionGetsSigns() throws {
        let text = """
            {"code": "ABCD", "hostSecret": {"text": "host"}, "guests": [
            {"number": 1, "secret": {"text": "a"}, "name": "Ada", "colour": 1},
            {"number": 2, "secret": {"text": "b"}, "name": "Grace", "colour": 1}]}
            """
        let memory = try JSONDecoder().decode(RoomMemory.self, from: Data(text.utf8))
        let room = Room(memory: memory)
        let looks = room.guests.values.map(\.look)
        #expect(looks.map(\.colour) == [1, 1])
        #expect(Set(looks).count == 2)
    }

    @Test func teamsAndTheirMembersHaveSigns() {
        let test = TestRoom(teams: ["Reds", "Blues"])
        _ = test.join("Ada", from: 1, team: "Reds")
        _ = test.join("Grace", from: 2, team: "Reds")
        let teams = test.picture.lobby
        #expect(teams.map(\.looks.count) == [2, 0])
        #expect(Set(teams[0].looks).count == 2)
        // A team looks like its first member; one without members has a look of its own.
        #expect(teams[0].sign == teams[0].looks[0].sign)
        let pairs = Set(teams.map { Look(sign: $0.sign, colour: $0.colour) })
        #expect(pairs.count == 2)
    }
}
