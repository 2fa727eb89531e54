/// A round that was requested, with the requirements for its questions.
public struct RoundPlan: Sendable, Hashable {
    /// The round.
    public var round: Round
    /// The titles of allowed packs; empty if any pack is allowed.
    public var packs: [String] = []
    /// The allowed categories; empty if any category is allowed.
    public var categories: [String] = []
    /// `easy`, `medium` or `hard`; nil if any difficulty is allowed.
    public var difficulty: String?
    /// Tags that each question must have.
    public var tags: [String] = []
    /// A board's values, from top to bottom.
    public var values = [100, 200, 300]
    /// The number of categories on a board, if the plan names no categories.
    public var columns = 3

    /// Creates a plan that allows any questions.
    public init(_ round: Round) {
        self.round = round
    }

    /// The built-in list of rounds. The rounds in this list can use any questions.
    public static let evening = """
        normal 4
        choice 3
        board
        lightning
        final
        tie-break
        """

    /// Reads rounds, one `TYPE [COUNT] [KEY=VALUE …]` per line. A `#` starts a comment.
    public static func plans(_ text: String) throws(RoundPlanError) -> [RoundPlan] {
        var plans: [RoundPlan] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let words = try words(line.prefix { $0 != "#" }, line: index + 1)
            if !words.isEmpty { plans.append(try RoundPlan(words, line: index + 1)) }
        }
        guard !plans.isEmpty else {
            throw RoundPlanError(line: 1, problem: "there are no rounds; write at least one")
        }
        return plans
    }

    private init(_ words: [String], line: Int) throws(RoundPlanError) {
        guard let round = Round(named: words[0]) else {
            let names = Round.all.map(\.name).joined(separator: ", ")
            throw RoundPlanError(
                line: line, problem: "there is no round “\(words[0])”; choose from \(names)")
        }
        self.init(round)
        var hasCount = false
        for word in words.dropFirst() {
            if let count = Int(word) {
                guard (1...200).contains(count) else {
                    throw RoundPlanError(
                        line: line, problem: "a round must have 1 to 200 questions")
                }
                self.round.count = count
                hasCount = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw RoundPlanError(
                    line: line,
                    problem: "“\(word)” is not a setting; write it like category=Science")
            }
            try set(parts[0], to: parts[1], line: line)
        }
        if self.round.order == .picked {
            if !categories.isEmpty { columns = categories.count }
            if hasCount { columns = max(1, self.round.count / values.count) }
            self.round.count = columns * values.count
        }
    }

    private mutating func set(
        _ key: String, to value: String, line: Int
    ) throws(RoundPlanError) {
        let list = value.split(separator: ",").map(\.trimmedText).filter { !$0.isEmpty }
        switch key {
        case "title": round.title = value
        case "pack": packs = list
        case "category": categories = list
        case "tag": tags = list
        case "difficulty":
            guard ["easy", "medium", "hard"].contains(value) else {
                throw RoundPlanError(line: line, problem: "difficulty must be easy, medium or hard")
            }
            difficulty = value
        case "seconds":
            guard let seconds = Double(value), (5...600).contains(seconds) else {
                throw RoundPlanError(line: line, problem: "seconds must be a number from 5 to 600")
            }
            round.seconds = seconds
        case "values" where round.order == .picked:
            let values = list.compactMap { Int($0) }
            guard values.count == list.count, (1...8).contains(values.count),
                values.allSatisfy({ (1...1_000_000).contains($0) }),
                Set(values).count == values.count
            else {
                throw RoundPlanError(
                    line: line,
                    problem: "values must be different numbers, such as values=100,200,300")
            }
            self.values = values.sorted()
        default:
            throw RoundPlanError(
                line: line,
                problem: "a \(round.name) round has no setting “\(key)”; the settings are title, "
                    + "pack, category, difficulty, tag, seconds, and a board’s values")
        }
    }

    /// Splits a line into words. Quoted words may contain spaces.
    private static func words(
        _ line: Substring, line number: Int
    ) throws(RoundPlanError) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else {
            throw RoundPlanError(line: number, problem: "a quotation mark is not closed; close it")
        }
        return words + [word].compactMap(\.self)
    }
}

/// An error in a list of rounds.
public struct RoundPlanError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line number in the list, starting at 1.
    public var line: Int
    /// A message for the user that says what is wrong and what is allowed.
    public var problem: String

    /// A one-line message for the user, with the line number.
    public var description: String { "line \(line): \(problem)" }
}

extension Substring {
    fileprivate var trimmedText: String { String(self).trimmingSpace }
}
