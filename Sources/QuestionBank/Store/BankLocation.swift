public import Foundation

/// The location of the bank. A command-line flag takes precedence over the environment. If neither
/// specifies the location, the bank is in the user's data folder.
public enum BankLocation {
    /// The environment variable that contains the path of the bank's file.
    public static let environmentName = "TRIVIA_VOICE_BANK"

    /// The absolute path of the bank's file. This method creates neither the file nor its folder.
    ///
    /// - Parameter flag: The path that the user specified; nil if the user specified none.
    /// - Parameter environment: The environment variables. `TRIVIA_VOICE_BANK` takes precedence
    ///   over `XDG_DATA_HOME`, which takes precedence over `HOME`. `XDG_DATA_HOME` must be an
    ///   absolute path, as required by the XDG Base Directory Specification.
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
