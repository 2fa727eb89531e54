import ArgumentParser

struct Play: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Play a game.")

    func run() async throws {
        throw CommandFailure(.usage, "play is not built yet")
    }
}
