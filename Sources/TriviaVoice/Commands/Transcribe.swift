import ArgumentParser

struct Transcribe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transcribe", abstract: "Turn clips into words.")

    func run() async throws {
        throw CommandFailure(.usage, "transcribe is not built yet")
    }
}
