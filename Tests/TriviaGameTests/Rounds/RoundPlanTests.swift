import Testing

@testable import TriviaGame

@Suite("A list of rounds")
struct RoundPlanTests {
    @Test("Types, counts and settings are read, remarks and empty lines are passed over")
    func read() throws {
        let plans = try RoundPlan.plans(
            """
            # An evening
            normal 4 category="Music & Art",Film difficulty=easy

            lightning 12 seconds=45 title="Against the clock"  # fast
            board category=Science,Film values=200,100
            tie-break
            """)
        #expect(plans.map(\.round.name) == ["normal", "lightning", "board", "tie-break"])
        #expect(plans[0].round.count == 4)
        #expect(plans[0].categories == ["Music & Art", "Film"])
        #expect(plans[0].difficulty == "easy")
        #expect(plans[1].round.seconds == 45)
        #expect(plans[1].round.heading == "Against the clock")
        #expect(plans[2].values == [100, 200])
        #expect(plans[2].round.count == 4)
        #expect(plans[3].round.contest == .tied)
    }

    @Test(
        "What is wrong is told with its line",
        arguments: [
            ("normal\nfast", 2, "fast"), ("normal 0", 1, "1 to 200"),
            ("normal colour=red", 1, "colour"), ("lightning seconds=2", 1, "seconds"),
            ("\nboard values=100,100", 2, "values"), ("normal values=1", 1, "values"),
            ("normal title=\"x", 1, "quotation"), ("# nothing", 1, "no round"),
            ("normal difficulty=harsh", 1, "difficulty"), ("normal five", 1, "five"),
        ])
    func wrong(text: String, line: Int, naming: String) {
        let error = #expect(throws: RoundPlanError.self) { _ = try RoundPlan.plans(text) }
        #expect(error?.line == line)
        #expect(error?.problem.contains(naming) == true)
    }

    @Test("The evening that comes with the game can be read")
    func evening() throws {
        #expect(try RoundPlan.plans(RoundPlan.evening).count == 6)
    }
}
