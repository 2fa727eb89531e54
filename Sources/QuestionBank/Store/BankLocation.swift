public import Foundation

/// The location of the bank. It is given by a flag, otherwise by the environment, and otherwise it
/// is in the user's data folder.
public enum BankLocation {
    /// The variable that names the bank's file.
    public static let environmentName = "TRIVIA_VOICE_BANK"

    /// The absolute path of the bank's file. This creates neither the file nor its folder.
    ///
    /// - Parameter flag: The path that the user gave; nil if there is none.
    /// - Parameter environment: `TRIVIA_VOICE_BANK` is used first, then `XDG_DATA_HOME`, then
    ///   `HOME`. `XDG_DATA_HOME` must be an absolute path, as the XDG Base Directory Specification
    ///   requires.
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
