import CommandMatcher
import QuestionBank
import SpeechRecognition
import Testing
import TriviaGame

@testable import TriviaVoice

@Suite("What is listened for")
struct AnswerGrammarTests {
    private static let king = Question(
        id: "king", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth",
        promptOn: [.init(form: "Louis", ask: "Which Louis?")])
    private static let planet = Question(
        id: "planet", prompt: "Which planet?", answer: "Jupiter",
        choices: ["Mars", "Saturn", "Jupiter"])

    private func grammar(
        _ question: Question, _ kind: TriviaGame.Expectation.Kind = .answer, rivals: [Question] = []
    ) throws -> CompiledGrammar {
        try CompiledGrammar(
            AnswerGrammar.grammar(
                for: TriviaGame.Expectation(
                    kind: kind, question: question, choices: question.choices),
                sheet: QuestionSheet(question), rivals: rivals.map { QuestionSheet($0) }))
    }

    private func hears(_ sentence: String, _ grammar: CompiledGrammar) -> Bool {
        grammar.progress(of: sentence.split(separator: " ").map(String.init))?.isWhole == true
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
        #expect(hears(sentence, try grammar(Self.king)) == isHeard)
    }

    @Test("After an answer that was not enough, what completes it is enough to say")
    func additions() throws {
        let grammar = try grammar(Self.king, .moreSpecific)
        for sentence in ["the fourteenth", "fourteenth", "louis the fourteenth"] {
            #expect(hears(sentence, grammar), "\(sentence)")
        }
        let sheet = QuestionSheet(Self.king)
        let first = sheet.judge.judge(typed: "louis")
        #expect(sheet.judge.judge(typed: "the fourteenth", after: first).outcome == .accept)
    }

    @Test("Choices by their text, letter and number, as long as they are open")
    func choices() throws {
        let grammar = try grammar(Self.planet)
        for sentence in ["saturn", "b", "answer b", "the second one", "i'd say saturn"] {
            #expect(hears(sentence, grammar), "\(sentence)")
        }
        let fewer = try CompiledGrammar(
            AnswerGrammar.grammar(
                for: TriviaGame.Expectation(
                    kind: .answer, question: Self.planet, choices: ["Mars", "Jupiter"]),
                sheet: QuestionSheet(Self.planet)))
        #expect(!hears("saturn", fewer))
        #expect(!hears("b", fewer))
        #expect(hears("c", fewer))
    }

    @Test("Answers of other questions are heard as what they are")
    func rivals() throws {
        let rival = Question(id: "x", prompt: "?", answer: "Napoleon")
        #expect(hears("napoleon", try grammar(Self.king, rivals: [rival])))
        #expect(!hears("napoleon", try grammar(Self.king)))
    }

    @Test("A decision is yes or no; between questions there are commands alone")
    func others() throws {
        #expect(hears("yes", try grammar(Self.king, .decision)))
        #expect(!hears("louis", try grammar(Self.king, .decision)))
        #expect(hears("challenge", try grammar(Self.king, .commands)))
        #expect(!hears("louis", try grammar(Self.king, .commands)))
    }

    @Test(
        "The judge takes away whatever may be said before an answer",
        arguments: AnswerGrammar.carriers + AnswerGrammar.fillers)
    func carriers(carrier: String) {
        let sheet = QuestionSheet(Self.planet)
        #expect(sheet.judge.judge(typed: "\(carrier) jupiter").outcome == .accept)
    }
}
