import ArgumentParser

struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Judge recorded answers.")

    func run() async throws {
        throw CommandFailure(.usage, "replay is not built yet")
    }
}
