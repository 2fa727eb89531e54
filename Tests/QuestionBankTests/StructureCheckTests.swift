import QuestionBank
import Testing

@Suite("Questions that cannot be asked as they stand")
struct StructureCheckTests {
    private func kinds(_ accept: [String], tags: [String]) -> [EarFinding.Kind] {
        StructureCheck.findings(
            Question(
                id: "colours", prompt: "Name three primary colours of light.", answer: "red",
                accept: accept, tags: tags)
        ).map(\.kind)
    }

    @Test("A list that wants more than counts is found")
    func list() {
        #expect(kinds(["green"], tags: ["list", "name:3"]) == [.needsAnswers])
        #expect(kinds(["green", "blue"], tags: ["list", "name:3"]).isEmpty)
        #expect(kinds([], tags: ["list"]).isEmpty)
        #expect(kinds([], tags: ["name:3"]).isEmpty)
    }
}
