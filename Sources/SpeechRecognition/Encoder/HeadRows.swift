import CKernels

/// Rows laid out by head, as attention reads them, each filled up to whole vectors.
struct HeadRows: Sendable {
    private(set) var values: [Float] = []
    private let shape: AttentionShape
    /// How many rows there are.
    private(set) var count = 0
    /// Floats from a head to the next, and from a row to the next.
    let headStride: Int
    let rowStride: Int

    /// No rows yet; they can be added one at a time.
    init(growing shape: AttentionShape) {
        self.shape = shape
        headStride = shape.filledWidth
        rowStride = shape.headCount * shape.filledWidth
    }

    /// All rows of an utterance, a head's rows together.
    ///
    /// - Parameter turns: what turns each row by its place, or nil: they do not know their place.
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

    /// Adds one row.
    ///
    /// - Parameter turns: of this row's place alone.
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

/// How rows are divided among heads.
struct AttentionShape: Sendable, Hashable {
    let headCount: Int
    let headWidth: Int
    /// So many of a head's first values are turned by their place.
    let rotatedWidth: Int

    /// The most that the kernels take.
    private static let widest = 64

    /// - Returns: nil for what cannot be divided so.
    init?(width: Int, headCount: Int, rotatedWidth: Int) {
        guard headCount > 0, width % headCount == 0, width / headCount <= Self.widest,
            rotatedWidth % 2 == 0, rotatedWidth <= width / headCount
        else { return nil }
        self.headCount = headCount
        headWidth = width / headCount
        self.rotatedWidth = rotatedWidth
    }

    /// Values of a head in all rows.
    var width: Int { headCount * headWidth }

    /// A head's values in a row, and the zeros that fill the last vector.
    var filledWidth: Int {
        let lanes = ckernels_lanes
        return (headWidth + lanes - 1) / lanes * lanes
    }

    /// What all queries take from all keys.
    ///
    /// - Parameters:
    ///   - queries: laid out whole.
    ///   - keys: and `values`, as many as each other.
    ///   - seen: is given, for each head, how much the last query took of each key.
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
