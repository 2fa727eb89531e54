/// A board of questions: those that are left of each category.
public struct Board: Sendable, Hashable {
    public struct Column: Sendable, Hashable {
        public var category: String
        /// What is left, the least first.
        public var values: [Int]
    }

    public var columns: [Column]
    /// All values that there ever were, for an even picture.
    public var values: [Int]
}
