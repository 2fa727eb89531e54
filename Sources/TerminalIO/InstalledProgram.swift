package import Foundation

/// Finds other programs that are installed.
package enum InstalledProgram {
    /// Finds a program in the folders of `PATH`. Returns nil if the program is not installed.
    package static func find(_ name: String, _ environment: [String: String]) -> URL? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { URL(filePath: $0).appending(path: name) }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
    }
}
