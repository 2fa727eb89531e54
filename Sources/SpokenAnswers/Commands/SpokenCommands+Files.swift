import CommandMatcher
import Foundation
import Languages

extension SpokenCommands {
    static func files(of language: CompiledLanguage) throws(SpokenCommandsError) -> [CommandFile] {
        var files: [CommandFile] = []
        for (file, text) in language.language.grammars {
            files.append(try CommandFile(file: file, text: text, in: language))
        }
        return files
    }

    /// The grammar files in a folder, sorted by name. Other files are ignored.
    static func grammarFiles(in folder: URL) throws(SpokenCommandsError) -> [URL] {
        do {
            return try FileManager.default
                .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "gram" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
        } catch {
            throw SpokenCommandsError(
                file: folder.path, .unreadable(error.localizedDescription))
        }
    }
}
