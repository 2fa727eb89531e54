/// Reads lists of questions as JSON or JSON Lines whose names are found by their meaning, as a
/// table's titles are: `question`, `answer`, `options`, `correctIndex`, `A` … `D`. A right answer may
/// be given in words, by letter or by number; where that is unclear the question is refused.
package struct JSONListReader {
    private let countsFrom: Int?

    /// - Parameter countsFrom: the number of the first choice, if the user says so.
    package init(countsFrom: Int? = nil) {
        self.countsFrom = countsFrom
    }

    package func read(_ input: PackInput, into receiver: any PackReceiving) throws {
        var numbering = ChoiceNumbering(first: countsFrom)
        if countsFrom == nil {
            // Whether numbers begin with 0 or 1 shows only in the whole file.
            try Self.each(input) { node, _ in JSONListItem.survey(node, &numbering) }
        }
        try Self.each(input) { node, category in
            var question = JSONListItem.question(node, numbering)
            if question.category.isEmpty, let category {
                question.category = CategoryNames.path(category)
            }
            try question.deliver(to: receiver)
        }
    }

    /// Lists that say nothing about their questions.
    private static let lists: Set<String> = [
        "questions", "results", "data", "items", "quiz", "trivia", "entries", "list",
    ]

    /// Every question, with the name of the list it stands in where that is a category.
    private static func each(
        _ input: PackInput, _ visit: (JSONNode, String?) throws -> Void
    ) throws {
        try JSONItems.each(input.window(), lists: lists) { node, list in
            guard list == nil, let members = node.members, !JSONListItem.isQuestion(node) else {
                return try visit(node, nil)
            }
            // An object of lists: each name is a category. Other members describe the file.
            for member in members {
                for item in member.value.array ?? [] where item.members != nil {
                    try visit(item, member.key)
                }
                if let inner = member.value["questions"]?.array {
                    for item in inner { try visit(item, member.key) }
                }
            }
        }
    }
}
