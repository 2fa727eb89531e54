import TerminalIO

// Adds the file's settings to a command line.
extension ConfigurationFile {
    /// The given arguments, plus the file's settings for the options that were not given.
    ///
    /// - Throws: ``CommandFailure`` if the file contains an error.
    static func completing(
        _ arguments: [String], environment: [String: String]
    ) throws(CommandFailure) -> [String] {
        guard arguments.first == "play",
            !arguments.contains(where: { ["--no-config", "--help", "-h"].contains($0) }),
            let file = try ConfigurationFile(environment: environment)
        else { return arguments }
        return ["play"] + file.arguments(besides: Array(arguments.dropFirst()))
            + arguments.dropFirst()
    }

    /// Groups of options that have the same meaning or exclude each other. If the command line has an option of a
    /// group, no option of that group is taken from the file.
    private static let groups: [Set<String>] = [
        ["player", "team"], ["keyboard", "voice", "push-to-talk"],
        ["round", "rounds", "questions"],
        ["json", "plain"], ["pack", "rounds"],
    ]
    /// The settings that a resumed game takes from the file, because they belong to this machine. All other settings
    /// stay as the game saved them.
    private static let ofMachine: Set<String> = ["device", "bank", "model", "locale", "plain"]

    private func arguments(besides given: [String]) -> [String] {
        let names = given.compactMap { argument -> String? in
            guard argument.hasPrefix("--") else { return nil }
            return argument.dropFirst(2).split(separator: "=", maxSplits: 1).first.map(String.init)
        }
        let taken = Set(names).union(
            Self.groups.filter { !$0.isDisjoint(with: names) }.flatMap { $0 })
        let isResumed = names.contains("resume")
        return settings.filter {
            !taken.contains($0.name) && (!isResumed || Self.ofMachine.contains($0.name))
        }.flatMap(\.arguments)
    }
}
