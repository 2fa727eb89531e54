package import Foundation

/// Finds the shipped packs and the demo.
package enum DataFolder {
    package static let environmentName = "TRIVIA_VOICE_DATA"

    /// Finds the data folder: the folder that the environment variable names, or else a folder
    /// beside or above the program, or the system's folder.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = programLocation,
        isFolder: (URL) -> Bool = Self.isFolder
    ) -> URL? {
        if let path = environment[environmentName], !path.isEmpty {
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            return isFolder(folder) ? folder : nil
        }
        var candidates: [URL] = []
        if var folder = program?.deletingLastPathComponent() {
            candidates.append(
                folder.deletingLastPathComponent().appendingPathComponent("share/trivia-voice"))
            while folder.path != "/" {
                candidates.append(folder.appendingPathComponent("data", isDirectory: true))
                folder.deleteLastPathComponent()
            }
        }
        candidates.append(URL(fileURLWithPath: "/usr/local/share/trivia-voice"))
        candidates.append(URL(fileURLWithPath: "/usr/share/trivia-voice"))
        return candidates.first {
            isFolder($0.appendingPathComponent("packs", isDirectory: true))
        }
    }

    /// The user's data folder, which might not exist.
    package static func own(_ environment: [String: String]) -> URL {
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? (environment["HOME"] ?? "") + "/.local/share"
        return URL(filePath: data).appending(path: "trivia-voice")
    }

    /// The packs in the `packs` folder, sorted by name. A pack is a file, or a folder with pictures
    /// and sounds.
    package static func packs(in folder: URL) -> [URL] {
        let packs = folder.appendingPathComponent("packs", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: packs.path)) ?? []
        return names.sorted().map { packs.appendingPathComponent($0) }.filter {
            $0.pathExtension == "json"
                || FileManager.default.fileExists(atPath: $0.appending(path: "pack.json").path)
        }
    }

    /// The path of the running program, with symbolic links resolved.
    static var programLocation: URL? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .map { URL(fileURLWithPath: $0) }
    }

    package static func isFolder(_ folder: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}
