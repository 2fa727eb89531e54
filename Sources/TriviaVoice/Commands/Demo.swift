import ArgumentParser

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Watch a whole game with recorded answers.")

    func run() async throws {
        throw CommandFailure(.usage, "demo is not built yet")
    }
}
