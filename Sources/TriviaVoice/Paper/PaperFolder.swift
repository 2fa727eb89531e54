import Foundation
import TerminalIO

/// The output folder for the sheets of a quiz.
struct PaperFolder {
    private let url: URL

    init(_ path: String) { url = URL(filePath: path) }

    /// A file name made only from the title's letters and digits, so that it cannot lead to a
    /// different folder.
    static func name(for title: String) -> String {
        let words = title.lowercased().unicodeScalars.prefix(60).split {
            !$0.properties.isAlphabetic && $0.properties.numericType == nil
        }
        let name = words.map(String.init).joined(separator: "-")
        return name.isEmpty ? "quiz" : name
    }

    /// Creates the folder. Throws an error if the folder already contains sheets and `isForced` is
    /// false.
    func prepare(replacing isForced: Bool) throws {
        let paths = PaperSheet.allCases.map(path)
        if !isForced, let taken = paths.first(where: FileManager.default.fileExists) {
            throw CommandFailure(
                .usage,
                "\(taken) already exists; use --force to replace it, or name a different folder with -o"
                    .inert)
        }
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                .refusedInput,
                "the folder \(url.relativePath) cannot be created: \(error.localizedDescription); name a different one with -o"
                    .inert)
        }
    }

    func write(_ sheet: PaperSheet, of quiz: PaperQuiz) throws -> String {
        let path = path(of: sheet)
        try OutputFile.write(to: path) { try $0(Array(sheet.page(of: quiz).source.utf8)) }
        return path
    }

    private func path(of sheet: PaperSheet) -> String {
        url.appending(path: sheet.fileName).relativePath
    }
}
