/// Several choices, all of which an answer must name.
public struct Selection: Sendable, Hashable {
    /// The indices of the right choices, in order if the order matters.
    public var right: [Int]
    /// Whether the choices must be named in order.
    public var isOrdered: Bool

    /// Creates a selection of at least two different choices.
    public init(right: [Int], isOrdered: Bool) {
        self.right = right
        self.isOrdered = isOrdered
    }

    /// Whether the named choices are the right choices, with no choice named twice.
    package func isRight(_ named: [Int]) -> Bool {
        isOrdered ? named == right : named.count == right.count && Set(named) == Set(right)
    }
}
