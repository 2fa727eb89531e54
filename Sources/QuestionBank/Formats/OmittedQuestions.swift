/// Questions that a format cannot express. Each reason for leaving out questions is reported once.
struct OmittedQuestions {
    private struct Group {
        var reason: String
        var names: [String]
        /// The position of the first omitted question, or nil for a pack without a file.
        var position: SourcePosition?
    }

    private var groups: [Group] = []

    private static let mostNamed = 5

    var count: Int { groups.reduce(0) { $0 + $1.names.count } }

    mutating func add(
        _ question: Question, because reason: String, at position: SourcePosition? = nil
    ) {
        if let place = groups.firstIndex(where: { $0.reason == reason }) {
            groups[place].names.append(question.nameInList)
        } else {
            groups.append(Group(reason: reason, names: [question.nameInList], position: position))
        }
    }

    var problems: [PackProblem] {
        groups.map { group in
            let count = group.names.count
            let names = group.names.prefix(Self.mostNamed)
            return PackProblem(
                .refused, at: group.position,
                "\(count.counted("question")) \(count == 1 ? "was" : "were") left out, because \(group.reason): "
                    + names.joined(separator: ", ") + (count > Self.mostNamed ? ", …" : ""),
                hint: "write the pack in our own format or as a table, which can express them")
        }
    }
}
