import ArgumentParser
import Languages
import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

/// Options that select the questions and the rounds.
struct QuestionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A round of the game, as a short description; may be repeated.",
            discussion: """
                A round is written TYPE [COUNT] [KEY=VALUE …], for instance "lightning seconds=45" \
                or "board category=Science,History values=100,200". Types: \
                \(Round.all.map { "\($0.name) (\($0.summary.prefix { $0 != "." }))" }
                    .joined(separator: ", ")).
                """))
    var round: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with one round on each line; “evening” selects a built-in list, and “none” turns rounds off.",
            valueName: "file"))
    var rounds: String?

    @Option(help: "Ask only questions from this category; may be repeated.")
    var category: [String] = []

    @Option(
        help: "Ask only easy, medium or hard questions; may be repeated.",
        transform: Self.difficulty)
    var difficulty: [Question.Difficulty] = []

    @Option(help: "Ask only questions with this tag; may be repeated.")
    var tag: [String] = []

    @Option(help: "Leave out questions with this tag; may be repeated.")
    var notTag: [String] = []

    @Flag(
        help:
            "Also ask questions whose picture, sound or link the game cannot show, and questions with sounds if no loudspeaker can be opened."
    )
    var withMedia = false

    func validate() throws {
        if rounds != nil, !round.isEmpty {
            throw ValidationError("--rounds and --round cannot be used together")
        }
    }

    /// The names of the options that the user has given.
    var given: [String] {
        let isGiven = [
            "--round": !round.isEmpty, "--rounds": rounds != nil, "--category": !category.isEmpty,
            "--difficulty": !difficulty.isEmpty, "--tag": !tag.isEmpty,
            "--not-tag": !notTag.isEmpty, "--with-media": withMedia,
        ]
        return Array(isGiven.filter(\.value).keys)
    }

    /// Whether to ignore the rounds that a pack defines.
    var leavesOutRounds: Bool { rounds == "none" }

    /// The requirements that all questions from these packs must meet.
    func wishes(packs: [String] = []) -> QuestionFilter {
        QuestionFilter(
            packs: packs, categories: category, difficulties: Set(difficulty), tags: tag,
            withoutTags: notTag + (withMedia ? [] : [QuestionNeeds.mediaTag]))
    }

    /// The requested rounds, or nil if the user requested no rounds.
    func plans() throws -> [RoundPlan]? {
        var name = "--round"
        var text = round.joined(separator: "\n")
        if let rounds {
            name = rounds
            guard rounds != "none" else { return nil }
            guard rounds != "evening" else { return try RoundPlan.plans(RoundPlan.evening) }
            do {
                text = try SmallFile.text(at: rounds)
            } catch {
                throw CommandFailure(
                    .refusedInput,
                    "the list of rounds “\(rounds)” \(error), or use “evening” or “none”".inert)
            }
        } else if round.isEmpty {
            return nil
        }
        do {
            return try RoundPlan.plans(text)
        } catch {
            throw CommandFailure(
                rounds == nil ? .usage : .refusedInput,
                "\(name), line \(error.line): \(error.problem)".inert)
        }
    }

    private static func difficulty(_ text: String) throws -> Question.Difficulty {
        guard let difficulty = Question.Difficulty(rawValue: text.lowercased()) else {
            throw ValidationError("--difficulty must be easy, medium or hard")
        }
        return difficulty
    }
}
