import CommandMatcher
import Testing
import TriviaGame

@testable import WebPresenter

/// What players say into their phones.
@Suite("Talking into a phone")
struct RoomTalkingTests {
    /// Ada has the floor, and Grace has not.
    private func table(hearsPhones: Bool = true) -> TestRoom {
        let test = TestRoom(hearsPhones: hearsPhones)
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        test.begin()
        test.buzz(1)
        return test
    }

    private func talk(question: Int? = 1, hertz: Int? = 16_000) -> Saying {
        var saying = Saying(say: .talk)
        saying.question = question
        saying.hertz = hertz
        return saying
    }

    private func speech(_ effects: [Room.Effect]) -> [PhoneSpeech] {
        effects.compactMap { if case .speech(let speech) = $0 { speech } else { nil } }
    }

    @Test("An utterance is passed on from its beginning to its end")
    func whole() {
        let test = table()
        #expect(test.me(1)?.mayTalk == true && test.me(2)?.mayTalk == false)
        var parts = speech(test.say(talk(), from: 1))
        parts += speech(test.sound([1, 2], from: 1))
        parts += speech(test.sound([3], from: 1))
        parts += speech(test.say(Saying(say: .talked), from: 1))
        #expect(parts.map(\.part) == [.began(hertz: 16_000), .sound([1, 2]), .sound([3]), .ended])
        #expect(Set(parts.map(\.player)) == ["Ada"] && Set(parts.map(\.number)) == [1])
        #expect(speech(test.sound([4], from: 1)) == [])
        #expect(speech(test.say(talk(), from: 1)).map(\.number) == [2])
    }

    @Test("Only who may answer is heard, and only about the question that is asked")
    func refused() {
        let test = table()
        #expect(speech(test.say(talk(), from: 2)) == [])
        #expect(speech(test.sound([1], from: 2)) == [])
        #expect(speech(test.say(talk(question: 2), from: 1)) == [])
        #expect(speech(test.say(talk(hertz: nil), from: 1)) == [])
        #expect(speech(test.say(talk(hertz: 7), from: 1)) == [])
        #expect(speech(test.sound([1], from: 1)) == [])
        let deaf = table(hearsPhones: false)
        #expect(deaf.me(1)?.mayTalk == false && !deaf.picture.hearsPhones)
        #expect(speech(deaf.say(talk(), from: 1)) == [])
    }

    @Test("A wager and a pick are about no question", arguments: [Round.finale, .board])
    func requests(round: Round) {
        let test = TestRoom(hearsPhones: true)
        var setup = GameSetup(
            mode: .turns, rules: .room,
            entries: [TestRoom.question, TestRoom.question].map { GameSetup.Entry(question: $0) },
            rounds: [round])
        setup.players = []
        test.game = Game(setup)
        _ = test.join("Ada", from: 1)
        _ = test.join("Grace", from: 2)
        test.begin()
        test.step(.next)
        #expect(test.me(1)?.mayTalk == true && test.me(2)?.mayTalk == (round == .finale))
        #expect(speech(test.say(talk(), from: 1)) == [])
        #expect(speech(test.say(talk(question: nil), from: 1)).count == 1)
        #expect(speech(test.say(talk(question: nil), from: 2)).count == (round == .finale ? 1 : 0))
        test.step(round == .finale ? .wagered(0, .points(0)) : .command(.category(0, value: nil)))
        #expect(speech(test.say(talk(question: nil), from: 1)).map(\.part) == [.brokenOff])
    }

    @Test("A phone that is gone breaks off what it said")
    func gone() {
        let test = table()
        test.say(talk(), from: 1)
        #expect(speech(test.close(1)).map(\.part) == [.brokenOff])
        let other = table()
        other.say(talk(), from: 1)
        #expect(speech(other.say(Saying(say: .leave), from: 1)).map(\.part) == [.brokenOff])
    }

    @Test("Somebody who begins anew has broken off what was begun")
    func anew() {
        let test = table()
        test.say(talk(), from: 1)
        let parts = speech(test.say(talk(), from: 1))
        #expect(parts.map(\.part) == [.brokenOff, .began(hertz: 16_000)])
        #expect(parts.map(\.number) == [1, 2])
    }

    @Test("So many players speak at the same time, and one more learns that it is too many")
    func crowd() {
        let names = (0...Room.mostTalks).map { "Guest \($0)" }
        let test = TestRoom(mode: .shout, hearsPhones: true)
        for (place, name) in names.enumerated() { _ = test.join(name, from: place + 1) }
        test.begin()
        for connection in 1...Room.mostTalks {
            #expect(speech(test.say(talk(), from: connection)).count == 1)
        }
        let last = Room.mostTalks + 1
        let refused = test.say(talk(), from: last)
        #expect(
            refused == [
                .tell(
                    connection: last,
                    .aside("Too many players are speaking. Try again in a moment."))
            ])
        test.say(Saying(say: .talked), from: 1)
        #expect(speech(test.say(talk(), from: last)).count == 1)
    }

    @Test("No utterance is longer than twelve seconds")
    func long() {
        let test = table()
        test.say(talk(hertz: 8_000), from: 1)
        let second = [Int16](repeating: 1, count: 8_000)
        for _ in 0..<11 { test.sound(second, from: 1) }
        let parts = speech(test.sound(second + [2, 3], from: 1)).map(\.part)
        #expect(parts == [.sound(second), .ended])
        #expect(speech(test.sound([4], from: 1)) == [])
    }
}
