import ArgumentParser
import TerminalIO

struct Setup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup", abstract: "Choose a microphone and see how well you are heard.",
        discussion: """
            Measures how quiet the room is, asks you to say three words, and tells you how \
            well the game hears you. In the configuration file, which 'play' reads, it saves \
            the microphone, the strictness, and whether a key opens the microphone.

            EXAMPLES
              trivia-voice setup
              trivia-voice setup --device plughw:1 --dry-run
            """)

    @Option(help: "The microphone, as ALSA names it. Without it, the program asks.")
    var device: String?

    @Flag(help: "Only show the result. Do not save it.")
    var dryRun = false

    @Flag(help: "Print what was found as one JSON object.")
    var json = false

    @OptionGroup var modelOptions: ModelOptions

    func run() async throws {
        let guide = SetupGuide(
            device: device, savesNothing: dryRun, asJSON: json, modelOptions: modelOptions)
        let (assessment, _) = try await guide.run()
        if assessment.grade == .notAtAll { throw CommandFailure(.qualityFailure) }
    }
}
