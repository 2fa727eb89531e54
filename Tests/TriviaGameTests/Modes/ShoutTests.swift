import CommandMatcher
import Testing
import Transcript

@testable import TriviaGame

@Suite("Shouting")
struct ShoutTests {
    private func table(
        _ players: [String] = ["Ada", "Grace"], scoring: Scoring = .speed
    ) -> Table {
        Table(
            [Questions.paris, Questions.king], players: players, mode: .shout,
            rules: .instantReading.scored(by: scoring))
    }

    @Test("Wrong shouts cost nothing and end nothing, and the right one counts from its first word")
    func tries() throws {
        var table = table(["Ada"])
        table.begin()
        for name in ["rome", "london", "berlin", "madrid"] {
            let tried = table.say(name).compactMap(\.tried)
            #expect(tried.map(\.heard) == [name])
            #expect(tried.map(\.player) == [Player(name: "Ada")] && tried[0].award == nil)
        }
        table.wait(1)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        // Four shouts of 0.8 s and a pause of 1 s. The right word itself takes no time.
        #expect(abs((judgement.responseTime ?? 0) - 4.2) < 1e-9)
        #expect(table.game.standings[0].incorrect == 0)
        #expect(table.game.standings[0].asked == 1)
        #expect(table.judgements.map(\.isTry) == [true, true, true, true, false])
    }

    @Test("A wrong shout that was challenged is whose it was, while others may still answer")
    func challenged() throws {
        var table = table(scoring: .jeopardy)
        table.begin()
        table.wait(3)
        table.say("rome")
        table.wait(5)
        #expect(
            table.step(.command(.challenge)).contains(
                .decide(.challenge(heard: "rome", official: nil))))
        let accepted = table.step(.command(.yes))
        #expect(
            accepted.contains(
                .whose(
                    heard: "rome", players: [Player(name: "Ada"), Player(name: "Grace")])))
        let judgement = try #require(table.buzz(1).compactMap(\.judgement).first)
        #expect(judgement.player?.name == "Grace")
        #expect(judgement.isOverruled && judgement.endsQuestion && !judgement.isTry)
        #expect(judgement.responseTime == 3)
        #expect(table.points[1] > 0 && table.points[0] == 0)
        #expect(table.judgements.count == 1)
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("A shout costs nothing once its challenge is accepted")
    func challengedByKey() throws {
        var table = table(scoring: .jeopardy)
        table.begin()
        table.buzz(1)
        table.say("rome")
        #expect(table.points[1] < 0)
        table.step(.command(.challenge))
        let judgement = try #require(
            table.step(.command(.yes)).compactMap(\.judgement).first)
        #expect(judgement.player?.name == "Grace")
        #expect(table.points == [0, judgement.award?.total ?? 0])
        #expect(table.points[1] > 0)
    }

    @Test("The last wrong shout can still be challenged when the time is up")
    func challengedLate() throws {
        var table = table(scoring: .flat)
        table.begin()
        table.say("rome")
        table.wait(17)
        #expect(table.judgements.map(\.outcome) == [.incorrect, .silence])
        table.step(.command(.challenge))
        table.step(.command(.yes))
        let judgement = try #require(table.buzz(0).compactMap(\.judgement).first)
        #expect(judgement.endsQuestion)
        #expect(table.points == [100, 0])
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("Who left is still credited, and who claims the next answer is not")
    func others() throws {
        var table = table(["Ada", "Grace", "Alan"], scoring: .flat)
        table.begin()
        table.say("rome")
        table.buzz(2)
        table.step(.command(.challenge))
        #expect(table.step(.command(.yes)).contains { if case .whose = $0 { true } else { false } })
        table.buzz(0)
        #expect(table.points == [100, 0, 0])
        table.wait(6)
        table.buzz(1)
        table.say("louis the fifteenth")
        table.step(.left("Grace"))
        table.step(.command(.challenge))
        table.step(.command(.yes))
        #expect(table.points == [100, 100, 0])
    }

    @Test("While the question is read again, and in the next question, an unknown shout stands")
    func unchallengeable() {
        var table = table()
        table.begin()
        table.say("rome")
        table.wait(22)
        #expect(table.game.index == 1)
        #expect(
            table.step(.command(.challenge)).compactMap(\.remark) == [.nothingToChallenge])
    }

    @Test("The host who refuses a challenged shout after the question leaves it over")
    func refusedByHost() {
        var table = table()
        table.begin()
        table.say("rome")
        table.wait(17)
        table.step(.command(.challenge))
        table.step(.command(.yes))
        table.host(.refuse)
        #expect(table.judgements.map(\.outcome) == [.incorrect, .silence])
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("A challenge that is refused changes nothing, and the question goes on")
    func challengeRefused() {
        var table = table()
        table.begin()
        table.say("rome")
        table.step(.command(.challenge))
        table.step(.command(.no))
        #expect(table.judgements.map(\.isTry) == [true])
        #expect(table.say("paris").contains { if case .whose = $0 { true } else { false } })
    }

    @Test("A stored game of an earlier edition records no tries, but takes their points")
    func earlierEdition() {
        var table = table(scoring: .jeopardy)
        var setup = table.game.setup
        setup.edition = 3
        table.game = Game(setup)
        table.begin()
        table.buzz(1)
        table.say("london")
        #expect(table.judgements.isEmpty)
        #expect(table.points == [0, -10])
    }

    @Test("By profile a wrong shout costs a little of whose it is known to be")
    func cost() {
        var table = table(scoring: .jeopardy)
        table.begin()
        table.say("rome")
        #expect(table.points == [0, 0])
        table.buzz(1)
        table.say("london")
        #expect(table.points == [0, -10])
    }

    @Test("Whose a right shout is, is said before or after by a key")
    func whose() throws {
        var table = table()
        table.begin()
        let asked = table.say("paris")
        #expect(asked.compactMap(\.judgement).isEmpty)
        #expect(
            asked.contains(
                .whose(
                    heard: "paris", players: [Player(name: "Ada"), Player(name: "Grace")])))
        #expect(table.buzz(1).compactMap(\.judgement).first?.player?.name == "Grace")
        table.wait(6)
        #expect(table.buzz(0).contains(.claimed(Player(name: "Ada"))))
        #expect(
            table.say("louis the fourteenth").compactMap(\.judgement).first?.player?.name == "Ada")
        #expect(table.game.standings.map(\.correct) == [1, 1])
    }

    @Test("Whose it is may also be said, and what was not understood leaves time to say it again")
    func said() throws {
        var table = table()
        table.begin()
        let asked = table.say("paris")
        #expect(
            asked.compactMap(\.expectation).last?.kind == .who(players: ["Ada", "Grace"]))
        table.wait(18)
        #expect(
            table.say("", outcome: .unsure).compactMap(\.remark)
                == [.sayAgain(heard: nil, Table.sureness)])
        table.wait(5)
        let judgement = try #require(
            table.say("grace", command: .player(1)).compactMap(\.judgement).first)
        #expect(judgement.player?.name == "Grace")
        #expect(judgement.outcome == .correct)
    }

    @Test("How long it takes to say whose it was makes nobody faster, also after an undo")
    func whoseTime() throws {
        var table = table()
        table.begin()
        table.wait(4)
        table.say("paris")
        table.wait(7)
        #expect(table.buzz(1).compactMap(\.judgement).first?.responseTime == 4)
        table.host(.undo)
        table.wait(30)
        table.host(.hold)
        #expect(table.buzz(0).compactMap(\.judgement).first?.responseTime == 4)
        #expect(table.judgements.map(\.player?.name) == ["Ada"])
    }

    @Test("Undoing while it is asked whose an answer is takes that back, and no ruling before it")
    func undone() {
        var table = table(scoring: .flat)
        table.begin()
        table.say("paris")
        table.buzz(0)
        table.wait(6)
        table.say("louis the fourteenth")
        table.host(.undo)
        #expect(table.points == [100, 0])
        table.host(.hold)
        #expect(table.buzz(1).contains(.claimed(Player(name: "Grace"))))
    }

    @Test("A shout that nobody claims is nobody's, and the game goes on")
    func unclaimed() throws {
        var table = table()
        table.begin()
        table.say("paris")
        let judgement = try #require(table.wait(21).compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.player == nil)
        #expect(table.points == [0, 0])
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("When the time is up the question is over, and nobody was wrong")
    func timeUp() throws {
        var table = table()
        table.begin()
        table.say("rome")
        let judgement = try #require(table.wait(20).compactMap(\.judgement).first)
        #expect(judgement.outcome == .silence)
        #expect(judgement.player == nil)
        #expect(table.game.standings.allSatisfy { $0.asked == 0 })
    }

    @Test("However often it was not understood, nobody is cut off")
    func unclear() {
        var table = table()
        table.begin()
        for _ in 0..<8 { table.say("", outcome: .unsure) }
        #expect(table.judgements.isEmpty)
        #expect(!table.say("paris").compactMap(\.remark).contains(.keyFirst))
    }
}
