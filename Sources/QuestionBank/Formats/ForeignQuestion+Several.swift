// Questions whose answer names several choices.
extension ForeignQuestion {
    /// Takes the right choices. Any one of them is enough, unless all of them are needed.
    mutating func takeRight(_ right: [String], needsAll: Bool = true) {
        answer = right.first ?? ""
        accept = Array(right.dropFirst())
        if needsAll, right.count > 1 { tags.append(Question.allTag) }
    }

    /// Takes choices that must be put in this order.
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
