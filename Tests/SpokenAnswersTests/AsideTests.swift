import CommandMatcher
import Foundation
import SpeechRecognition
import Testing

@testable import SpokenAnswers

/// Synthetic voices, heard as a game hears them.
@Suite("What is said beside answers", .timeLimit(.minutes(30)))
struct AsideTests {
    private static let choices = ["Mars", "Key", "On", "Peru"]

    private func rulings(_ said: String, choices: [String] = []) throws -> [Ruling] {
        try SyntheticVoices.rulings(on: said, answer: "Key", choices: choices)
    }

    @Test(
        "Who has only begun, and who talks, has answered nothing: no short answer is heard in it",
        arguments: [
            "I think it's", "the answer is", "uh, it must be", "uh, I'd say", "what is",
            "wait a second", "let me see", "that's easy",
        ], [[], choices])
    func nothing(said: String, choices: [String]) throws {
        for ruling in try rulings(said, choices: choices) {
            #expect(ruling.meaning == .notUnderstood(.chatter), "\(said): \(ruling.heard)")
        }
    }

    @Test("What follows counts", arguments: ["I think it's key", "the answer is key", "key"])
    func answer(said: String) throws {
        for ruling in try rulings(said) {
            guard case .answer(let verdict) = ruling.meaning else {
                Issue.record("\(said) was no answer: \(ruling.heard)")
                continue
            }
            #expect(verdict.outcome == .accept)
        }
    }

    @Test(
        "A command is one, even where people say it before an answer too",
        arguments: [
            ("I have no idea", GameCommand.giveUp), ("say that again", .repeatQuestion),
            ("hint please", .hint), ("can I have a hint please", .hint),
            ("please repeat the question", .repeatQuestion), ("skip please", .skip),
        ])
    func command(said: String, command: GameCommand) throws {
        for ruling in try rulings(said) {
            #expect(ruling.meaning == .command(command), "\(said): \(ruling.heard)")
        }
    }

    @Test("No aside is a command that is listened for")
    func disjoint() throws {
        let names = [
            "repeat", "skip", "hint", "score", "pause", "quit", "challenge", "giveup", "help",
        ]
        let commands = try CompiledGrammar(#require(try SpokenCommands().grammar(of: names)))
        for aside in WordsAround(.english).talk {
            #expect(commands.progress(of: aside)?.isWhole != true, "\(aside)")
        }
    }
}
