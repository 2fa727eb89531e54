import ArgumentParser

@main
struct TriviaVoice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "trivia-voice")
}
