import ArgumentParser

struct History: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show past games.")

    func run() async throws {
        throw CommandFailure(.usage, "history is not built yet")
    }
}
