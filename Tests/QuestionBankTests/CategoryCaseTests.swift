import Testing

@testable import QuestionBank

@Suite("Categories that differ in letter case only")
struct CategoryCaseTests {
    private let table = """
        question,answer,category,difficulty
        One plus one?,two,Science > Sums,easy
        Two plus two?,four,science > sums,easy
        Three plus three?,six,SCIENCE,easy
        What is four?,two twos,École,easy
        What is five?,a prime,école,easy

        """

    private func input() throws -> PackInput {
        try PackInput(name: "quiz.csv", bytes: Array(table.utf8))
    }

    @Test("are one category, named where they differ")
    func oneCategory() throws {
        let (_, content) = try PackFile.collect(input())
        #expect(
            content.questions.map(\.category) == [
                ["Science", "Sums"], ["Science", "Sums"], ["Science"], ["École"], ["École"],
            ])
        #expect(content.problems.map(\.position?.line) == [3, 4, 6])
        #expect(content.problems.allSatisfy { $0.weight == .note })
    }

    @Test("can be imported and played")
    func imported() throws {
        let bank = try BankStore.inMemory()
        #expect(try bank.importFile(input()).result.questionCount == 5)
        #expect(try bank.draw(.init(categories: ["science"]), count: 9, seed: 1).count == 3)
        // Letters beyond ASCII have a case too.
        for name in ["École", "école", "ÉCOLE"] {
            #expect(try bank.draw(.init(categories: [name]), count: 9, seed: 1).count == 2)
        }
        #expect(try bank.draw(.init(categories: ["SCIENCE/Sums"]), count: 9, seed: 1).count == 2)
        #expect(try bank.inspect().findings == [])
    }

    @Test("can be imported from a pack that is no file, and from parts that hold a separator")
    func fromAPack() throws {
        let bank = try BankStore.inMemory()
        let categories = [["Art"], ["art"], ["a", "b"], ["A\u{1F}b"]]
        try bank.importPack(
            Pack(
                title: "T",
                questions: categories.enumerated().map {
                    Question(id: "\($0)", prompt: "\($0)?", answer: "a", category: $1)
                }))
        #expect(try bank.inspect().findings == [])
        #expect(try bank.draw(.init(categories: ["ART"]), count: 9, seed: 1).count == 2)
    }
}
