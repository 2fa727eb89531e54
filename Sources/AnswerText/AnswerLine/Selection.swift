/// The choices that an answer must name, if one choice is not enough.
public struct Selection: Sendable, Hashable {
    /// The indices of the right choices. If the order matters, the indices are in the right order.
    public var right: [Int]
    /// Whether the choices must be named in order.
    public var isOrdered: Bool

    /// Creates a selection of at least two different choices.
    public init(right: [Int], isOrdered: Bool) {
        self.right = right
        self.isOrdered = isOrdered
    }

    /// Whether these choices are the right ones. Each choice must occur only once.
    package func isRight(_ named: [Int]) -> Bool {
        isOrdered ? named == right : named.count == right.count && Set(named) == Set(right)
    }
}
