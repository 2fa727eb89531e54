import ArgumentParser
import SpeechRecognition
import TerminalIO
import Transcript

struct Listen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: "Show what the microphone hears.",
        discussion: """
            Words that may still change appear dim. Final words stay. The \
            command ends when you press Ctrl-C, or after --count utterances. If the \
            microphone is unplugged, the command waits for it.

            EXAMPLES
              trivia-voice listen
              trivia-voice listen --grammar robot.gram --json --count 1
              trivia-voice listen --context "Marie Curie, Warsaw" --device plughw:1
            """)

    @Flag(help: "Print one JSON object per result.")
    var json = false

    @Option(help: "The microphone, as ALSA names it.")
    var device = Microphone.defaultDevice

    @Option(help: "Stop after this many utterances.")
    var count: Int?

    @OptionGroup var options: TranscriptionOptions

    func validate() throws {
        if let count, count < 1 { throw ValidationError("--count must be 1 or more") }
    }

    func run() async throws {
        let plan = try options.plan(usual: .progressive, analyzesVoice: json)
        let session = ListeningSession(
            settings: plan.settings, source: { [device] in try Microphone.open(device: device) },
            transcriber: { try plan.transcriber() })
        let events = session.events()
        do {
            try await session.start()
        } catch let error as AudioCaptureError {
            throw CommandFailure(error)
        }
        let interruption = Interruption { Task { await session.finish() } }
        var screen = ListeningScreen(
            terminal: SystemTerminal(), asJSON: json, showsVolatile: plan.reportsVolatile)
        for await event in events {
            try screen.show(event)
            if let count, screen.resultCount >= count { break }
        }
        await session.finish()
        screen.end()
        if interruption.happened { throw CommandFailure(.interrupted) }
        if let failure = screen.failure ?? screen.terminal.failure { throw failure }
    }
}
