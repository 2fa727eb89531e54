import ArgumentParser
import CommandMatcher
import Foundation
import Phonetics
import SpeechRecognition
import TerminalIO

struct Judge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge", abstract: "Judge written answers.",
        discussion: """
            Reads one case per line as JSON, from files or standard input:
              {"id":"1","answerline":"<u>Paris</u> [prompt on France]","given":"paris"}
              {"id":"2","answers":["Henry VIII"],"accept":["Hal"],"given":"henry the 8th"}
            "promptOn" (texts or {"form","ask"}), "reject", "choices", "tolerance" and \
            "question" are optional. "heard": true means that the words come from the \
            recognizer. In that case, a word that only sounds like the answer is accepted. A \
            verdict includes its rule and its sureness ("near-certain" or "doubtful"). If a \
            line is not a valid case, standard error shows its number, the other lines are \
            judged, and the exit status is 3.

            EXAMPLES
              trivia-voice judge --json < cases.jsonl
              trivia-voice judge --answerline "Louis XV" --given "louis the 15th" --explain
              trivia-voice judge --check cases.jsonl
            """)

    @Argument(help: "Files of cases; - is standard input.")
    var files: [String] = []

    // The values of these options may begin with a minus sign, as in -40.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Judge one answer by this answer line.", valueName: "line"))
    var answerline: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The answer for --answerline.", valueName: "text"))
    var given: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The question for --answerline.", valueName: "text"))
    var question: String?

    @Option(
        help: "How strict the judge is: relaxed, normal or strict.",
        transform: { text in
            guard let strictness = CommandMatcher.Strictness(rawValue: text) else {
                throw ValidationError("\(text) is not one of relaxed, normal, strict.")
            }
            return strictness
        })
    var strictness: CommandMatcher.Strictness = .normal

    @Flag(help: "Print one JSON object per verdict.")
    var json = false

    @Flag(help: "Show which rule decided, and what is unusual about the answer line.")
    var explain = false

    @Flag(
        help: ArgumentHelp(
            "Compare verdicts with the cases' \"expect\" (accept, prompt or reject); mark those that differ, and exit with status 1 if there are any."
        ))
    var check = false

    @Flag(help: "Compare by spelling alone, without the recognizer's dictionary.")
    var spellingOnly = false

    @OptionGroup var languageOptions: LanguageOptions

    func validate() throws {
        if (answerline == nil) != (given == nil) {
            throw ValidationError("--answerline and --given must be used together.")
        }
        if answerline != nil, !files.isEmpty {
            throw ValidationError("Give either files or --answerline, not both.")
        }
    }

    func run() async throws {
        var session = JudgingSession(
            strictness: strictness, pronouncing: spellingOnly ? nil : Self.pronunciations(),
            isJSON: json, explains: explain, checks: check,
            language: try languageOptions.compiled())
        if let answerline, let given {
            try reportProblems(in: AnswerLine(lenient: answerline))
            try session.judge(
                JudgeCase(id: nil, answerline: answerline, given: given, question: question))
            return
        }
        for file in files.isEmpty ? ["-"] : files {
            try session.judgeLines(of: file)
        }
        session.summarize()
        if session.refusedCount > 0 { throw CommandFailure(.refusedInput) }
        if check, session.unmetCount > 0 { throw CommandFailure(.qualityFailure) }
    }

    /// Reports what is wrong with the notation of the answer line. A line without an answer is an
    /// error.
    private func reportProblems(in line: AnswerLine) throws {
        guard line.answers.contains(where: { !$0.text.allSatisfy(\.isWhitespace) })
        else {
            throw CommandFailure(.refusedInput, "--answerline contains no answer")
        }
        guard !explain else { return }
        for problem in line.problems { StandardError.write("trivia-voice: \(problem)".inert) }
    }

    /// The recognizer's dictionary, or nil if no model is installed.
    private static func pronunciations() -> (any Pronouncing)? {
        guard let model = try? ModelLocator().model(),
            let dictionary = try? PronunciationDictionary(path: model.dictionary.path)
        else { return nil }
        return PronunciationService(dictionary: dictionary)
    }
}
