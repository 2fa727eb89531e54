import Foundation
import PlaySession
import QuestionBank
import TerminalIO

/// Reports the results of a pack check: every finding, followed by a summary for the host.
struct CheckReport {
    private let name: String
    private let asJSON: Bool
    private let showsNotes: Bool
    /// Shows the problems of the pack file as readable text.
    let problems: PackProblems
    private var summary = Summary()
    /// The number of questions that have each kind of risk.
    private var kinds: [EarFinding.Kind: Int] = [:]
    private var categories: Set<[String]> = []
    /// The synthetic voice that spoke the answers.
    private var voice = ""

    init(name: String, asJSON: Bool, showsNotes: Bool) {
        self.name = name
        self.asJSON = asJSON
        self.showsNotes = showsNotes
        problems = PackProblems(file: name, asJSON: false)
    }

    mutating func add(_ problem: PackProblem) throws {
        if problem.weight == .refused { summary.refused += 1 }
        if problem.weight == .lost { summary.lost += 1 }
        if asJSON { return try JSONLine.print(Line(problem)) }
        problems.show(problem)
    }

    mutating func begin(_ content: PackSubject) {
        summary.title = content.pack.title
        summary.format = content.format?.rawValue
        summary.questions = content.pack.questions.count
        guard !content.fields.isEmpty else { return }
        let preview = PackPreview(
            fields: content.fields, samples: Array(content.pack.questions.prefix(3)))
        summary.fields = preview.fieldLines
        summary.samples = preview.sampleLines
        if !asJSON { preview.show(of: name) }
    }

    /// Adds all findings about one question. `hasMedia` is true if all of the question's pictures
    /// and sounds are present.
    mutating func add(
        _ findings: [EarFinding], about question: Question, hasMedia: Bool,
        at position: SourcePosition?
    ) throws {
        let risks = findings.filter { $0.weight == .risk }
        summary.atRisk += risks.isEmpty ? 0 : 1
        let needsMedia = question.tags.contains(QuestionNeeds.mediaTag)
        summary.needMedia += needsMedia ? 1 : 0
        summary.missingMedia += hasMedia || needsMedia ? 0 : 1
        summary.ready += risks.isEmpty && !needsMedia && hasMedia ? 1 : 0
        summary.guessedWords += findings.count { $0.kind == .guessedPronunciation }
        if !question.category.isEmpty { categories.insert(question.category) }
        for kind in Set(risks.map(\.kind)) { kinds[kind, default: 0] += 1 }
        for finding in findings where showsNotes || finding.weight == .risk {
            try show(finding, position)
        }
    }

    /// Counts an answer that a synthetic voice spoke.
    mutating func listened(to voice: String, isHeard: Bool) {
        self.voice = voice
        summary.spoken = (summary.spoken ?? 0) + 1
        summary.heard = (summary.heard ?? 0) + (isHeard ? 1 : 0)
    }

    mutating func finish() throws {
        summary.categories = categories.count
        summary.risks = Dictionary(uniqueKeysWithValues: kinds.map { ($0.rawValue, $1) })
        if asJSON { return try JSONLine.print(summary) }
        problems.finish()
        for line in summary.lines(voice: voice) { StandardError.write(line.inert) }
    }

    private func show(_ finding: EarFinding, _ position: SourcePosition?) throws {
        if asJSON { return try JSONLine.print(Line(finding, position)) }
        let place = position.map { "\(problems.file):\($0.line):\($0.column): " } ?? ""
        try StandardOutput.line(
            "\(place)\(finding.weight.rawValue): \(finding.kind.rawValue) (\(finding.question)): \(finding.message); \(finding.suggestion)"
                .inert)
    }

    // MARK: Output

    private struct Line: Encodable {
        var check: String
        var question: String?
        var kind: String
        var weight: String
        var subject: String?
        var message: String
        var suggestion: String
        var line: Int?
        var column: Int?

        init(_ finding: EarFinding, _ position: SourcePosition?) {
            check = finding.kind.part.rawValue
            question = finding.question
            kind = finding.kind.rawValue
            weight = finding.weight.rawValue
            subject = finding.subject
            message = finding.message
            suggestion = finding.suggestion
            line = position?.line
            column = position?.column
        }

        init(_ problem: PackProblem) {
            check = EarFinding.Part.structure.rawValue
            question = problem.question
            kind = "file"
            weight = problem.weight.rawValue
            message = problem.problem
            suggestion = problem.hint
            line = problem.position?.line
            column = problem.position?.column
        }
    }

    private struct Summary: Encodable {
        let check = "summary"
        var title = ""
        var format: String?
        var questions = 0
        var categories = 0
        /// The number of questions without risks and without missing pictures or sounds.
        var ready = 0
        var atRisk = 0
        /// The number of questions that a game leaves out because of their tags.
        var needMedia = 0
        /// The number of questions that a game asks although a picture or sound is missing.
        var missingMedia = 0
        var refused = 0
        /// The number of parts of the file that could not be converted.
        var lost = 0
        var guessedWords = 0
        /// The number of answers that a synthetic voice spoke, or nil if no answers were spoken.
        var spoken: Int?
        var heard: Int?
        /// The number of questions that have each kind of risk.
        var risks: [String: Int] = [:]
        /// The meanings of the file's fields, or nil for one of the project's own formats.
        var fields: [PackPreview.Field]?
        var samples: [PackPreview.Sample]?

        private enum CodingKeys: CodingKey {
            case check, title, format, questions, categories, ready, atRisk, needMedia, missingMedia
            case refused, lost
            case guessedWords, spoken, heard, risks, fields, samples
        }

        func lines(voice: String) -> [String] {
            let inCategories =
                categories == 0
                ? "" : " in \(Figures.count(categories, "category", several: "categories"))"
            let kind = format.map { " (\($0))" } ?? ""
            var lines = [
                "\(title)\(kind): \(Figures.count(questions, "question"))\(inCategories), "
                    + "\(ready) ready to play"
            ]
            if let spoken, let heard {
                lines.append(
                    "  \(heard) of \(Figures.count(spoken, "answer")) recognized with the voice \(voice)"
                )
            }
            if atRisk > 0 {
                let names = risks.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                    .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
                lines.append("  \(atRisk) at risk when they are spoken: \(names)")
            }
            if needMedia > 0 {
                lines.append(
                    "  \(needMedia) \(needMedia == 1 ? "needs" : "need") a picture, a sound or a link: "
                        + "asked only with --with-media")
            }
            if missingMedia > 0 {
                lines.append(
                    "  \(missingMedia) without a picture or a sound that "
                        + "\(missingMedia == 1 ? "it needs" : "they need"), and without a description of it"
                )
            }
            if refused > 0 {
                lines.append("  \(refused) refused and left out; the reasons are listed above")
            }
            if lost > 0 { lines.append("  \(lost) lost some of their content, as listed above") }
            if guessedWords > 0 {
                lines.append(
                    "  \(Figures.count(guessedWords, "word")) with a guessed pronunciation: list them with --all, "
                        + "and listen to them with pack say")
            }
            return lines
        }
    }
}
