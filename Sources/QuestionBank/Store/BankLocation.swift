public import Foundation

/// The location of the bank: a flag, else the environment, else the user's data folder.
public enum BankLocation {
    /// The variable that names the bank's file.
    public static let environmentName = "TRIVIA_VOICE_BANK"

    /// The absolute path of the bank's file. Nothing is created.
    ///
    /// - Parameter flag: the path that the user gave, if any.
    /// - Parameter environment: `TRIVIA_VOICE_BANK`, else `XDG_DATA_HOME` (absolute paths only, as
    ///   the XDG Base Directory Specification demands), else `HOME`.
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
