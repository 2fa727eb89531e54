import CKernels

/// Rows in whole numbers of 16 bits, each in steps of its own, to be multiplied by a ``ByteMatrix``.
struct RoundedRows {
    let values: [Int16]
    /// What one counts, by row.
    let steps: [Float]
    /// Of each row's numbers.
    let sums: [Int32]
    /// Numbers in a row, with the zeros that fill it up.
    let width: Int

    var count: Int { steps.count }

    init(_ rows: FloatRows) {
        self.init(rows.values, count: rows.count, stride: rows.width, width: rows.width)
    }

    /// - Parameters:
    ///   - count: how many rows.
    ///   - stride: from the beginning of one row to the next; rows may overlap, as a convolution's do.
    ///   - width: values in a row.
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
