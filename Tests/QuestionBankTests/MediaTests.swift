import Testing

@testable import QuestionBank

@Suite("Questions that need a picture, a sound or a link")
struct MediaTests {
    private func read(_ text: String, _ name: String = "q.csv") throws -> PackCollector {
        try PackFile.collect(PackInput(name: name, bytes: Array(text.utf8))).content
    }

    @Test(
        "are seen wherever the picture stands",
        arguments: [
            "question,answer,image\nWhat is it?,a gate,https://example.org/gate.png\n",
            "question,answer\nWhat is https://example.org/gate.png?,a gate\n",
            "question,answer\nWhat is ![it](www.example.org/gate.png)?,a gate\n",
            "question,answer\nWhat is shown here?,a gate\n",
            #"[{"question":"What is it?","answer":"a gate","picture":{"url":"gate.png"}}]"#,
            "::a::[html]What is <img src\\=\"gate.png\"> it? {=a gate}\n",
        ])
    func seen(text: String) throws {
        let content = try read(text)
        #expect(content.questions.map(\.tags) == [[QuestionNeeds.mediaTag]])
        #expect(content.problems.contains { $0.weight != .refused })
    }

    @Test("are not suspected in other words, nor where our own table names its media")
    func notSeen() throws {
        let content = try read(
            "question,answer,media\nWho painted http and www?,nobody,gate.png\nWhich gate?,one,\n")
        #expect(content.questions.map(\.tags) == [[], []])
    }

    private func bank() throws -> BankStore {
        let bank = try BankStore.inMemory()
        try bank.importPack(
            Pack(
                title: "T",
                questions: (0..<200).map { number in
                    Question(
                        id: "q\(number)", prompt: "\(number)?", answer: "a",
                        category: ["C\(number % 3)"],
                        tags: number % 4 == 0
                            ? ["needs-media", "even"] : number % 2 == 0 ? ["even"] : [])
                }))
        return bank
    }

    @Test(
        "are left out of draws by their tag",
        arguments: [
            (QuestionFilter(withoutTags: ["needs-media"]), 150),
            (QuestionFilter(withoutTags: ["NEEDS-MEDIA", "even"]), 100),
            (QuestionFilter(tags: ["even"], withoutTags: ["needs-media"]), 50),
            (QuestionFilter(withoutTags: ["unknown"]), 200),
            (QuestionFilter(categories: ["C1"], withoutTags: ["even"]), 34),
        ])
    func drawn(filter: QuestionFilter, expected: Int) throws {
        let bank = try bank()
        #expect(try bank.draw(filter, count: 300, seed: 1).count == expected)
        #expect(try bank.count(filter).all == expected)
        #expect(try bank.count(filter).unseen == expected)
    }

    @Test("do not hide the others when all of these have been asked")
    func asked() throws {
        let bank = try bank()
        let filter = QuestionFilter(withoutTags: ["needs-media"])
        for round in 0..<4 {
            let drawn = try bank.draw(filter, count: 50, seed: UInt64(round))
            #expect(drawn.count == 50)
            #expect(drawn.allSatisfy { $0.timesAsked == (round < 3 ? 0 : 1) })
            try bank.markAsked(drawn.map(\.id))
        }
    }
}
