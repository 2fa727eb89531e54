import ArgumentParser

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Say what is missing and how to get it.")

    func run() async throws {
        throw CommandFailure(.usage, "doctor is not built yet")
    }
}
