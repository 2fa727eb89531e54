import QuestionBank
import Testing

@testable import TriviaGame

@Suite("Scoring")
struct ScoringTests {
    @Test(
        "A question's worth",
        arguments: [
            (nil, nil, 200), (Question.Difficulty.easy, nil, 100), (.medium, nil, 200),
            (.hard, nil, 300), (.hard, 50, 50),
        ] as [(Question.Difficulty?, Int?, Int)])
    func base(difficulty: Question.Difficulty?, points: Int?, base: Int) {
        let question = Question(
            id: "q", prompt: "?", answer: "a", difficulty: difficulty, points: points)
        #expect(Scoring.speed.base(of: question) == base)
        #expect(Scoring.flat.base(of: question) == 100)
        #expect(Scoring.quizBowl.base(of: question) == 10)
    }

    /// Each ruling stores the standing of its player.
    @Test("However long a game is, a standing is a few figures")
    func standing() {
        let fields = Mirror(reflecting: Standing(player: Player(name: "Ada"))).children
        #expect(fields.count > 8)
        #expect(!fields.contains { $0.value is [Any] })
    }

    @Test(
        "Speed, rows and hints",
        arguments: [
            // response, limit, streak, hints → total of a base of 200
            (0, 15, 0, 0, 300), (7.5, 15, 0, 0, 250), (15, 15, 0, 0, 200), (40, 15, 0, 0, 200),
            (nil, 15, 0, 0, 200), (15, 15, 1, 0, 240), (15, 15, 5, 0, 400), (15, 15, 9, 0, 400),
            (15, 15, 0, 1, 150), (15, 15, 0, 2, 100), (0, 15, 5, 1, 375), (1, 0, 0, 0, 200),
        ] as [(Double?, Double, Int, Int, Int)])
    func award(response: Double?, limit: Double, streak: Int, hints: Int, total: Int) {
        let award = Scoring().award(
            base: 200, response: response, limit: limit, streak: streak, hints: hints)
        #expect(award.total == total)
    }

    @Test(
        "Profiles: what a right and a wrong answer come to, early and late",
        arguments: [
            // profile, base, right late, right early, wrong late, wrong early, wrong shout
            (Scoring.flat, 100, 100, 100, 0, 0, 0), (.speed, 200, 200, 200, 0, 0, 0),
            (.jeopardy, 400, 400, 400, -400, -400, -40), (.quizBowl, 10, 10, 15, 0, -5, 0),
        ] as [(Scoring, Int, Int, Int, Int, Int, Int)])
    func profiles(
        profile: Scoring, base: Int, right: Int, early: Int, wrong: Int, wrongEarly: Int, shout: Int
    ) {
        func award(_ isEarly: Bool) -> Int {
            profile.award(
                base: base, response: 15, limit: 15, streak: 0, hints: 0, isEarly: isEarly
            ).total
        }
        #expect(award(false) == right)
        #expect(award(true) == early)
        #expect((profile.penalty(base: base, isEarly: false)?.total ?? 0) == wrong)
        #expect((profile.penalty(base: base, isEarly: true)?.total ?? 0) == wrongEarly)
        #expect((profile.shoutPenalty(base: base)?.total ?? 0) == shout)
    }

    @Test("Profiles and modes are found by their names, and each has one")
    func names() {
        #expect(Scoring.all.compactMap { Scoring(named: $0.name) } == Scoring.all)
        #expect(Mode.all.compactMap { Mode(named: $0.name) } == Mode.all)
        #expect(Set(Mode.all.map(\.name)).count == Mode.all.count)
        #expect(Mode(named: "chess") == nil)
    }
}
