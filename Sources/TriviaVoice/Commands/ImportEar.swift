import Foundation
import PlaySession
import QuestionBank

/// Briefly checks how well answers to the first imported questions can be recognized.
final class ImportEar {
    struct Summary: Encodable {
        /// The number of questions that were checked, starting at the beginning of the file.
        var checked = 0
        var atRisk = 0
        var guessedWords = 0
    }

    private(set) var summary = Summary()
    private let ear: PackEar?
    private let clock = ContinuousClock()
    private var spent = Duration.zero

    static let mostQuestions = 1000
    static let mostTime = Duration.seconds(2)

    /// The check does nothing if no model with a pronunciation dictionary is installed.
    init(_ model: ModelOptions) {
        ear = try? PackEar(model)
    }

    func look(at question: Question) {
        guard let ear, summary.checked < Self.mostQuestions, spent < Self.mostTime else { return }
        spent += clock.measure {
            let findings = ear.check.findings(question)
            summary.checked += 1
            summary.atRisk += findings.contains { $0.weight == .risk } ? 1 : 0
            summary.guessedWords += findings.count { $0.kind == .guessedPronunciation }
        }
    }

    /// A line of advice for the host, or nil if there is nothing to report.
    func advice(file: String, of count: Int) -> String? {
        guard summary.atRisk > 0 || summary.guessedWords > 0 else { return nil }
        let checked = Figures.count(summary.checked, "question")
        let among = summary.checked < count ? "of the first \(checked) " : ""
        return
            "speech check: \(among)\(summary.atRisk) at risk, "
            + "\(Figures.count(summary.guessedWords, "word")) with a guessed pronunciation; see: trivia-voice pack check --all \(file.shellWord)"
    }
}
