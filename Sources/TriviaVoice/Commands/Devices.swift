import ArgumentParser

struct Devices: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List microphones.")

    func run() async throws {
        throw CommandFailure(.usage, "devices is not built yet")
    }
}
