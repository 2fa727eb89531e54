import Foundation

/// A Fourier transform that returns the power at each frequency (radix 2 for real numbers, Sorensen
/// et al., 1987). A transform of n numbers stores the real part of frequency k at index k, and the
/// imaginary part at index n − k.
struct RealFourierTransform: Sendable {
    private let size: Int
    /// The bit-reversed form of each index. The first step moves each number to its bit-reversed
    /// index.
    private let order: [Int]
    /// The points on a quarter of the unit circle.
    private let cosines: [Double]
    private let sines: [Double]

    /// Creates a transform. The size must be a power of 2 and at least 4.
    init(size: Int) {
        self.size = size
        let bits = size.trailingZeroBitCount
        order = (0..<size).map { place in
            (0..<bits).reduce(0) { $0 | (place >> $1 & 1) << (bits - 1 - $1) }
        }
        let angles = (0..<size / 4).map { 2 * Double.pi * Double($0) / Double(size) }
        cosines = angles.map { cos($0) }
        sines = angles.map { sin($0) }
    }

    /// Writes the power of `size / 2` frequencies, up to half the sampling rate, and overwrites
    /// `frame`.
    func power(of frame: inout [Double], into spectrum: inout [Double]) {
        var values = frame.mutableSpan
        var spectrum = spectrum.mutableSpan
        for place in order.indices where order[place] > place {
            values.swapAt(place, order[place])
        }
        var length = 2
        while length <= size {
            for start in stride(from: 0, to: size, by: length) {
                join(&values, start, length)
            }
            length *= 2
        }
        spectrum[0] = values[0] * values[0]
        for frequency in 1..<size / 2 {
            let real = values[frequency]
            let imaginary = values[size - frequency]
            spectrum[frequency] = real * real + imaginary * imaginary
        }
    }

    /// Combines the transforms of the two halves of a range into the transform of the whole range.
    @inline(__always)
    private func join(_ values: inout MutableSpan<Double>, _ start: Int, _ length: Int) {
        let half = length / 2
        let quarter = length / 4
        let first = values[start]
        values[start] = first + values[start + half]
        values[start + half] = first - values[start + half]
        guard quarter > 0 else { return }
        values[start + half + quarter] = -values[start + half + quarter]
        let step = size / length
        for place in 1..<quarter {
            let cosine = cosines[place * step]
            let sine = sines[place * step]
            let evenReal = start + place
            let evenImaginary = start + half - place
            let oddReal = start + half + place
            let oddImaginary = start + length - place
            let real = values[oddReal] * cosine + values[oddImaginary] * sine
            let imaginary = values[oddReal] * sine - values[oddImaginary] * cosine
            values[oddImaginary] = values[evenImaginary] - imaginary
            values[oddReal] = -values[evenImaginary] - imaginary
            values[evenImaginary] = values[evenReal] - real
            values[evenReal] += real
        }
    }
}
