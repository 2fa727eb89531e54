import Foundation
package import Languages
package import QuestionBank
import TerminalIO

/// A pack from a file that the user named, with the resulting changes to the bank.
package struct PackFromFile: Hashable {
    package var title: String
    package var change: ImportResult.Change
    /// Whether the pack stays in the bank.
    package var isKept: Bool

    /// A note for the players; nil if the bank already has this file.
    package func note(_ say: Sentences) -> String? {
        switch (change, isKept) {
        case (.unchanged, _): nil
        case (.added, true): say("The pack “\(title.inert)” is now in the question bank.")
        case (.replaced, true):
            say(
                "The pack “\(title.inert)” in the question bank was replaced by the version in the file."
            )
        case (.added, false):
            say(
                "The pack “\(title.inert)” will not be kept in the question bank. To keep the pack, use --keep."
            )
        case (.replaced, false):
            say(
                "The question bank keeps its own version of the pack “\(title.inert)”. To replace that version, use --keep."
            )
        }
    }
}

extension QuestionSource {
    /// Returns a question source with the packs from files. Packs that will not stay in the bank
    /// are imported into a copy of the bank. A name that contains a slash or a dot is taken to be a
    /// file name, unless a pack has this title. `objection` has the same meaning as in `PackInput`.
    package func reading(
        filesAmong names: [String], isKept: Bool,
        objection: @escaping (Media, [UInt8]) -> MediaObjection? = { _, _ in nil }
    ) throws -> (source: QuestionSource, packs: [PackFromFile]) {
        let known = Set(try bank.packs().map { $0.header.title.lowercased() })
        let files = names.filter {
            ($0.contains("/") || $0.contains(".") || PackInput.isFolder($0))
                && !known.contains($0.lowercased())
        }
        guard !files.isEmpty else { return (self, []) }
        var source = QuestionSource(bank: isKept ? bank : try bank.copyInMemory())
        var packs: [PackFromFile] = []
        for file in files where source.files[file] == nil {
            let result = try source.imported(file, objection)
            source.files[file] = result.title
            if !isKept, result.change == .added {
                try source.bank.markAskedInHistory(ofPack: result.title)
            }
            packs.append(PackFromFile(title: result.title, change: result.change, isKept: isKept))
        }
        return (source, packs)
    }

    /// Imports the usable questions of a file and reports the unusable questions.
    private func imported(
        _ file: String, _ objection: @escaping (Media, [UInt8]) -> MediaObjection?
    ) throws -> ImportResult {
        let problems = PackProblems(file: file, asJSON: false)
        return try problems.reading {
            let input = try PackInput(path: file)
            input.objection = objection
            return try bank.importFile(input, report: problems.show).result
        }
    }
}
