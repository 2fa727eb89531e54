import CommandMatcher
import Testing

struct CommandReaderTests {
    private let reader = CommandReader(
        choices: ["Mercury", "Venus", "Mars"], categories: ["Science", "World History"],
        table: CommandTable([
            (text: "repeat the question", name: "repeat"), (text: "say that again", name: "repeat"),
            (text: "skip this one", name: "skip"), (text: "next question", name: "skip"),
            (text: "give me a hint", name: "hint"), (text: "what's the score", name: "score"),
            (text: "pause", name: "pause"), (text: "resume", name: "resume"),
            (text: "quit the game", name: "quit"), (text: "buzz", name: "buzz"),
            (text: "i don't know", name: "giveup"), (text: "no idea", name: "giveup"),
            (text: "i challenge that", name: "challenge"), (text: "yes", name: "yes"),
            (text: "nope", name: "no"), (text: "repeat", name: "repeat"),
            (text: "skip", name: "skip"),
        ]))

    @Test(
        "what players tell the game is understood",
        arguments: [
            ("repeat the question please", GameCommand.repeatQuestion),
            ("say that again", .repeatQuestion),
            ("skip this one", .skip), ("next question", .skip), ("give me a hint", .hint),
            ("what's the score", .score), ("pause", .pause), ("resume", .resume),
            ("quit the game", .quit), ("buzz", .buzz), ("i don't know", .giveUp),
            ("no idea", .giveUp), ("i challenge that", .challenge), ("yes", .yes), ("nope", .no),
            ("b", .choice(1)), ("answer two", .choice(1)), ("the second one", .choice(1)),
            ("mars", .choice(2)), ("option c", .choice(2)), ("the last one", .choice(2)),
            ("science for four hundred", .category(0, value: 400)),
            ("i'll take world history for two hundred", .category(1, value: 200)),
            ("science", .category(0, value: nil)),
            ("i wager five hundred", .wager(.points(500))),
            ("i bet everything", .wager(.everything)),
            ("all in", .wager(.everything)),
        ])
    func texts(text: String, command: GameCommand) {
        #expect(reader.command(text: text) == command)
    }

    @Test(
        "an answer is no command",
        arguments: [
            "the repeat offender", "jupiter", "five hundred", "skip bo", "yes minister", "",
        ])
    func answers(text: String) {
        #expect(reader.command(text: text) == nil)
    }

    @Test("a bare number is a stake only where one was asked for")
    func wagers() {
        var reader = reader
        reader.expectsWager = true
        #expect(reader.command(text: "five hundred") == .wager(.points(500)))
        #expect(reader.command(text: "twelve hundred dollars") == .wager(.points(1200)))
        #expect(reader.command(text: "half") == .wager(.half))
        #expect(reader.command(text: "i'll bet half of it") == .wager(.half))
        #expect(reader.command(text: "put all my points") == .wager(.everything))
        #expect(reader.command(text: "nothing") == .wager(.points(0)))
    }

    @Test(
        "a recognizer's tags are understood",
        arguments: [
            (["command": "hint"], GameCommand.hint), (["command": "giveup"], .giveUp),
            (["choice": "b"], .choice(1)), (["choice": "3"], .choice(2)),
            (["wager": "400"], .wager(.points(400))), (["wager": "all"], .wager(.everything)),
            (["wager": "half"], .wager(.half)), (["wager": "nothing"], .wager(.points(0))),
            (["command": "help"], .help),
            (["category": "science", "value": "400"], .category(0, value: 400)),
            (["category": "2"], .category(1, value: nil)),
        ])
    func tags(tags: [String: String], command: GameCommand) {
        #expect(reader.command(tags: tags) == command)
    }

    @Test("tags that name nothing there is are no command")
    func unknownTags() {
        #expect(reader.command(tags: ["choice": "z"]) == nil)
        #expect(reader.command(tags: ["choice": "9"]) == nil)
        #expect(reader.command(tags: ["category": "Sports"]) == nil)
        #expect(reader.command(tags: [:]) == nil)
    }

    @Test(
        "letters are read however their names are written, with words around them",
        arguments: [
            ("b", 1), ("be", 1), ("bee", 1), ("answer be", 1), ("it's b", 1), ("b please", 1),
            ("is it dee", 3), ("i think see", 2), ("option sea", 2), ("letter bee", 1),
            ("a", 0), ("ay", 0), ("it's a", 0), ("i'll take a", 0), ("c saturn", 2), ("a. mars", 0),
            ("b no c", 2),
        ])
    func letters(text: String, choice: Int) {
        let reader = CommandReader(choices: ["Mars", "Venus", "Saturn", "Jupiter"])
        #expect(reader.command(text: text) == .choice(choice))
    }

    @Test(
        "what is no letter of a choice names none",
        arguments: ["e", "why", "you", "be mars", "see you", "to be", "not b", "a b"])
    func noLetters(text: String) {
        let reader = CommandReader(choices: ["Mars", "Venus", "Saturn", "Jupiter"])
        #expect(reader.command(text: text) == nil)
    }

    @Test("a choice's own text goes before another's letter")
    func textBeforeLetter() {
        let reader = CommandReader(choices: ["Sea", "Pond", "Lake"])
        #expect(reader.command(text: "sea") == .choice(0))
        #expect(reader.command(text: "c") == .choice(2))
        #expect(reader.command(text: "see") == nil)
        #expect(CommandReader(choices: ["Be", "Do"]).command(text: "be") == .choice(0))
    }

    @Test("what costs a player something is told from what costs nothing")
    func costs() {
        let costly: [GameCommand] = [
            .skip, .giveUp, .quit, .hint, .challenge, .pause, .buzz, .wager(.half),
        ]
        let free: [GameCommand] = [.repeatQuestion, .score, .resume, .help, .yes, .no]
        for command in costly { #expect(command.isCostly, "\(command)") }
        for command in free { #expect(!command.isCostly, "\(command)") }
        #expect((costly + free).filter(\.isAskedAbout) == [.quit, .challenge])
    }

    @Test("a table of one's own is what is read; of two meanings of words the later one counts")
    func table() {
        let table = CommandTable([
            (text: "banana", name: "skip"), (text: "go", name: "hint"),
            (text: "Go!", name: "resume"),
        ])
        let reader = CommandReader(choices: ["Mars", "Go"], table: table)
        #expect(reader.command(text: "banana, please") == .skip)
        #expect(reader.command(text: "go") == .resume)
        #expect(reader.command(text: "skip") == nil)
        #expect(self.reader.table.name(saying: "What's the score?") == "score")
    }
}
