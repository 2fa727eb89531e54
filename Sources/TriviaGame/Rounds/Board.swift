/// A board of questions, with the remaining values of each category.
public struct Board: Sendable, Hashable {
    /// A category and the values of its remaining questions.
    public struct Column: Sendable, Hashable {
        /// The title of the column.
        public var category: String
        /// The remaining values, lowest first.
        public var values: [Int]
    }

    /// The columns, in the order in which they are shown.
    public var columns: [Column]
    /// All values that the board had at the start, for the layout.
    public var values: [Int]
}

extension Board {
    /// The index of the column for each value that only one column contains. If only one column
    /// remains, all values map to that column.
    var columnsByValue: [Int: Int] {
        let open = columns.indices.filter { !columns[$0].values.isEmpty }
        let pairs = values.compactMap { value -> (Int, Int)? in
            let having = open.count == 1 ? open : open.filter { columns[$0].values.contains(value) }
            return having.count == 1 ? (value, having[0]) : nil
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
