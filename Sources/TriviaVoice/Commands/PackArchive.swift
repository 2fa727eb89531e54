import ArgumentParser
import PlaySession
import QuestionBank

/// Archives that contain a pack together with its pictures and sounds.
enum PackArchive {
    /// Whether the output file's name requests an archive. Throws an error if the format cannot be
    /// archived.
    static func isMeant(by output: String, _ format: PackFormat) throws -> Bool {
        let name = output.lowercased()
        guard name.hasSuffix(".trivia") || name.hasSuffix(".zip") else { return false }
        guard format == .native else {
            throw ValidationError(
                "An archive with a pack is always in our own format. Use --to trivia-voice, or a different name after -o."
            )
        }
        return true
    }
}

extension PackProblems {
    /// Reports the number of questions whose pictures and sounds are missing from the written file.
    func showLostFiles(of count: Int) {
        guard count > 0 else { return }
        show(
            PackProblem(
                .lost,
                "the file does not contain the pictures and sounds of \(Figures.count(count, "question"))",
                hint: "to keep them, write an archive: -o NAME.trivia"))
    }
}
