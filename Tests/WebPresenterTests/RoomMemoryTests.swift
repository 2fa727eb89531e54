import Foundation
import Testing
import TriviaGame

@testable import WebPresenter

/// A room that goes on: with the next game of its program, or after its program has ended.
@Suite struct RoomMemoryTests {
    @Test func theNextGameDoesNotTakeItsPagesForThoseOfTheGameBefore() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 2))
        test.room = Room(memory: test.room.memory)
        // Pages are counted anew: the host's has the number that Ada's had.
        test.room.open(1)
        test.room.open(2, withSecrets: ["host"])
        test.say(Saying(say: .host), from: 2)
        var saying = Saying(say: .return)
        saying.token = token
        let effects = test.say(saying, from: 1)
        #expect(!effects.contains(.tell(connection: 2, .elsewhere)))
        #expect(test.room.roles == [1: .player(1), 2: .host])
    }

    @Test func aPageThatReturnsTwiceDoesNotGiveWayToItself() throws {
        let test = TestRoom()
        var saying = Saying(say: .return)
        saying.token = test.join("Ada", from: 1)
        let effects = test.say(saying, from: 1)
        #expect(!effects.contains(.tell(connection: 1, .elsewhere)))
        #expect(test.room.roles[1] == .player(1))
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

    @Test func whoHasLeftMayComeBackToTheGameThatGoesOn() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 1))
        _ = test.join("Grace", from: 2)
        test.begin()
        test.say(Saying(say: .leave), from: 1)
        let kept = try JSONEncoder().encode(test.room.memory)
        let memory = try JSONDecoder().decode(RoomMemory.self, from: kept)
        test.room = Room(isOpenLobby: false, memory: memory)
        test.step(.reopened(since: .zero))
        var saying = Saying(say: .join)
        (saying.code, saying.name, saying.token) = ("ABCD", "Ada", token)
        test.room.open(5)
        test.say(saying, from: 5)
        #expect(test.room.roles[5] == .player(1))
        #expect(test.game.standings.map(\.hasLeft) == [false, false])
        // In the next game there are no points that anybody could have left.
        test.say(Saying(say: .leave), from: 5)
        #expect(Room(memory: test.room.memory).departed.isEmpty)
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
}
