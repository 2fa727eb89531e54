import CommandMatcher
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers

@Suite("Answers that nobody listened for", .timeLimit(.minutes(30)))
struct OtherAnswerTests {
    private static func meaning(
        _ text: String, answer: String = "Sydney", choices: [String] = [],
        by right: SpeakingRight = .inTurn
    ) throws -> Ruling.Meaning {
        let line = AnswerLine(answer: answer, choices: choices)
        return try AnswerRound(judge: AnswerJudge(line), choices: choices)
            .meaning(outsideGrammar: text, by: right)
    }

    @Test(
        "Another answer is one, as it was written down",
        arguments: [
            "Melbourne", "It's Melbourne", "I think it might be Morocco", "We reckon it's Perth",
            "Um I think it's the state of Victoria", "86,400", "Stop", "The Old Man", "Gold Coast",
            "Seventeen o five", "Forty-two", "It's Isaac Newton", "An elephant",
        ])
    func other(text: String) throws {
        #expect(try Self.meaning(text) == .otherAnswer(text))
    }

    @Test(
        "A word that stands for a filler is removed before a lead-in, but not before other words",
        arguments: [
            ("Of the answer is Dracula", "the answer is Dracula"),
            ("But I'd say Jarvis", "I'd say Jarvis"), ("The Hague", "The Hague"),
            ("Of Mice and Men", "Of Mice and Men"),
        ])
    func writtenFiller(text: String, quoted: String) throws {
        #expect(try Self.meaning(text) == .otherAnswer(quoted))
    }

    @Test("The answer after a word that stands for a filler is said again")
    func answerAfterWrittenFiller() throws {
        #expect(try Self.meaning("But I'd say Sydney") == .notUnderstood(.unsure))
    }

    @Test(
        "Lead-ins alone, remarks and talk at the table are talk",
        arguments: [
            "Um", "I think it's", "The answer is", "I know this one", "What was that", "Let me see",
            "Hang on", "You go first", "It's", "Please", "Yeah", "Thank you",
            "Five words are too many", "Can I have an iced coffee", "Close the door",
            "Where is my drink", "See you later", "Stop laughing", "Good job everyone",
            "Good boy", "That was loud", "He is cheating", "Any more crisps",
        ])
    func talk(text: String) throws {
        #expect(try Self.meaning(text) == .notUnderstood(.chatter))
    }

    @Test("Words that may be a remark are an answer if the player pressed a key to answer")
    func pressed() throws {
        for title in ["Once upon a time", "Lost in translation", "Ice cream"] {
            #expect(try Self.meaning(title, by: .anyone) == .notUnderstood(.chatter), "\(title)")
            #expect(
                try Self.meaning(title, by: .afterPressing) == .otherAnswer(title), "\(title)")
        }
        #expect(try Self.meaning("Close the door", by: .afterPressing) == .notUnderstood(.chatter))
        #expect(try Self.meaning("Isaac Newton", by: .anyone) == .otherAnswer("Isaac Newton"))
    }

    @Test("The answer and the choices are heard by their sounds, or said again")
    func again() throws {
        #expect(try Self.meaning("Sydney") == .notUnderstood(.unsure))
        let choices = ["Sydney", "Canberra"]
        #expect(try Self.meaning("Canberra", choices: choices) == .notUnderstood(.unsure))
        #expect(try Self.meaning("Perth", choices: choices) == .otherAnswer("Perth"))
    }

    @Test(
        "A plainly said wrong answer is ruled wrong and quoted",
        arguments: [
            ("Columbus", "Magellan"), ("Amsterdam", "Sydney"),
            ("Elephant", "Horse"), ("Michael Jackson", "Madonna"),
        ])
    func heard(said: String, answer: String) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: answer) {
            #expect(ruling.meaning == .otherAnswer(said))
        }
    }
}
