import CommandMatcher
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("Commands that count once they are written down", .timeLimit(.minutes(30)))
struct WrittenCommandsTests {
    @Test(
        "They are obeyed as if they had been listened for",
        arguments: [
            ("can we skip this", GameCommand.skip), ("could we skip this one please", .skip),
            ("no idea sorry", .giveUp), ("another hint please", .hint),
            ("could you say that again please", .repeatQuestion),
        ])
    func obeyed(said: String, command: GameCommand) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: "jupiter") {
            #expect(ruling.meaning == .command(command), "\(said)")
            #expect(ruling.hearing.best.text == said)
        }
    }

    @Test(
        "Other sentences with their words are not",
        arguments: ["can we skip rope", "no idea is new", "we could skip this town"])
    func others(said: String) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: "jupiter") {
            if case .command(let command) = ruling.meaning {
                Issue.record("\(said) was obeyed as \(command)")
            }
        }
    }
}
