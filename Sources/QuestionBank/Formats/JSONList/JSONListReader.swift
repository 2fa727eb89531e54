/// Reads questions in JSON or JSON Lines, with keys such as `question`, `options` and
/// `correctIndex`.
package struct JSONListReader: PackReading {
    package init() {}

    package func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        // Only the whole file shows whether numbers start at 0 or 1, and what a difficulty of 3
        // means.
        var survey = Survey(countsFrom: options.countsFrom)
        try Self.each(input) { node, _ in survey.note(node) }
        guard survey.foundQuestion else { throw Self.nothingKnown(survey.names) }
        var tally = FieldTally(.field)
        try Self.each(input) { node, category in
            for member in node.members ?? [] where !member.value.isNull {
                tally.see(
                    member.key, as: JSONListItem.words(for: member.key),
                    isHarmless: JSONListItem.isHarmless(member.key), at: member.position)
            }
            var question = JSONListItem.question(node, survey.numbering, survey.scale)
            if question.category.isEmpty, let category {
                question.category = CategoryNames.path(category)
            }
            try question.deliver(to: receiver)
        }
        try tally.report(to: receiver)
    }

    /// Information that depends on all questions of a file.
    private struct Survey {
        var numbering: ChoiceNumbering
        var scale = DifficultyScale()
        var foundQuestion = false
        /// The keys of the first object that is not a question.
        var names: [String] = []

        init(countsFrom: Int?) { numbering = ChoiceNumbering(first: countsFrom) }

        mutating func note(_ node: JSONNode) {
            if JSONListItem.isQuestion(node) {
                foundQuestion = true
            } else if names.isEmpty {
                names = (node.members ?? []).prefix(8).map { String($0.key.prefix(40)) }
            }
            JSONListItem.survey(node, &numbering)
            for member in node.members ?? []
            where JSONListItem.meaning(member.key) == .column(.difficulty) {
                if let text = member.value.plainText { scale.note(text) }
            }
        }
    }

    /// The error for a file that contains no known keys.
    private static func nothingKnown(_ names: [String]) -> PackError {
        let found =
            names.isEmpty
            ? "" : "; the first object has: \(names.joined(separator: ", "))"
        return .syntax(
            format: "JSON", at: SourcePosition(line: 1),
            problem:
                "no question was found; a question is an object with a key such as question, prompt "
                + "or clue, and a key such as answer or correctAnswer\(found)",
            hint:
                "rename the keys, or convert the file to a table with the titles question and answer"
        )
    }

    /// Names of lists that are not categories.
    private static let lists: Set<String> = [
        "questions", "results", "data", "items", "quiz", "trivia", "entries", "list", "cards",
        "rows", "records",
    ]

    /// Visits every question, with the name of its list if that name is a category.
    private static func each(
        _ input: PackInput, _ visit: (JSONNode, String?) throws -> Void
    ) throws {
        try JSONItems.each(input.window(), lists: lists) { node, list in
            guard list == nil, let members = node.members, !JSONListItem.isQuestion(node) else {
                return try visit(node, nil)
            }
            // Each list's name is a category, and other members describe the file.
            var holdsLists = false
            for member in members {
                for item in member.value.array ?? [] where item.members != nil {
                    holdsLists = true
                    try visit(item, member.key)
                }
                if let inner = member.value["questions"]?.array {
                    holdsLists = true
                    for item in inner { try visit(item, member.key) }
                }
            }
            if !holdsLists, members.contains(where: { !$0.value.isNull }) { try visit(node, nil) }
        }
    }
}
