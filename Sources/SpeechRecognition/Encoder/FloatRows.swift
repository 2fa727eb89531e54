/// Rows of floats, one behind the other: frames of sound, or hypotheses, with what is known of each.
struct FloatRows: Sendable {
    var values: [Float]
    /// Values in a row.
    let width: Int

    /// How many rows there are.
    var count: Int { values.count / width }

    /// Rows that are filled before anybody reads them.
    init(unfilled count: Int, width: Int) {
        self.width = width
        values = unsafe [Float](unsafeUninitializedCapacity: count * width) { _, initialized in
            initialized = count * width
        }
    }

    /// - Parameter values: whole rows.
    init(_ values: [Float], width: Int) {
        self.values = values
        self.width = width
    }

    /// One row.
    subscript(row: Int) -> ArraySlice<Float> { values[(row * width)..<((row + 1) * width)] }
}
