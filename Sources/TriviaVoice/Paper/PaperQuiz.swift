import Foundation
import QuestionBank
import TriviaGame

/// A quiz for printing.
struct PaperQuiz {
    var title: String
    /// The language of the questions, as a BCP 47 tag.
    var language: String
    /// The source and license of the questions, if the pack states them.
    var credits: [String]
    var rounds: [PaperRound]
    /// The pictures of the questions as `data:` URLs, keyed by file name.
    var pictures: [String: String] = [:]

    init(
        _ pack: PackHeader, title: String? = nil, rounds: [PaperRound], media: PackMedia? = nil
    ) {
        self.title = title ?? pack.title
        language = pack.language
        credits = [
            pack.source.map { "Questions: \($0)" }, pack.licence.map { "Licence: \($0)" },
        ].compactMap(\.self)
        self.rounds = rounds
        for item in rounds.flatMap(\.questions).flatMap(\.question.media)
        where item.kind == .picture && pictures[item.file] == nil {
            guard let (bytes, format) = media?.contents(of: item) else { continue }
            pictures[item.file] =
                "data:\(format.type);base64,\(Data(bytes).base64EncodedString())"
        }
    }

    var questionCount: Int { rounds.map(\.questions.count).reduce(0, +) }
}

/// Questions that are asked together, with one answer sheet per team.
struct PaperRound {
    /// The round's number, counted from 1.
    var number: Int
    /// The round's title, or nil if the round has only a number.
    var title: String?
    /// An explanation of how the round is played, or nil if no explanation is needed.
    var rule: String?
    var hasWager = false
    var questions: [PaperQuestion]
}

extension PaperRound {
    /// The rounds of a game, each with its entries.
    static func rounds(_ rounds: [Round], of entries: [GameSetup.Entry]) -> [PaperRound] {
        var rest = entries[...]
        return rounds.enumerated().map { index, round in
            let own = rest.prefix(round.count)
            rest = rest.dropFirst(round.count)
            return PaperRound(
                number: index + 1, title: round.heading, rule: rule(of: round),
                hasWager: round.stake == .wager, questions: own.map(PaperQuestion.init))
        }
    }

    /// Divides the entries of a pack without rounds of its own into rounds of at most `size`
    /// questions.
    static func rounds(
        of entries: [GameSetup.Entry], size: Int?, byCategory: Bool
    ) -> [PaperRound] {
        var groups: [(title: String?, entries: [GameSetup.Entry])] = [(nil, entries)]
        if byCategory {
            var places: [String: Int] = [:]
            groups = []
            for entry in entries {
                let title = entry.question.category.first ?? "Other questions"
                if places[title] == nil {
                    places[title] = groups.count
                    groups.append((title, []))
                }
                groups[places[title] ?? 0].entries.append(entry)
            }
        }
        let pieces = groups.flatMap { group in
            group.entries.pieces(of: size ?? group.entries.count).map { (group.title, $0) }
        }
        return pieces.enumerated().map { index, piece in
            PaperRound(
                number: index + 1, title: piece.0, questions: piece.1.map(PaperQuestion.init))
        }
    }

    private static func rule(of round: Round) -> String? {
        if round.stake == .wager {
            return
                "Write your wager before the question is read. A right answer earns it; any other "
                + "answer, or none, costs it."
        }
        if round.measure == .nearest { return "The nearest number scores." }
        if round.measure == .collected { return "Each right item counts once." }
        if round.contest == .tied {
            return "Only for teams that share first place, until one of them is ahead."
        }
        if round.clock == .round, let seconds = round.seconds.flatMap({ Int(exactly: $0) }) {
            return "Answer as many questions as you can within \(seconds) seconds."
        }
        if round.order == .picked { return "Teams pick a category and a value in turn." }
        return nil
    }
}

extension Array {
    /// The elements in order, in slices of at most `size` elements.
    fileprivate func pieces(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: Swift.max(size, 1)).map {
            self[$0..<Swift.min($0 + size, count)]
        }
    }
}
