import ArgumentParser

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Make, check and keep question packs.")

    func run() async throws {
        throw CommandFailure(.usage, "pack is not built yet")
    }
}
