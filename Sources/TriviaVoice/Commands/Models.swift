import ArgumentParser

struct Models: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "List and install acoustic models.")

    func run() async throws {
        throw CommandFailure(.usage, "models is not built yet")
    }
}
