import PlaySession
import QuestionBank
import TriviaGame

/// A question in its printed form.
struct PaperQuestion {
    /// The space in which teams write an answer.
    enum Space: Hashable {
        case lines(Int)
        /// Teams circle one of these choices.
        case circle([String])
    }

    var question: Question
    var space: Space
    /// The question's category or its cell on a board, or an empty string.
    var subject: String
    /// The points for the question, or nil if neither the pack nor the board specifies any.
    var points: Int?
    /// The maximum number of choices that teams can circle. If a question has more choices than
    /// this, teams write a letter instead.
    private static let mostCircles = 8

    init(_ entry: GameSetup.Entry) {
        question = entry.question
        subject =
            entry.cell.map { "\($0.category) for \($0.value)" }
            ?? question.category.joined(separator: " › ")
        points = entry.cell == nil ? question.points : nil
        if question.kind == .order {
            space = .lines(1)
        } else if let sheet = question.listSheet {
            space = .lines(sheet.wanted)
        } else if question.isTrueOrFalse {
            space = .circle(question.choices)
        } else if (1...Self.mostCircles).contains(question.choices.count) {
            space = .circle(question.choices.indices.map(Game.letter))
        } else {
            space = .lines(1)
        }
    }

    /// Instructions for choosing, if the answer consists of several choices.
    var instruction: String? {
        switch question.kind {
        case .all: "Choose \(question.rightChoices.count) answers."
        case .order: "Write down all letters in the right order."
        case .single, .list: nil
        }
    }

    /// Details that supplement the question's text. `printed` contains the file names of the
    /// pictures that are printed.
    func details(printed: Set<String>) -> [String] {
        let part = BonusTags.number(of: question).map { "bonus, part \($0)" }
        let isBonus = BonusTags.bonus(of: question) != nil
        return [
            subject.isEmpty ? nil : subject, isBonus ? part ?? "bonus" : nil,
            points.map { Figures.count($0, "point") },
            question.media.allSatisfy { $0.when == .answer || printed.contains($0.file) }
                ? nil : "with a picture or a sound, which the host has",
        ].compactMap(\.self)
    }
}

extension Question {
    /// The `QuestionSheet` of a question with several answers, or nil for any other question.
    var listSheet: QuestionSheet? {
        kind == .list ? QuestionSheet(self) : nil
    }

    /// Whether the only choices are “true” and “false”, which need no letters.
    var isTrueOrFalse: Bool {
        choices.count == 2 && Set(choices.map { $0.lowercased() }) == ["true", "false"]
    }
}
