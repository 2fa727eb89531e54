/// Questions that a format cannot express. They are left out and reported once for each reason.
struct OmittedQuestions {
    private struct Group {
        var reason: String
        var ids: [String]
        /// The first of them; nil if the pack has no file.
        var position: SourcePosition?
    }

    private var groups: [Group] = []

    private static let mostNamed = 5

    var count: Int { groups.reduce(0) { $0 + $1.ids.count } }

    mutating func add(
        _ question: Question, because reason: String, at position: SourcePosition? = nil
    ) {
        if let place = groups.firstIndex(where: { $0.reason == reason }) {
            groups[place].ids.append(question.id)
        } else {
            groups.append(Group(reason: reason, ids: [question.id], position: position))
        }
    }

    var problems: [PackProblem] {
        groups.map { group in
            let count = group.ids.count
            let names = group.ids.prefix(Self.mostNamed).map { String($0.prefix(60)) }
            return PackProblem(
                .refused, at: group.position,
                "\(count.counted("question")) \(count == 1 ? "was" : "were") left out, because \(group.reason): "
                    + names.joined(separator: ", ") + (count > Self.mostNamed ? ", …" : ""),
                hint: "write the pack in our own format or as a table, which can express them")
        }
    }
}
