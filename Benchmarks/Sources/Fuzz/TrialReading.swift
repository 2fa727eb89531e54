import CommandMatcher
import Foundation
import Phonetics
import SpokenAnswers

@testable import Trials

/// Reads a line of a trials file and builds its grammar.
enum TrialReading {
    private struct Silent: Pronouncing {
        func pronunciations(of word: String) -> [SourcedPronunciation] { [] }
    }

    private static let commands = try? SpokenCommands(.english)

    static func read(_ bytes: [UInt8]) {
        switch TrialReader.parse(Data(bytes)) {
        case .failure(let refusal): precondition(!refusal.why.isEmpty)
        case .success(let trial):
            _ = try? trial.hostPronunciations(in: .english)
            guard let commands,
                let round = trial.round(pronouncing: Silent(), in: .english, commands: commands)
            else { return }
            let awaited = Awaited.answer(choices: trial.choices)
            _ = try? CompiledGrammar(round.grammar(for: awaited))
            _ = round.rule(typed: trial.question ?? "yes", awaiting: awaited)
        }
    }
}
