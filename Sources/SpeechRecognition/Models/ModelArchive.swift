import Foundation

/// A model in a single file for distribution, in any format that `tar` can unpack.
struct ModelArchive {
    let file: URL

    /// Whether the source is a file to unpack rather than a folder.
    static func isArchive(_ source: URL) -> Bool {
        var isFolder = ObjCBool(false)
        return unsafe FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    /// Throws ``ModelError/notInstalled(from:why:)`` if the file does not have this SHA-256
    /// checksum.
    func check(sha256 expected: String) throws(ModelError) {
        let output = try run("sha256sum", ["--", file.path])
        let actual = output.drop { $0 == "\\" }.prefix { $0.isHexDigit }
        guard actual.lowercased() == expected.lowercased() else {
            throw .notInstalled(
                from: file.path,
                why: "its SHA-256 is \(actual), not \(expected); download it again")
        }
    }

    /// Unpacks the archive into an empty folder. If unpacking produces exactly one subfolder,
    /// returns this subfolder; otherwise, returns `folder` itself.
    func unpack(into folder: URL) throws(ModelError) -> URL {
        // `tar` itself rejects names that lead outside the folder.
        _ = try run(
            "tar",
            ["-xf", file.path, "-C", folder.path, "--no-same-owner", "--no-same-permissions"]
        )
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.count == 1, !Self.isArchive(folder.appendingPathComponent(names[0])) else {
            return folder
        }
        return folder.appendingPathComponent(names[0], isDirectory: true)
    }

    private func run(_ program: String, _ arguments: [String]) throws(ModelError) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw ModelError.notInstalled(
                    from: file.path,
                    why: "\(program) cannot read it; use a model folder, or a .tar.gz of one")
            }
            return String(decoding: data, as: UTF8.self)
        } catch let error as ModelError {
            throw error
        } catch {
            throw .notInstalled(from: file.path, why: error.localizedDescription)
        }
    }
}
