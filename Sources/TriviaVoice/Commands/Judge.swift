import ArgumentParser

struct Judge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge", abstract: "Judge written answers.")

    func run() async throws {
        throw CommandFailure(.usage, "judge is not built yet")
    }
}
