/// The choices that an answer must name, if several.
public struct Selection: Sendable, Hashable {
    /// The indices of the right choices, in the right order if there is one.
    public var right: [Int]
    /// Whether the choices must be named in order.
    public var isOrdered: Bool

    /// Creates a selection of at least two different choices.
    public init(right: [Int], isOrdered: Bool) {
        self.right = right
        self.isOrdered = isOrdered
    }

    /// Whether these choices, each named once, are the right ones.
    package func isRight(_ named: [Int]) -> Bool {
        isOrdered ? named == right : named.count == right.count && Set(named) == Set(right)
    }
}
