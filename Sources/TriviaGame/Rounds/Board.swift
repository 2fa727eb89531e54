/// A board of questions: those that are left of each category.
public struct Board: Sendable, Hashable {
    /// A category with its open questions.
    public struct Column: Sendable, Hashable {
        /// Its title.
        public var category: String
        /// What is left, the least first.
        public var values: [Int]
    }

    /// In the order they are shown.
    public var columns: [Column]
    /// All values that there ever were, for an even picture.
    public var values: [Int]
}

extension Board {
    /// The places of columns by the values that leave no doubt which is meant: those that are left in one alone, and
    /// where only one has any left, all.
    var columnsByValue: [Int: Int] {
        let open = columns.indices.filter { !columns[$0].values.isEmpty }
        let pairs = values.compactMap { value -> (Int, Int)? in
            let having = open.count == 1 ? open : open.filter { columns[$0].values.contains(value) }
            return having.count == 1 ? (value, having[0]) : nil
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
