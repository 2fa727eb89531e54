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
