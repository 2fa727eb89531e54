/// A layer's input as 16-bit integers. Each frame has its own step size, which is a power of two.
struct WholeFrames {
    /// The maximum magnitude of a value. With this limit, a sum of ``inputLimit`` products fits
    /// into 32 bits.
    private static let greatest: Float = 16_384
    /// A frame is taken to be silent if its largest magnitude is infinite or does not exceed this
    /// value.
    private static let silence: Float = 1e-30
    /// The maximum number of products, each of a value and a signed byte, that may be added up in
    /// one sum.
    static let inputLimit = 1_000

    /// All frames, with ``width`` numbers each: the values, followed by zeros.
    let values: [Int16]
    let steps: [Float]
    /// The number of values in a frame, including the zeros that pad the frame to whole vectors.
    let width: Int

    /// Converts frames of `count` values, and adds `margin` frames of zeros at each end.
    init(_ input: [Float], count: Int, margin: Int) {
        let width = ByteMatrix.filled(count)
        let frameCount = input.count / count
        let all = frameCount + 2 * margin
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
                    // A float of this magnitude has no fraction bits, so adding this number to a
                    // value rounds the value.
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
