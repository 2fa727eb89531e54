import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Write a first pack, question by question.",
        discussion: """
            Asks for the title and for questions until you leave one empty. Without a \
            terminal, or with --template, it writes a template that explains every field.

            Examples:
              trivia-voice pack create my-quiz.json
              trivia-voice pack create --template my-quiz.yaml
            """)

    @Argument(help: "The file to write (.json, or .yaml for YAML); - is standard output.")
    var file: String

    @Flag(help: "Write a template without asking.")
    var template = false

    @Flag(help: "Replace the file if it exists.")
    var force = false

    func run() throws {
        if file != "-", !force, FileManager.default.fileExists(atPath: file) {
            throw CommandFailure(
                .usage, "\(file) already exists; use --force to replace it".inert)
        }
        let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
        let isAsked = !template && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        let bytes: [UInt8]
        if isAsked {
            let pack = try PackInterview().pack(title: defaultTitle)
            bytes = try PackFailure.reporting {
                try PackFile.bytes(of: pack, as: isYAML ? .yaml : .native).bytes
            }
        } else if isYAML {
            bytes = Array(PackTemplate.yaml(title: defaultTitle).utf8)
        } else {
            bytes = try PackFailure.reporting {
                try PackFile.bytes(of: PackTemplate.pack(title: defaultTitle), as: .native).bytes
            }
        }
        try OutputFile.write(to: file) { try $0(bytes) }
        if file != "-" {
            StandardError.write(
                "\(file) was written. Check it with: trivia-voice pack check \(file.shellWord)"
                    .inert)
        }
    }

    private var defaultTitle: String {
        if file == "-" { return "My quiz" }
        let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
        return stem.isEmpty ? "My quiz" : stem
    }
}

/// Creates a pack by asking questions on standard error and reading the answers from standard
/// input.
private struct PackInterview {
    func pack(title proposed: String) throws -> Pack {
        let title = ask("Title of the pack [\(proposed)]: ") ?? ""
        let licence = ask("Licence, if others may use it (for example CC-BY-4.0) []: ")
        var pack = Pack(title: title.isEmpty ? proposed : title, questions: [])
        pack.licence = licence.flatMap { $0.isEmpty ? nil : $0 }
        say("Now enter the questions. Leave a question empty to finish.")
        while let prompt = ask("\nQuestion \(pack.questions.count + 1): "), !prompt.isEmpty {
            guard let answer = required("Answer: ") else { break }
            var question = Question(
                id: "q\(pack.questions.count + 1)", prompt: prompt, answer: answer)
            question.accept = list("Other accepted answers, separated by ; []: ")
            let wrong = list(
                "Wrong choices, separated by ;, or nothing for an open question []: ")
            if !wrong.isEmpty { question.choices = ([answer] + wrong).sorted() }
            question.category = list("Category, from general to specific, separated by ; []: ")
            question.difficulty = difficulty()
            pack.questions.append(question)
        }
        guard !pack.questions.isEmpty else {
            throw CommandFailure(.refusedInput, "no question was entered, so nothing was written")
        }
        return pack
    }

    private func difficulty() -> Question.Difficulty? {
        while let text = ask("Difficulty (easy, medium, hard) []: "), !text.isEmpty {
            if let level = Question.Difficulty.allCases.first(where: {
                $0.rawValue.hasPrefix(text.lowercased())
            }) {
                return level
            }
            say("Please enter easy, medium, hard or nothing.")
        }
        return nil
    }

    private func list(_ prompt: String) -> [String] {
        (ask(prompt) ?? "").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    /// Repeats a question until the user types a reply. Returns nil at the end of the input.
    private func required(_ prompt: String) -> String? {
        while let text = ask(prompt) {
            if !text.isEmpty { return text }
            say("Every question needs an answer.")
        }
        return nil
    }

    private func ask(_ prompt: String) -> String? {
        StandardError.ask(prompt)
        return readLine()?.trimmingCharacters(in: .whitespaces)
    }

    private func say(_ text: String) { StandardError.write(text) }
}

private enum PackTemplate {
    static func pack(title: String) -> Pack {
        var open = Question(
            id: "q1", prompt: "Which German poet wrote \"Faust\"?",
            answer: "Johann Wolfgang von Goethe")
        open.accept = ["Goethe"]
        open.promptOn = [.init(form: "Johann", ask: "Which Johann?")]
        open.category = ["Books", "Poetry"]
        open.difficulty = .medium
        open.explanation = "He worked on it for some sixty years."
        open.pronunciations = ["goethe": ["G ER T AH"]]
        var choice = Question(
            id: "q2", prompt: "Which of these rivers flows north?", answer: "Nile")
        choice.choices = ["Amazon", "Nile", "Danube"]
        choice.category = ["Geography"]
        choice.difficulty = .easy
        return Pack(
            title: title, licence: "CC-BY-4.0", source: "Your name", questions: [open, choice])
    }

    static func yaml(title: String) -> String {
        let name = title.replacing("\"", with: "'").inert
        return """
            # Replace these questions with your own. Only "question" and "answer" are required.
            # Check the file:   trivia-voice pack check FILE
            format: trivia-voice-pack
            version: 1
            title: "\(name)"
            licence: CC-BY-4.0         # under which others may use your questions
            source: Your name

            questions:
              - id: q1
                question: Which German poet wrote "Faust"?
                answer: Johann Wolfgang von Goethe
                accept: [Goethe]         # other accepted answers
                promptOn:                # right, but not enough: the player is asked again
                  - form: Johann
                    ask: Which Johann?
                category: [Books, Poetry]
                difficulty: medium       # easy, medium or hard
                explanation: He worked on it for some sixty years.
                pronunciations:          # ARPAbet: phones with spaces between them
                  goethe: [G ER T AH]

              - id: q2
                question: Which of these rivers flows north?
                answer: Nile
                choices: [Amazon, Nile, Danube]   # the answer must be one of them
                category: Geography
                difficulty: easy

            """
    }
}
