import ArgumentParser
import TriviaGame

/// Options that determine how a game is played and scored.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The mode of play: \(Mode.all.map(\.name).joined(separator: ", ")).",
            discussion: Mode.all.map { "\($0.name): \($0.summary)" }.joined(separator: "\n")))
    var mode: String?

    @Option(
        help:
            "How answers score: \(Scoring.all.map(\.name).joined(separator: ", ")). (default: \(Scoring.speed.name))"
    )
    var scoring: String?

    @Option(help: "The points for every question, instead of each question's own points.")
    var base: Int?

    @Option(
        help:
            "The fraction of a question's points that each right answer in a row adds, from 0 to 1."
    )
    var streakBonus: Double?

    @Option(help: "The fraction of an answer's points that a hint costs, from 0 to 1.")
    var hintPrice: Double?

    @Option(help: "The fraction of a question's points that a wrong answer costs, from 0 to 1.")
    var wrongCost: Double?

    @Flag(help: "A host who does not play sits at the keyboard and can change every ruling.")
    var host = false

    /// The names of the options that the user has given.
    var given: [String] {
        [
            mode.map { _ in "--mode" }, scoring.map { _ in "--scoring" },
            base.map { _ in "--base" },
            streakBonus.map { _ in "--streak-bonus" }, hintPrice.map { _ in "--hint-price" },
            wrongCost.map { _ in "--wrong-cost" },
        ].compactMap(\.self)
    }

    /// Throws `ValidationError` if the rules do not allow this number of players.
    func validate(players: Int) throws {
        if let mode {
            guard let known = Mode(named: mode) else {
                throw ValidationError(
                    "--mode must be one of \(Mode.all.map(\.name).joined(separator: ", "))")
            }
            guard players == 0 || known.seats.contains(players) else {
                throw ValidationError(
                    "--mode \(known.name) is for \(Self.count(known.seats)), but \(players) "
                        + "\(players == 1 ? "is" : "are") named with --player or --team")
            }
        }
        if let scoring, Scoring(named: scoring) == nil {
            throw ValidationError(
                "--scoring must be one of \(Scoring.all.map(\.name).joined(separator: ", "))")
        }
        if let base, !(1...1_000_000).contains(base) {
            throw ValidationError("--base must be from 1 to 1000000 points")
        }
        let shares = [
            ("--streak-bonus", streakBonus), ("--hint-price", hintPrice),
            ("--wrong-cost", wrongCost),
        ]
        for (name, share) in shares {
            if let share, !(0...1).contains(share) {
                throw ValidationError("\(name) must be a number from 0 to 1")
            }
        }
    }

    private static func count(_ seats: ClosedRange<Int>) -> String {
        seats.upperBound == 1
            ? "one player" : "\(seats.lowerBound) to \(seats.upperBound) players"
    }

    /// The mode that the user specified, or `usual` if the user specified no mode.
    func mode(named usual: Mode) -> Mode { mode.flatMap(Mode.init(named:)) ?? usual }

    var profile: Scoring {
        var profile = scoring.flatMap(Scoring.init(named:)) ?? .speed
        profile.fixedBase = base ?? profile.fixedBase
        if let base, profile.bonusPart != nil { profile.bonusPart = base }
        profile.streakShare = streakBonus ?? profile.streakShare
        profile.hintShare = hintPrice ?? profile.hintShare
        profile.wrongShare = wrongCost ?? profile.wrongShare
        return profile
    }
}
