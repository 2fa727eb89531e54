public import Foundation

/// The location of the bank, from a command-line flag, the environment, or the user's data folder.
public enum BankLocation {
    /// The environment variable that contains the path of the bank's file.
    public static let environmentName = "TRIVIA_VOICE_BANK"

    /// The absolute path of the bank's file. The first of `flag`, `TRIVIA_VOICE_BANK`,
    /// `XDG_DATA_HOME` (an absolute path) and `HOME` that is set determines the path.
    public static func path(
        flag: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let flag, !flag.isEmpty { return absolute(flag) }
        if let named = environment[environmentName], !named.isEmpty { return absolute(named) }
        let data: String
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            data = folder
        } else {
            data = (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        }
        return data + "/trivia-voice/bank.sqlite"
    }

    private static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        return FileManager.default.currentDirectoryPath + "/" + path
    }
}
