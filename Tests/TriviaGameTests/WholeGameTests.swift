import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("Whole games")
struct WholeGameTests {
    @Test("A game is all its questions in order, and then its result")
    func whole() throws {
        var table = Table(Questions.all)
        table.begin()
        table.say("paris")
        table.wait(6)
        table.say("louis the fourteenth")
        table.wait(6)
        table.say("jupiter")
        table.wait(6)
        let summary = try #require(table.effects.compactMap(\.summary).first)
        #expect(summary.isComplete)
        #expect(summary.judgements.map(\.question.id) == ["paris", "king", "planet"])
        #expect(summary.standings[0].correct == 3)
        #expect(summary.standings[0].bestStreak == 3)
        #expect(table.effects.compactMap(\.presentation).map(\.number) == [1, 2, 3])
        #expect(table.game.isOver)
        #expect(table.effects.compactMap(\.summary).count == 1)
    }

    @Test("Players take turns, and the better one is named first")
    func turns() throws {
        var table = Table(Questions.all, players: ["Ada", "Grace"])
        table.begin()
        table.say("rome")
        table.wait(6)
        table.say("louis the fourteenth")
        table.wait(6)
        table.say("mars")
        table.wait(6)
        #expect(
            table.effects.compactMap(\.presentation).map(\.player?.name) == ["Ada", "Grace", "Ada"])
        let summary = try #require(table.effects.compactMap(\.summary).first)
        #expect(summary.standings.map(\.player.name) == ["Grace", "Ada"])
    }

    @Test("Answers that were asked for are listened for later; of those to come nothing can show")
    func rivals() {
        var table = Table([Questions.paris, Questions.planet, Questions.king, Questions.everest])
        table.begin()
        #expect(table.game.rivals.isEmpty)
        table.say("paris")
        table.wait(6)
        // A question with choices needs no rivals, because the choices are on the screen.
        #expect(table.game.rivals.isEmpty)
        table.say("jupiter")
        table.wait(6)
        #expect(table.game.rivals.map(\.question.id) == ["paris"])
        table.say("louis the fourteenth")
        table.wait(6)
        #expect(table.game.rivals.map(\.question.id) == ["king", "paris"])
    }

    @Test("A game without questions is over at once")
    func empty() {
        var table = Table([])
        #expect(table.step(.begin).compactMap(\.summary).first?.isComplete == true)
        #expect(table.game.isOver)
    }

    @Test("The same events give the same game")
    func deterministic() {
        func play() -> [GameEffect] {
            var table = Table(Questions.all)
            table.begin()
            table.step(.command(.hint))
            table.say("rome")
            table.say("challenge", command: .challenge)
            table.say("yes", command: .yes)
            table.wait(60)
            return table.effects
        }
        #expect(play() == play())
    }

    @Test("No order of events breaks the game or its sums", arguments: 0..<40)
    func anyOrder(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        var table = Table(Questions.all, players: ["Ada", "Grace"])
        table.step(.begin)
        let judge = table.game.sheet.judge
        let events: [GameEvent] = [
            .begin, .readingEnded(aloud: true), .readingEnded(aloud: false), .clock,
            .speechStarted, .typed("paris", judgedBy: judge), .typed("jupiter", judgedBy: judge),
            .typed("louis", judgedBy: judge),
            .command(.hint), .command(.skip), .command(.pause), .command(.resume),
            .command(.challenge), .command(.yes), .command(.no), .command(.score),
            .command(.repeatQuestion), .command(.giveUp), .command(.choice(1)), .next,
            .interrupted(reason: "gone"), .resumed,
        ]
        for _ in 0..<400 {
            table.now = table.now.advanced(bySeconds: Double.random(in: 0...2, using: &generator))
            table.step(events[Int.random(in: 0..<events.count, using: &generator)])
            #expect(table.judgements.count <= 3)
            for standing in table.game.standings {
                let own = table.judgements.filter { $0.player == standing.player }
                #expect(standing.asked == own.count)
                #expect(standing.points == own.compactMap(\.award?.total).reduce(0, +))
            }
        }
        #expect(table.effects.compactMap(\.summary).count <= 1)
    }
}

/// Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
