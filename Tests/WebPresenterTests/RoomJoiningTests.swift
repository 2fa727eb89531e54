import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

/// Phones that come in, go, and come back.
@Suite struct RoomJoiningTests {
    @Test func aPhoneLooksOnUntilItJoins() {
        // Whom it can play for is in the picture.
        let test = TestRoom(teams: ["Reds", "Blues"])
        #expect(test.join("Ada", from: 1) == nil)
        #expect(test.say(Saying(say: .watch), from: 1) == [.refresh])
        #expect(test.room.roles[1] == .audience)
        #expect(test.picture.teams == ["Reds", "Blues"])
        var saying = Saying(say: .join)
        (saying.code, saying.name, saying.team) = ("ABCD", "Ada", "Blues")
        test.say(saying, from: 1)
        #expect(test.room.roles[1] == .player(1))
        // Whoever is in sees it anyway.
        #expect(test.say(Saying(say: .watch), from: 1).isEmpty)
        #expect(test.room.roles[1] == .player(1))
    }

    @Test func whoLeavesMayComeBackOnTheSamePhoneToTheSamePoints() throws {
        let test = TestRoom(questions: [TestRoom.question, TestRoom.question])
        let token = try #require(test.join("Ada", from: 1))
        _ = test.join("Grace", from: 2)
        test.begin()
        test.step(.host(.adjust(player: "Ada", by: 50)))
        func come(_ name: String, _ token: String?, from connection: Int) -> String? {
            test.room.open(connection)
            var saying = Saying(say: .join)
            (saying.code, saying.name, saying.token) = ("ABCD", name, token)
            for case .tell(connection, .welcome(let welcome)) in test.say(saying, from: connection)
            {
                return welcome.token
            }
            return nil
        }
        // While somebody has a name it is nobody else's, whatever is known of its seat.
        #expect(come("ada", token, from: 3) == nil)
        test.say(Saying(say: .leave), from: 1)
        #expect(test.game.standings[0].hasLeft)
        #expect(come("Ada", nil, from: 4) == nil)
        #expect(come("Ada", "1.guessed", from: 5) == nil)
        // Under another name it is somebody else.
        #expect(come("Eve", token, from: 6)?.hasPrefix("3.") == true)
        #expect(come(" ada", token, from: 7) == token)
        #expect(test.room.roles[7] == .player(1))
        #expect(!test.game.standings[0].hasLeft)
        #expect(test.me(1)?.points == 50)
        // The question that is open was not opened for who comes.
        #expect(test.me(1)?.waits == true)
    }

    @Test func theTerminalIsToldWhoHasJoined() {
        let test = TestRoom()
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        test.say(Saying(say: .leave), from: 1)
        test.begin()
        _ = test.join("Linus", from: 3)
        let told = test.effects.compactMap { effect -> [String]? in
            if case .input(.waiting(let names)) = effect { names } else { nil }
        }
        #expect(told == [["Ada"], ["Ada", "Grace"], ["Grace"]])
    }
}
