import CommandMatcher
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers

@Suite("What is listened for", .timeLimit(.minutes(30)))
struct AnswerRoundGrammarTests {
    private static let planets = ["Mars", "Saturn", "Jupiter"]
    private let king: AnswerRound
    private let planet: AnswerRound

    init() throws {
        king = try AnswerRound(
            judge: AnswerJudge(
                AnswerLine(
                    answer: "Louis the Fourteenth",
                    promptOn: [.init("Louis", ask: "Which Louis?")])))
        planet = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Jupiter", choices: Self.planets)),
            choices: Self.planets)
    }

    private func grammar(
        _ round: AnswerRound, _ awaited: Awaited? = nil
    ) throws -> CompiledGrammar {
        try CompiledGrammar(round.grammar(for: awaited ?? .answer(choices: round.choices)))
    }

    private func hears(_ sentence: String, _ grammar: CompiledGrammar) -> Bool {
        grammar.progress(of: sentence.split(separator: " ").map(String.init))?.isWhole == true
    }

    @Test(
        "Any number of points may be wagered by voice, as people say it",
        arguments: [
            ("one thousand two hundred and fifty", 1_250), ("twelve hundred", 1_200),
            ("twelve hundred and fifty points", 1_250), ("i'll bet ten thousand", 10_000),
            ("three hundred and fifty", 350), ("i wager nine hundred and fifty points", 950),
            ("fifty", 50), ("a hundred", 100),
        ])
    func wagers(sentence: String, points: Int) throws {
        let grammar = try grammar(king, .wager)
        #expect(hears(sentence, grammar))
        #expect(
            king.rule(typed: sentence, awaiting: .wager).meaning
                == .command(.wager(.points(points))))
    }

    @Test(
        "Numbers beside an answer are listened for, to be told from it; not those that count too",
        arguments: [
            ("July 20", "july twenty first", true), ("July 20", "the twenty first of july", true),
            ("July 20", "july twenty second", false), ("14", "forty", true),
            ("Louis XVI", "louis the fifteenth", true), ("15:30", "sixteen thirty", true),
            ("1815 [or 1816]", "eighteen fourteen", true),
            ("1815 [or 1816]", "eighteen fifty", true), ("8", "eight hundred", true),
            ("8 legs", "eight million legs", true), ("100", "one hundred thousand", true),
            ("50", "fifty hundred", false), ("1815", "eighteen fifteen thousand", false),
        ])
    func numbersBeside(answer: String, said: String, expected: Bool) throws {
        let round = try AnswerRound(judge: AnswerJudge(AnswerLine(parsing: answer)))
        #expect(try hears("i think it's " + said, grammar(round)) == expected)
        let onScreen = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: answer, choices: [answer, "Jupiter"])),
            choices: [answer, "Jupiter"])
        #expect(try !hears("i think it's " + said, grammar(onScreen)))
    }

    @Test(
        "Answers with what people say around them, and commands",
        arguments: [
            ("louis the fourteenth", true), ("uh i think it's louis the fourteenth", true),
            ("louis", true), ("uh um maybe louis", true), ("skip", true), ("give me a hint", true),
            ("i think it's", false), ("uh", false), ("the fourteenth", false), ("yes", false),
            ("resume", false),
        ])
    func answers(sentence: String, isHeard: Bool) throws {
        #expect(hears(sentence, try grammar(king)) == isHeard)
    }

    @Test("After an answer that was not enough, what completes it is enough to say")
    func additions() throws {
        let first = king.judge.judge(typed: "louis")
        let grammar = try grammar(king, .more(after: first, choices: []))
        for sentence in ["the fourteenth", "fourteenth", "louis the fourteenth"] {
            #expect(hears(sentence, grammar), "\(sentence)")
        }
        let second = king.judge.judge(typed: "the fourteenth", after: first)
        #expect(second.outcome == .accept)
    }

    @Test("Choices by their text, letter and number, as long as they are open")
    func choices() throws {
        let grammar = try grammar(planet)
        for sentence in ["saturn", "b", "answer b", "the second one", "i'd say saturn"] {
            #expect(hears(sentence, grammar), "\(sentence)")
        }
        let fewer = try self.grammar(planet, .answer(choices: ["Mars", "Jupiter"]))
        #expect(!hears("saturn", fewer))
        #expect(!hears("b", fewer))
        #expect(hears("c", fewer))
    }

    @Test(
        "Yes and no choose true and false, and count where these are the answer",
        arguments: [
            ("yes", true), ("that's true", true), ("no", false), ("it's not true", false),
            ("i think it's wrong", false),
        ])
    func otherNames(sentence: String, isTrue: Bool) throws {
        let choices = ["True", "False"]
        let words = sentence.split(separator: " ").map(String.init)
        let onScreen = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "True", choices: choices)), choices: choices)
        let phrase = try grammar(onScreen).tags(saying: words)?[Grammar.phraseTag]
        #expect(phrase == (isTrue ? "choice" : "rival"))
        let hearing = Hearing(
            best: Transcription(
                segments: words.map {
                    Segment(text: $0, range: TimeRange(start: .zero, end: .zero))
                }))
        #expect(onScreen.judge.judge(hearing).outcome == (isTrue ? .accept : .reject))
        let open = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: isTrue ? "True" : "False")))
        #expect(hears(sentence, try grammar(open)))
        #expect(!hears("yes", try grammar(planet)))
    }

    @Test(
        "What is near enough to a number is listened for as right, what lies beyond it as wrong",
        arguments: [
            ("71", 2.0, "seventy", "accept"), ("71", 2, "seventy three", "accept"),
            ("71", 2, "seventy four", "rival"), ("71", 2, "sixty eight", "rival"),
            ("1969", 2, "nineteen seventy five", "rival"),
            ("1,500 km", 200, "fourteen hundred kilometers", "accept"),
            ("1,500 km", 200, "fifteen hundred and three kilometers", nil),
            ("71%", 2, "seventy percent", "accept"), ("seventy one", 2, "seventy", "accept"),
            ("71", 0, "seventy", "rival"),
        ] as [(String, Double, String, String?)])
    func tolerance(answer: String, tolerance: Double, said: String, expected: String?) throws {
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: answer, tolerance: tolerance)))
        let words = said.split(separator: " ").map(String.init)
        let phrase = try grammar(round).tags(saying: words)?[Grammar.phraseTag]
        #expect(phrase == expected)
        if expected == "accept" { #expect(round.judge.judge(typed: said).outcome == .accept) }
    }

    @Test("However wide a tolerance is, only some numbers within it are listened for")
    func wideTolerance() throws {
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "300000", tolerance: 1e12)))
        #expect(round.numbersThatCount(except: []).count < 120)
    }

    @Test("Answers of other questions are heard as what they are")
    func rivals() throws {
        let rival = AnswerLine(lenient: "Napoleon")
        let round = try AnswerRound(judge: king.judge, rivals: [rival])
        #expect(hears("napoleon", try grammar(round)))
        #expect(!hears("napoleon", try grammar(king)))
    }

    @Test(
        "Who says what ends the question without points may correct himself; what is right is right at once",
        arguments: [
            ("jupiter", false), ("i think it's jupiter", false), ("c", false), ("saturn", true),
            ("i think it's saturn", true), ("b", true), ("the second one", true),
            ("i don't know", true), ("skip", true), ("give me a hint", false),
            ("repeat the question", false),
        ])
    func unhurried(sentence: String, isWaitedFor: Bool) throws {
        let words = sentence.split(separator: " ").map(String.init)
        let grammar = try grammar(planet)
        let tags = try #require(grammar.tags(saying: words))
        let isUnhurried = tags.contains {
            grammar.grammar.unhurriedTags.contains(.init(name: $0.key, value: $0.value))
        }
        #expect(isUnhurried == isWaitedFor)
    }

    @Test("A decision is yes or no; between questions there are commands alone")
    func others() throws {
        #expect(hears("yes", try grammar(king, .decision)))
        #expect(!hears("louis", try grammar(king, .decision)))
        #expect(hears("challenge", try grammar(king, .commands)))
        #expect(!hears("louis", try grammar(king, .commands)))
    }

    @Test("Only the answer's own words decide, however much is said around them")
    func decisive() throws {
        let grammar = try grammar(king)
        let said = "uh i think it's louis the fourteenth".split(separator: " ").map(String.init)
        #expect(said[grammar.decisiveWords(of: said)] == ["louis", "the", "fourteenth"])
        let hint = ["give", "me", "a", "hint"]
        #expect(hint[grammar.decisiveWords(of: hint)] == hint[...])
    }

    @Test("Listened for bare there is nothing but answers and choices")
    func bare() throws {
        let bare = try CompiledGrammar(
            king.grammar(for: .answer(choices: []), isBare: true))
        #expect(hears("louis", bare))
        #expect(!hears("uh louis", bare))
        #expect(!hears("skip", bare))
    }
}
