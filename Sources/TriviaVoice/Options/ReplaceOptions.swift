import ArgumentParser
import Foundation
import TerminalIO

/// The `--force` option of commands that write a file.
struct ReplaceOptions: ParsableArguments {
    @Flag(help: "Replace the file if it exists. Without a terminal, this is always allowed.")
    var force = false

    /// Throws an error if a person at a terminal is about to replace an existing file. A script can
    /// replace files even without `--force`, as in earlier versions. An existing device or pipe is
    /// always allowed, because it only receives the output.
    func check(_ output: String) throws {
        guard output != "-", !force, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1,
            Self.isFile(output)
        else { return }
        throw CommandFailure(
            .usage,
            "\(output) already exists; use --force to replace it, or a different name after -o"
                .inert)
    }

    private static func isFile(_ path: String) -> Bool {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        return (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
}
