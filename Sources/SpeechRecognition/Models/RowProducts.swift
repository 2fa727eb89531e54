/// The innermost sums of a network: the products of two frames with four rows of weights.
///
/// The compiler turns these vectors into the single instruction that multiplies eight pairs of
/// integers and adds neighbouring products. It does not do so for a plain loop
/// (docs/decisions/0105).
enum RowProducts {
    /// The sums of products of each frame with each row of weights.
    typealias Sums = (first: SIMD4<Int32>, second: SIMD4<Int32>)

    private static let lanes = 8

    /// `count` rounded up to whole vectors.
    static func padded(_ count: Int) -> Int { (count + lanes - 1) / lanes * lanes }

    /// - Parameters:
    ///   - first: `count` numbers of one frame. `count` must be a multiple of eight.
    ///   - second: `count` numbers of the next frame.
    ///   - rows: four rows of `count` weights each.
    @inline(__always)
    static func sums(
        _ first: UnsafePointer<Int16>, _ second: UnsafePointer<Int16>, _ rows: UnsafePointer<Int16>,
        count: Int
    ) -> Sums {
        let (row0, row1, row2, row3) = unsafe (
            rows, rows + count, rows + 2 &* count, rows + 3 &* count
        )
        var (a0, a1, a2, a3) = (
            SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>()
        )
        var (b0, b1, b2, b3) = (a0, a1, a2, a3)
        for place in stride(from: 0, to: count, by: lanes) {
            let (a, b) = unsafe (vector(first + place), vector(second + place))
            let (w0, w1) = unsafe (vector(row0 + place), vector(row1 + place))
            a0 &+= pairs(a, w0)
            b0 &+= pairs(b, w0)
            a1 &+= pairs(a, w1)
            b1 &+= pairs(b, w1)
            let (w2, w3) = unsafe (vector(row2 + place), vector(row3 + place))
            a2 &+= pairs(a, w2)
            b2 &+= pairs(b, w2)
            a3 &+= pairs(a, w3)
            b3 &+= pairs(b, w3)
        }
        return (
            SIMD4(a0.wrappedSum(), a1.wrappedSum(), a2.wrappedSum(), a3.wrappedSum()),
            SIMD4(b0.wrappedSum(), b1.wrappedSum(), b2.wrappedSum(), b3.wrappedSum())
        )
    }

    @inline(__always)
    private static func vector(_ numbers: UnsafePointer<Int16>) -> SIMD8<Int16> {
        unsafe UnsafeRawPointer(numbers).loadUnaligned(as: SIMD8<Int16>.self)
    }

    /// The products of two vectors, with neighbours added.
    @inline(__always)
    private static func pairs(_ one: SIMD8<Int16>, _ other: SIMD8<Int16>) -> SIMD4<Int32> {
        let products =
            SIMD8<Int32>(truncatingIfNeeded: one) &* SIMD8<Int32>(truncatingIfNeeded: other)
        return products.evenHalf &+ products.oddHalf
    }
}
