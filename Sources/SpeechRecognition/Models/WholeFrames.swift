/// Frames of a layer's input in whole numbers of 16 bits, each in steps of its own.
///
/// A step is a power of two: small whole numbers stay what they are, and a frame becomes the same numbers
/// whatever stands beside it.
struct WholeFrames {
    /// The greatest magnitude: with ``inputLimit`` products no sum leaves 32 bits.
    private static let greatest: Float = 16_384
    /// A frame with nothing louder is silent; so is one in which a sum ran away.
    private static let silence: Float = 1e-30
    /// So many products of a value and a signed byte can be added up.
    static let inputLimit = 1_000

    /// By frame, ``width`` each: the values, then zeros.
    let values: [Int16]
    /// What one counts, by frame.
    let steps: [Float]
    /// A frame's values and the zeros that make it whole vectors.
    let width: Int

    /// - Parameters:
    ///   - input: frames of `count` values.
    ///   - margin: frames of zeros before them, and behind.
    init(_ input: [Float], count: Int, margin: Int) {
        let width = RowProducts.padded(count)
        let frameCount = input.count / count
        // One more behind: frames are worked through two at a time.
        let all = frameCount + 2 * margin + 1
        var values = [Int16](repeating: 0, count: all * width)
        var steps = [Float](repeating: 0, count: all)
        unsafe input.withUnsafeBufferPointer { input in
            unsafe values.withUnsafeMutableBufferPointer { values in
                for frame in 0..<frameCount {
                    let (source, target) = (frame &* count, (frame &+ margin) &* width)
                    var loudest: Float = 0
                    for place in 0..<count {
                        loudest = unsafe max(loudest, abs(input[source &+ place]))
                    }
                    guard loudest > Self.silence, loudest.isFinite else { continue }
                    let step = loudest.binade / (Self.greatest / 2)
                    steps[frame + margin] = step
                    // Beyond this a float has no bits behind the point: adding it rounds.
                    let rounding: Float = 12_582_912
                    let scale = 1 / step
                    for place in 0..<count {
                        let sum = unsafe input[source &+ place] * scale + rounding
                        unsafe values[target &+ place] = Int16(truncatingIfNeeded: sum.bitPattern)
                    }
                }
            }
        }
        self.width = width
        self.values = values
        self.steps = steps
    }
}
