import CKernels

/// Rows for attention. Each row is divided into attention heads, which are padded to whole vectors.
struct HeadRows: Sendable {
    private(set) var values: [Float] = []
    private let shape: AttentionShape
    private(set) var count = 0
    /// The distances, in floats, between the starts of consecutive heads and of consecutive rows.
    let headStride: Int
    let rowStride: Int

    /// Creates an empty table that grows one row at a time.
    init(growing shape: AttentionShape) {
        self.shape = shape
        headStride = shape.filledWidth
        rowStride = shape.headCount * shape.filledWidth
    }

    /// Lays out all rows of an utterance head by head, and rotates the rows if `turns` is not nil.
    init(_ rows: FloatRows, shape: AttentionShape, turns: Rotation?) {
        self.shape = shape
        count = rows.count
        headStride = rows.count * shape.filledWidth
        rowStride = shape.filledWidth
        values = unsafe [Float](unsafeUninitializedCapacity: shape.headCount * headStride) {
            buffer, initialized in
            unsafe Self.lay(
                rows.values, count, shape, turns?.values, headStride, rowStride, buffer.baseAddress)
            initialized = shape.headCount * headStride
        }
    }

    /// Adds one row. `turns` is the rotation for this row's position only.
    mutating func append(_ row: ArraySlice<Float>, turns: Rotation?) {
        values += unsafe [Float](unsafeUninitializedCapacity: rowStride) { buffer, initialized in
            unsafe Self.lay(
                Array(row), 1, shape, turns?.values, headStride, rowStride, buffer.baseAddress)
            initialized = rowStride
        }
        count += 1
    }

    private static func lay(
        _ input: [Float], _ count: Int, _ shape: AttentionShape, _ turns: [Float]?,
        _ headStride: Int, _ rowStride: Int, _ output: UnsafeMutablePointer<Float>?
    ) {
        unsafe ckernels_heads(
            input, count, shape.headCount, shape.headWidth, shape.rotatedWidth, turns,
            shape.filledWidth, headStride, rowStride, output)
    }
}

/// How a row is divided among attention heads.
struct AttentionShape: Sendable, Hashable {
    let headCount: Int
    let headWidth: Int
    /// The number of values at the start of a head that are rotated according to the row's
    /// position.
    let rotatedWidth: Int

    /// The maximum width of a head that the kernels accept.
    private static let widest = 64

    /// Returns nil if a row of `width` values cannot be divided in this way.
    init?(width: Int, headCount: Int, rotatedWidth: Int) {
        guard headCount > 0, width % headCount == 0, width / headCount <= Self.widest,
            rotatedWidth % 2 == 0, rotatedWidth <= width / headCount
        else { return nil }
        self.headCount = headCount
        headWidth = width / headCount
        self.rotatedWidth = rotatedWidth
    }

    /// The number of values in a row, for all heads together.
    var width: Int { headCount * headWidth }

    /// The width of a head, rounded up to a whole number of vectors.
    var filledWidth: Int {
        let lanes = ckernels_lanes
        return (headWidth + lanes - 1) / lanes * lanes
    }

    /// Applies attention from every query to all keys. `seen` receives the last query's weights for
    /// each head.
    func attend(
        _ queries: HeadRows, keys: HeadRows, values: HeadRows,
        seen: ((_ head: Int, _ weights: ArraySlice<Float>) -> Void)? = nil
    ) -> FloatRows {
        var output = FloatRows(unfilled: queries.count, width: width)
        let lanes = ckernels_lanes
        var scores = [Float](repeating: 0, count: (keys.count + lanes - 1) / lanes * lanes)
        let scale = 1 / Float(headWidth).squareRoot()
        for head in 0..<headCount {
            unsafe queries.values.withUnsafeBufferPointer { queryValues in
                unsafe keys.values.withUnsafeBufferPointer { keyValues in
                    unsafe values.values.withUnsafeBufferPointer { valueValues in
                        unsafe output.values.withUnsafeMutableBufferPointer { output in
                            guard let query = queryValues.baseAddress,
                                let key = keyValues.baseAddress,
                                let value = valueValues.baseAddress,
                                let target = output.baseAddress
                            else { return }
                            unsafe ckernels_attention(
                                query + head * queries.headStride, queries.count,
                                key + head * keys.headStride, value + head * values.headStride,
                                keys.count, keys.rowStride, filledWidth, headWidth, scale, &scores,
                                target + head * headWidth, width)
                        }
                    }
                }
            }
            seen?(head, scores[..<keys.count])
        }
        return output
    }
}
