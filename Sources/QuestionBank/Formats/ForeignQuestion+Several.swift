// Questions whose answer names several choices.
extension ForeignQuestion {
    /// Sets the right choices. Any one of these choices is enough, unless all of them are needed.
    mutating func takeRight(_ right: [String], needsAll: Bool = true) {
        answer = right.first ?? ""
        accept = Array(right.dropFirst())
        if needsAll, right.count > 1 { tags.append(Question.allTag) }
    }

    /// Says what several right choices mean for questions of a type, which other programs name in
    /// a column or field.
    mutating func markSeveral(ofType kind: String) {
        if TableKinds.needsAll(kind) {
            tags.append(Question.allTag)
        } else if TableKinds.asksForOrder(kind) {
            tags.append(Question.orderTag)
        } else if TableKinds.isUnclear(kind), !tags.contains(Question.allTag) {
            note(
                .note, "several choices are right, and any one of them counts",
                hint: "if all of them are needed, write \"checkbox\" as the type of the question")
        }
    }

    /// Sets choices that players must put in this order.
    mutating func takeOrder(_ items: [String]) {
        guard items.count > 1 else {
            return note(
                .refused, "the question puts answers in order, but has only \(items.count)",
                hint: "give it at least two")
        }
        answer = items[0]
        accept = Array(items.dropFirst())
        choices = []
        tags.append(Question.orderTag)
    }
}
