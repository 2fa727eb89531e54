import CKernels

/// Rows of 16-bit integers for a ``ByteMatrix``. Each row has its own step size.
struct RoundedRows {
    let values: [Int16]
    let steps: [Float]
    let sums: [Int32]
    /// The number of values in a row, including the zeros at the end of the row.
    let width: Int

    var count: Int { steps.count }

    init(_ rows: FloatRows) {
        self.init(rows.values, count: rows.count, stride: rows.width, width: rows.width)
    }

    /// Rounds `count` rows of `width` values. Rows start `stride` values apart and may overlap.
    init(_ input: [Float], count: Int, stride: Int, width: Int) {
        precondition(count == 0 || input.count >= (count - 1) * stride + width)
        let filled = ByteMatrix.filled(width)
        var steps = [Float](repeating: 0, count: count)
        var sums = [Int32](repeating: 0, count: count)
        values = unsafe [Int16](unsafeUninitializedCapacity: count * filled) {
            buffer, initialized in
            if let start = buffer.baseAddress {
                unsafe ckernels_round(
                    input, stride, count, width, filled, start, &steps, &sums)
            }
            initialized = count * filled
        }
        self.steps = steps
        self.sums = sums
        self.width = filled
    }
}
