import Phonetics
import Testing

@testable import QuestionBank

@Suite("The check for the ear")
struct EarCheckTests {
    /// Knows a few words; every other is guessed.
    private struct Dictionary: Pronouncing {
        static let words = [
            "monet": "M OW N EY", "manet": "M AE N EY", "paris": "P EH R IH S",
            "london": "L AH N D AH N", "ra": "R AA", "nine": "N AY N", "night": "N AY T",
            "austria": "AO S T R IY AH",
            "australia": "AO S T R EY L Y AH", "the": "DH AH", "first": "F ER S T",
            "second": "S EH K AH N D", "elizabeth": "IH L IH Z AH B AH TH",
        ]

        func pronunciations(of word: String) -> [SourcedPronunciation] {
            let known = Self.words[word].flatMap { Pronunciation(arpabet: $0) }
            if let known { return [.init(known, source: .dictionary)] }
            return [.init(Pronunciation([.g, .eh, .s, .t]), source: .automatic)]
        }
    }

    private func kinds(_ question: Question) -> Set<EarFinding.Kind> {
        Set(check(question).filter { $0.weight == .risk }.map(\.kind))
    }

    private func check(_ question: Question) -> [EarFinding] {
        EarCheck(pronouncing: Dictionary()) { question in
            func words(_ text: String) -> [String] {
                text.lowercased().split(separator: " ").map(String.init)
            }
            return SpokenAnswer(
                accepted: ([question.answer] + question.accept).map(words),
                rejected: question.reject.map(words), choices: question.choices.map { [words($0)] })
        }.findings(question)
    }

    @Test("An ordinary question is not at risk")
    func plain() {
        #expect(check(Question(id: "1", prompt: "Capital of France?", answer: "Paris")).isEmpty)
    }

    @Test("Choices that sound alike are found, those that do not are not")
    func alike() {
        var question = Question(id: "1", prompt: "Who painted this?", answer: "Monet")
        question.choices = ["Monet", "Manet", "Paris"]
        let found = check(question).filter { $0.kind == .tooAlike }
        #expect(found.map(\.subject) == ["monet / manet"])
        question.choices = ["Monet", "London", "Paris"]
        #expect(kinds(question).isEmpty)
    }

    @Test("Choices that are one sound apart are found, however far the two sounds are")
    func oneSound() {
        var question = Question(id: "1", prompt: "Which?", answer: "Nine")
        question.choices = ["Nine", "Night", "Paris"]
        #expect(check(question).filter { $0.kind == .tooAlike }.map(\.subject) == ["nine / night"])
        #expect(kinds(question).contains(.tooAlike))
    }

    @Test("Shared words do not make phrases alike")
    func shared() {
        let question = Question(
            id: "1", prompt: "Which queen?", answer: "Elizabeth the first",
            reject: ["Elizabeth the second"])
        #expect(!kinds(question).contains(.tooAlike))
    }

    @Test("An answer of two sounds is too short")
    func short() {
        let found = check(Question(id: "1", prompt: "The sun god?", answer: "Ra"))
        #expect(found.map(\.kind) == [.tooShort])
        #expect(found.first?.proposal == .accept("the answer ra"))
    }

    @Test("A guessed word is named with its phones, unless the host says it")
    func guessed() {
        var question = Question(id: "1", prompt: "Who?", answer: "Goethe")
        let found = check(question)
        #expect(found.map(\.kind) == [.guessedPronunciation])
        #expect(found.first?.proposal == .pronunciation(word: "goethe", phones: "G EH S T"))
        question.adopt(found.compactMap(\.proposal))
        #expect(question.pronunciations == ["goethe": ["G EH S T"]])
        #expect(question.tags == ["proposed"])
        #expect(check(question).isEmpty)
    }

    @Test("The answer in the prompt is found, a part of a word is not")
    func inPrompt() {
        #expect(
            kinds(Question(id: "1", prompt: "Where in Paris is it?", answer: "Paris"))
                == [.answerInPrompt])
        #expect(kinds(Question(id: "1", prompt: "Parisians live where?", answer: "Paris")).isEmpty)
    }

    @Test("Numbers, signs and accents say how they are expected")
    func spelled() {
        let found = check(Question(id: "1", prompt: "When?", answer: "1984"))
        #expect(found.contains { $0.kind == .spokenForm && $0.weight == .note })
        let accents = check(Question(id: "1", prompt: "Who?", answer: "Pelé"))
        #expect(accents.contains { $0.kind == .foreignWord })
    }

    @Test("A number without a spoken form is reported in whole words")
    func unspoken() {
        let ear = EarCheck(pronouncing: Dictionary()) { _ in SpokenAnswer(accepted: []) }
        let found = ear.findings(Question(id: "1", prompt: "When?", answer: "1984"))
        #expect(
            found.first(where: { $0.kind == .spokenForm })?.message
                == "the program does not know how it is pronounced")
    }
}
