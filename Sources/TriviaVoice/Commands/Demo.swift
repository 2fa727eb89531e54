import ArgumentParser
import Foundation
import PlaySession
import SpeechRecognition
import TerminalIO
import TriviaGame

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Watch a whole game with recorded answers.",
        discussion: """
            Plays eight questions with recorded answers, which are recognized exactly like \
            speech from a microphone. The demo needs no microphone and does not change the \
            question bank.

            EXAMPLES
              trivia-voice demo
              trivia-voice demo --fast
              trivia-voice demo --fast --json | grep verdict
            """)

    @Flag(help: "Play faster than real time.")
    var fast = false

    @Flag(help: "Show the evidence behind each ruling.")
    var explain = false

    @Flag(help: "Print one JSON object per event.")
    var json = false

    @OptionGroup var modelOptions: ModelOptions

    func run() async throws {
        guard let folder = DataFolder.find()?.appendingPathComponent("demo", isDirectory: true)
        else {
            throw CommandFailure(
                .refusedInput,
                "the demo's recordings were not found; set \(DataFolder.environmentName) to the "
                    + "folder 'data' of TriviaVoice")
        }
        let output: any GameOutput =
            json
            ? JSONOutput() : ScreenOutput(terminal: SystemTerminal(), explains: explain)
        let script = try DemoScript(folder: folder)
        let model = try modelOptions.model()
        let run = DemoRun(
            script: script, model: model, pronouncing: try modelOptions.pronouncing(for: model),
            isPaced: !fast)
        try await run.run(output).leave(isResumable: false)
    }
}
