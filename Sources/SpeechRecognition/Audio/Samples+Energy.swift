extension Sequence<Int16> {
    /// The sum of the squared samples.
    var energy: Double { reduce(0) { $0 + Double($1) * Double($1) } }
}
