import ArgumentParser

struct Leaderboard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard", abstract: "Show the best players.")

    func run() async throws {
        throw CommandFailure(.usage, "leaderboard is not built yet")
    }
}
