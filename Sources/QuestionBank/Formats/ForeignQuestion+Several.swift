extension ForeignQuestion {
    /// Sets the right choices. Unless `needsAll` is true, any one of these choices is enough.
    mutating func takeRight(_ right: [String], needsAll: Bool = true) {
        answer = right.first ?? ""
        accept = Array(right.dropFirst())
        if needsAll, right.count > 1 { tags.append(Question.allTag) }
    }

    /// Decides, based on the question type in the file, whether players must name all right
    /// choices.
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

    /// Sets the choices that players must put in order, and the right order.
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
