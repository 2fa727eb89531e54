package import QuestionBank
import TerminalIO

/// Prints a file's problems to standard error: the first few problems as text, or all problems as
/// JSON.
package final class PackProblems {
    /// The file with the questions, to which line numbers refer.
    package let file: String
    package let asJSON: Bool
    private var count = 0

    private static let mostShown = 500

    package init(file: String, asJSON: Bool) {
        self.file = PackInput.file(at: file)
        self.asJSON = asJSON
    }

    package func show(_ problem: PackProblem) {
        if asJSON, let line = try? JSONLine.text(Line(problem, file)) {
            return StandardError.write(line)
        }
        count += 1
        if count <= Self.mostShown { StandardError.write(text(problem)) }
    }

    /// Reports how many problems were not shown.
    package func finish() {
        guard count > Self.mostShown else { return }
        StandardError.write(
            "\(file): and \(Figures.count(count - Self.mostShown, "problem")) more; fix the first ones, because an unclosed quote spoils everything after it"
                .inert)
        count = 0
    }

    /// Reads the whole file. If there are problems, shows them and ends the program.
    package static func reading<Value>(_ file: String, _ body: () throws -> Value) throws -> Value {
        let problems = PackProblems(file: file, asJSON: false)
        return try problems.reading {
            do {
                return try body()
            } catch PackError.refused(let refused) {
                refused.forEach(problems.show)
                throw PackError.refused(refused)
            }
        }
    }

    /// Runs a closure that reads a file. If the closure throws an error, shows the error and ends
    /// the program.
    package func reading<Value>(_ body: () throws -> Value) throws -> Value {
        defer { finish() }
        do {
            return try body()
        } catch let error as PackError {
            switch error {
            case .unsupported: throw CommandFailure(.usage, "\(error)".inert)
            case .refused(let problems):
                throw CommandFailure(.refusedInput, "\(file): \(PackError.refused(problems))".inert)
            case .syntax(_, let position, let problem, let hint):
                if asJSON {
                    show(PackProblem(.refused, at: position, problem, hint: hint))
                    throw CommandFailure(.refusedInput)
                }
                throw CommandFailure(.refusedInput, "\(file):\(error)".inert)
            case .unreadable where !asJSON: throw CommandFailure(.refusedInput, "\(error)".inert)
            default:
                if asJSON {
                    show(PackProblem(.refused, "\(error)", hint: ""))
                    throw CommandFailure(.refusedInput)
                }
                throw CommandFailure(.refusedInput, "\(file): \(error)".inert)
            }
        }
    }

    /// Formats a problem like a compiler message, which editors can parse.
    private func text(_ problem: PackProblem) -> String {
        var place = file
        if let position = problem.position { place += ":\(position.line):\(position.column)" }
        let question = problem.question.map { " (\($0))" } ?? ""
        return
            "\(place): \(problem.weight.rawValue): \(problem.problem)\(question); \(problem.hint)"
            .inert
    }

    private struct Line: Encodable {
        var file: String
        var kind: String
        var line: Int
        var column: Int?
        var question: String?
        var problem: String
        var hint: String

        init(_ problem: PackProblem, _ file: String) {
            self.file = file
            kind = problem.weight.rawValue
            line = problem.position?.line ?? 1
            column = problem.position?.column
            question = problem.question
            self.problem = problem.problem
            hint = problem.hint
        }
    }
}
