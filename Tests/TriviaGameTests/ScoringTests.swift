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
        #expect(Scoring.base(of: question) == base)
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
}
