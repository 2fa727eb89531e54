import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

/// Players who leave a game or are removed by the host.
@Suite struct RoomLeavingTests {
    /// Lets the host remove a player.
    private func sendAway(_ name: String, of test: TestRoom) {
        test.room.open(9, withSecrets: ["host"])
        test.say(Saying(say: .host), from: 9)
        var remove = Saying(say: .remove)
        remove.name = name
        test.say(remove, from: 9)
    }

    @Test func theHostSendsAPhoneAway() {
        let test = TestRoom("Ada", "Grace")
        test.begin()
        sendAway("Ada", of: test)
        #expect(test.room.guests.values.map(\.name) == ["Grace"])
        #expect(test.game.standings.first?.hasLeft == true)
    }

    @Test func whoWasSentAwayComesBackInTheNextGameOnly() throws {
        let test = TestRoom()
        let token = try #require(test.join("Ada", from: 1))
        _ = test.join("Grace", from: 2)
        test.begin()
        sendAway("Ada", of: test)
        func comesBack(as name: String, from connection: Int) -> Bool {
            test.room.open(connection)
            var saying = Saying(say: .join)
            (saying.code, saying.name, saying.token) = ("ABCD", name, token)
            test.say(saying, from: connection)
            return test.room.roles[connection] != .stranger
        }
        #expect(!comesBack(as: "Ada", from: 4))
        #expect(!comesBack(as: "Eve", from: 5))
        // Nor after its program has ended.
        test.room = Room(isOpenLobby: false, memory: test.room.memory)
        test.step(.reopened(since: .zero))
        #expect(!comesBack(as: "Ada", from: 6))
        test.room = Room(memory: test.room.memory)
        #expect(comesBack(as: "Ada", from: 7))
    }

    @Test(arguments: [true, false])
    func whoeverLeavesWithTheFloorLeavesItToTheOthers(isSentAway: Bool) {
        let test = TestRoom("Zed", "Ada", "Grace")
        test.begin()
        test.buzz(1)
        test.wait(.milliseconds(80))
        #expect(test.picture.stage.floor == "Zed")
        if isSentAway {
            sendAway("Zed", of: test)
        } else {
            test.say(Saying(say: .leave), from: 1)
        }
        #expect(test.me(2)?.mayBuzz == true)
        test.buzz(2)
        test.wait(.milliseconds(80))
        #expect(test.picture.stage.floor == "Ada")
        #expect(test.me(2)?.press == .first)
    }

    @Test func aPressOfWhoeverLeavesIsInNobodysWay() {
        let test = TestRoom("Zed", "Ada")
        test.measure(2, milliseconds: 100)
        test.begin()
        test.buzz(1)
        test.say(Saying(say: .leave), from: 1)
        test.wait(.milliseconds(80))
        test.buzz(2)
        test.wait(.milliseconds(80))
        #expect(test.me(2)?.mayAnswer == true)
    }
}
