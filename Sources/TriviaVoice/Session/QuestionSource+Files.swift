import Foundation
import Languages
import QuestionBank

/// A pack that was named as a file, and what that changed in the bank.
struct PackFromFile: Hashable {
    var title: String
    var change: ImportResult.Change
    /// Whether the user wanted it in the bank.
    var isKept: Bool

    /// What players should know about it; nil if the bank has this very file already.
    func note(_ say: Sentences) -> String? {
        switch (change, isKept) {
        case (.unchanged, _): nil
        case (.added, true): say("The pack “\(title.inert)” is now in the question bank.")
        case (.replaced, true):
            say(
                "The pack “\(title.inert)” in the question bank was replaced by the file’s version."
            )
        case (.added, false):
            say("The pack “\(title.inert)” is not kept in the question bank. Keep it with --keep.")
        case (.replaced, false):
            say(
                "The question bank keeps its own version of the pack “\(title.inert)”. Replace it with --keep."
            )
        }
    }
}

// Packs that are files.
extension QuestionSource {
    /// A source that also has the packs of files.
    ///
    /// Packs that are not to be kept go into a copy of the bank. The copy knows what was asked and learned before, and
    /// the bank stays as it is. A game loses nothing by that, because it keeps copies of its questions (`GameSetup`), and
    /// the history tells later games which of them were asked.
    ///
    /// - Parameter names: Titles of packs and names of files. A name that contains a slash or a dot counts as a file, unless
    ///   a pack has it as its title.
    func reading(
        filesAmong names: [String], isKept: Bool
    ) throws -> (source: QuestionSource, packs: [PackFromFile]) {
        let known = Set(try bank.packs().map { $0.header.title.lowercased() })
        let files = names.filter {
            ($0.contains("/") || $0.contains(".")) && !known.contains($0.lowercased())
        }
        guard !files.isEmpty else { return (self, []) }
        var source = QuestionSource(bank: isKept ? bank : try bank.copyInMemory())
        var packs: [PackFromFile] = []
        for file in files where source.files[file] == nil {
            let result = try source.imported(file)
            source.files[file] = result.title
            if !isKept, result.change == .added {
                try source.bank.markAskedInHistory(ofPack: result.title)
            }
            packs.append(PackFromFile(title: result.title, change: result.change, isKept: isKept))
        }
        return (source, packs)
    }

    /// Imports the usable questions of a file and reports what was left out.
    private func imported(_ file: String) throws -> ImportResult {
        let problems = PackProblems(file: file, asJSON: false)
        return try problems.reading {
            try bank.importFile(try PackInput(path: file), report: problems.show).result
        }
    }
}
