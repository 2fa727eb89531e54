import ArgumentParser

struct Listen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: "Show what the microphone hears.")

    func run() async throws {
        throw CommandFailure(.usage, "listen is not built yet")
    }
}
