import TerminalIO

extension ConfigurationFile {
    /// Adds settings from the file for options that the command line does not contain. Throws an
    /// error for an invalid setting.
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

    /// Groups of options. If the command line contains an option of a group, the file's options in
    /// this group are ignored.
    private static let groups: [Set<String>] = [
        ["player", "team"], ["keyboard", "voice", "push-to-talk"],
        ["round", "rounds", "questions"],
        ["json", "plain"], ["pack", "rounds"],
    ]
    /// The settings that belong to this machine. A resumed game also takes its machine settings
    /// from the file.
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
