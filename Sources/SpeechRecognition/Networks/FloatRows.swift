/// A matrix of floats in row-major order. A row is a frame of audio or the state of one hypothesis.
struct FloatRows: Sendable {
    var values: [Float]
    let width: Int

    var count: Int { values.count / width }

    /// Creates uninitialized rows. The caller must fill the rows before they are read.
    init(unfilled count: Int, width: Int) {
        self.width = width
        values = unsafe [Float](unsafeUninitializedCapacity: count * width) { _, initialized in
            initialized = count * width
        }
    }

    /// Creates a matrix from the values of consecutive whole rows.
    init(_ values: [Float], width: Int) {
        self.values = values
        self.width = width
    }

    subscript(row: Int) -> ArraySlice<Float> { values[(row * width)..<((row + 1) * width)] }
}
