import ArgumentParser
import QuestionBank

struct PackImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Put packs into the question bank.",
        discussion: """
            A pack takes the place of the one with its title, whole or not at all; the same file \
            again changes nothing.

            Examples:
              trivia-voice pack import questions.json
            """)

    @Argument(help: "Pack files.")
    var files: [String]

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        try bank.use { bank in
            for file in files {
                let pack = try PackProblems.reading(file) { try PackFile.pack(at: file) }
                let result = try bank.importPack(pack)
                print(
                    "\(result.title.inert): \(result.questionCount) questions, "
                        + result.change.rawValue)
            }
        }
    }
}

/// Shows what is wrong with a file, a line for each problem.
enum PackProblems {
    static func reading<Value>(_ file: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch PackError.refused(let problems) {
            for problem in problems { StandardError.write(line(problem, file)) }
            throw CommandFailure(
                .refusedInput, "\(file.inert): \(PackError.refused(problems))".inert)
        } catch let error as PackError {
            throw CommandFailure(.refusedInput, "\(file):\(error)".inert)
        }
    }

    /// As compilers write it, so that editors can jump there.
    static func line(_ problem: PackProblem, _ file: String) -> String {
        var place = file
        if let position = problem.position { place += ":\(position.line):\(position.column)" }
        let question = problem.question.map { " (\($0))" } ?? ""
        return
            "\(place): \(problem.weight.rawValue): \(problem.problem)\(question); \(problem.hint)"
            .inert
    }
}
