import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("A board of categories and values")
struct BoardTests {
    /// Two categories with two values each.
    private func table(_ players: [String] = ["Ada", "Grace"], mode: Mode = .turns) -> Table {
        var table = Table([], players: players, mode: mode)
        var round = Round.board
        round.count = 4
        let entries = ["Science", "Film"].flatMap { category in
            [100, 200].map { value in
                var question = Questions.paris
                question.id = "\(category)-\(value)"
                return GameSetup.Entry(
                    question: question, cell: .init(category: category, value: value))
            }
        }
        table.game = Game(
            GameSetup(
                mode: mode, rules: .instantReading.scored(by: .jeopardy),
                players: players.map(Player.init), entries: entries, rounds: [round]))
        return table
    }

    private func asked(_ effects: [GameEffect]) -> (Board, String)? {
        for case .pick(let board, let player) in effects { return (board, player.name) }
        return nil
    }

    @Test("A player picks a category and a value, and that question comes")
    func picks() throws {
        var table = table()
        table.step(.begin)
        let (board, name) = try #require(asked(table.goOn()))
        #expect(name == "Ada")
        #expect(board.columns.map(\.category) == ["Science", "Film"])
        #expect(board.columns.map(\.values) == [[100, 200], [100, 200]])
        #expect(
            table.effects.compactMap(\.expectation).last?.kind
                == .pick(categories: ["Science", "Film"], values: [100, 200]))
        let effects = table.tell(.category(1, value: 200))
        #expect(
            effects.contains(
                .picked(category: "Film", value: 200, by: Player(name: "Ada"), left: 3)))
        let presentation = try #require(effects.compactMap(\.presentation).first)
        #expect(presentation.question.id == "Film-200")
        #expect(presentation.number == 1)
        #expect(presentation.points == 200)
        table.type("paris")
        #expect(table.points == [200, 0])
    }

    @Test("A value alone names its category where no other has it, and where no other is left")
    func valuesAlone() {
        func alone(_ columns: [[Int]]) -> [Int: Int] {
            Board(
                columns: columns.map { .init(category: "", values: $0) }, values: [100, 200]
            ).columnsByValue
        }
        #expect(alone([[100, 200], [100, 200]]).isEmpty)
        #expect(alone([[100, 200], [200]]) == [100: 0])
        #expect(alone([[100], [200]]) == [100: 0, 200: 1])
        // In the last category left, a value that is gone is also a pick, and is reported as gone.
        #expect(alone([[], [200]]) == [100: 1, 200: 1])
        var table = table()
        table.step(.begin)
        table.goOn()
        table.tell(.category(0, value: 100))
        table.type("rome")
        #expect(
            table.wait(5).compactMap(\.expectation).last?.kind
                == .pick(categories: ["Science", "Film"], values: [100, 200], alone: [100: 1]))
    }

    @Test(
        "A value that several categories have is asked about, and there is time to say it again",
        arguments: ["two hundred", "for two hundred points", "i'll take 200", "200"])
    func whichCategory(said: String) {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.wait(table.game.rules.requestSeconds - 1)
        let remark = Remark.notNow("Pick one of the categories that are left: Science, Film.")
        #expect(
            table.say(said, outcome: .somethingElse(heard: said)).compactMap(\.remark) == [remark])
        table.wait(5)
        #expect(table.game.index == 0)
        #expect(
            table.tell(.category(1, value: 200)).contains(
                .picked(category: "Film", value: 200, by: Player(name: "Ada"), left: 3)))
        table.type("paris")
        table.wait(5)
        // The game does not react to other talk.
        for talk in ["three hundred", "which one"] {
            let effects = table.say(talk, outcome: .somethingElse(heard: talk))
            #expect(effects.compactMap(\.remark).isEmpty)
        }
    }

    @Test("Without a value it is the least that is left; what is gone is not there")
    func whatIsLeft() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.tell(.category(0, value: nil))
        #expect(table.effects.compactMap(\.presentation).last?.question.id == "Science-100")
        table.type("rome")
        #expect(table.points == [-100, 0])
        let (board, name) = try #require(asked(table.wait(5)))
        #expect(name == "Grace")
        #expect(board.columns[0].values == [200])
        #expect(
            table.tell(.category(0, value: 100)).compactMap(\.remark)
                == [.notOnBoard(category: "Science", left: [200])])
        #expect(table.tell(.category(7, value: 100)).isEmpty)
    }

    @Test("Where the first key answers, whoever was right last picks next")
    func chooser() throws {
        var table = table(mode: .everybody)
        table.step(.begin)
        #expect(asked(table.goOn())?.1 == "Ada")
        table.tell(.category(0, value: 100))
        table.buzz(1)
        table.type("paris")
        #expect(asked(table.wait(5))?.1 == "Grace")
    }

    @Test("If nobody picks the first comes, and the last one needs no picking")
    func nobody() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.wait(20)
        #expect(table.effects.contains(.picked(category: "Science", value: 100, by: nil, left: 3)))
        for _ in 0..<3 {
            table.type("paris")
            table.wait(5)
            if case .requested = table.game.phase { table.tell(.category(1, value: nil)) }
            if case .requested = table.game.phase { table.tell(.category(0, value: nil)) }
        }
        #expect(table.effects.contains(.picked(category: "Science", value: 200, by: nil, left: 0)))
        table.type("paris")
        table.wait(5)
        #expect(table.game.isOver)
        #expect(table.points == [300, 300])
    }

    @Test("Where nobody picks, the least of the first category comes, whatever was picked before")
    func nobodyAfterSomebody() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.tell(.category(1, value: 100))
        table.goOn()
        table.type("paris")
        table.wait(25)
        #expect(table.effects.contains(.picked(category: "Science", value: 100, by: nil, left: 2)))
    }

    @Test("A host takes a pick's question back and asks it again")
    func back() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.tell(.category(1, value: 200))
        table.type("rome")
        table.host(.back)
        #expect(table.points == [0, 0])
        #expect(table.effects.compactMap(\.presentation).last?.question.id == "Film-200")
        table.host(.hold)
        if case .reading = table.game.phase { table.step(.readingEnded(aloud: true)) }
        table.type("paris")
        #expect(table.points == [200, 0])
    }

    @Test("What is typed and is not on the board is told what is")
    func notOnTheBoard() {
        var table = table()
        table.step(.begin)
        table.goOn()
        #expect(
            table.type("history for 100").compactMap(\.remark)
                == [.notNow("Pick one of the categories that are left: Science, Film.")])
    }

    @Test("A pause while somebody picks shows the board again")
    func pause() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.step(.command(.pause))
        table.wait(60)
        #expect(asked(table.step(.command(.resume)))?.1 == "Ada")
    }
}
