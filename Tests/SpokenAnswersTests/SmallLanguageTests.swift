import CommandMatcher
import Foundation
import Languages
import SpeechRecognition
import Testing

@testable import SpokenAnswers

/// A round in a small language of our own making: typed, listened for, and heard.
@Suite("A round in another language", .timeLimit(.minutes(30)))
struct SmallLanguageTests {
    private let language: CompiledLanguage
    private let round: AnswerRound

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "LanguagesTests/Fixtures/kalan")
        language = CompiledLanguage(try Language(folder: folder))
        round = try Self.round("12", in: language)
    }

    private static func round(
        _ answer: String, choices: [String] = [], in language: CompiledLanguage
    ) throws -> AnswerRound {
        let line = AnswerLine(answer: answer, choices: choices)
        return try AnswerRound(judge: AnswerJudge(line, language: language), choices: choices)
    }

    @Test(
        "Typed answers are understood with their numbers, carriers, fillers and negations",
        arguments: [
            ("12", "mandu dovi", Verdict.Outcome.accept), ("12", "12", .accept),
            ("12", "Mi pensa es hemu mandu dovi", .accept), ("12", "lo mandu dovi", .accept),
            ("12", "mandu trema", .reject), ("12", "nona es mandu dovi", .reject),
            ("23", "vinto trema", .accept), ("105", "bana senta ke pesa", .accept),
            ("200", "dovi senta", .accept), ("kasa", "lo kasal", .accept),
            // No word of English is one here.
            ("12", "twelve", .reject), ("12", "i think it's mandu dovi", .reject),
        ])
    func typed(answer: String, given: String, outcome: Verdict.Outcome) throws {
        let judge = try Self.round(answer, in: language).judge
        #expect(judge.judge(typed: given).outcome == outcome, "\(given) for \(answer)")
    }

    @Test("Who gives up gives up in this language", arguments: ["mi nulo sabe"])
    func givenUp(given: String) {
        #expect(round.judge.judge(typed: given).rule == .gaveUp)
    }

    @Test(
        "Numbers are said as the language puts them together",
        arguments: [
            (12, "mandu dovi"), (20, "vinto"), (25, "vinto pesa"), (105, "bana senta pesa"),
        ])
    func numbers(number: Int, said: String) {
        #expect(language.numbers.cardinal(number) == said)
        #expect(SpokenNumber.value(in: said, language: language) == Double(number))
    }

    @Test("What it has no words for is not said", arguments: [30, 10_000, -1])
    func unsaid(number: Int) { #expect(language.numbers.cardinal(number) == nil) }

    @Test("Commands are its own, with its please, and those of English are none")
    func commands() throws {
        func ruling(_ line: String) -> Ruling.Meaning {
            round.rule(typed: line, awaiting: .answer(choices: [])).meaning
        }
        guard case .command(.skip) = ruling("Salta grasi") else {
            Issue.record("salta grasi is no command")
            return
        }
        guard case .answer(let verdict) = ruling("skip") else {
            Issue.record("skip is a command here")
            return
        }
        #expect(verdict.outcome == .reject)
        #expect(verdict.why(in: language.sentences) == "“skip” nona es lo respo; lo respo es “12”.")
    }

    @Test("A choice is named by its text, its letter, its number")
    func choices() throws {
        let round = try Self.round("Kasa", choices: ["Muro", "Kasa"], in: language)
        for given in ["du", "lo dovi", "kasa", "mi pensa du"] {
            #expect(round.judge.judge(typed: given).outcome == .accept, "\(given)")
        }
        for given in ["bo", "lo bana", "muro"] {
            #expect(round.judge.judge(typed: given).outcome == .reject, "\(given)")
        }
    }

    @Test("The ear listens for its carriers, fillers, answers and commands, and no word of English")
    func grammar() throws {
        let grammar = try CompiledGrammar(round.grammar(for: .answer(choices: [])))
        let words = Set(grammar.network.words)
        #expect(words.isSuperset(of: ["mi", "pensa", "es", "nona", "hemu", "mandu", "dovi"]))
        #expect(words.isSuperset(of: ["salta", "punti", "repe", "fino"]))
        #expect(words.isDisjoint(with: ["i", "think", "uh", "or", "skip", "twelve"]))
        #expect(grammar.tags(saying: ["salta"]) == ["command": "skip"])
        let decision = try CompiledGrammar(round.grammar(for: .decision))
        #expect(Set(decision.network.words) == ["sei", "neku", "grasi"])
    }
}
