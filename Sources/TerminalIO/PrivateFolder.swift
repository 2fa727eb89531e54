import Foundation

/// A folder that only its owner can open.
package enum PrivateFolder {
    /// Creates the folder and its parents. An existing folder keeps its permissions.
    package static func make(at path: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure(
                .refusedInput,
                "the folder \(path) cannot be created: \(error.localizedDescription)".inert)
        }
    }
}
