import Foundation

/// Continues a recording's background sound before and after the recording, as an open microphone
/// would record it.
struct QuietSurroundings {
    /// The length of a grain, which is a short piece of audio, and the step to the next grain, both
    /// in samples (32 ms and 10 ms).
    private static let grainLength = 512
    private static let hop = 160
    /// The quietest eighth of the grains is taken to be background sound. Grains of digital
    /// silence, in which at most the last bit varies, are left out.
    private static let share = 8
    private static let silentDecibels = 6.0
    /// At least a fifth of the grains are within 6 dB of the quiet grains, unless the clip was cut
    /// close to its speech. In a clip that was cut close to its speech, the background is assumed
    /// to be 35 dB below the loudest grain.
    private static let floorShare = 5
    private static let floorDecibels = 6.0
    private static let assumedDecibels = 35.0

    private let clip: [Int16]
    /// The start positions of the quietest grains.
    private var starts: [Int] = []
    private var gain: Float = 1
    private var random: SplitMix64

    init(of clip: [Int16]) {
        self.clip = clip
        random = SplitMix64(seed: UInt64(clip.count))
        guard clip.count >= Self.grainLength else { return }
        let grains = stride(from: 0, through: clip.count - Self.grainLength, by: Self.hop)
            .map { (start: $0, decibels: Self.decibels(clip[$0..<($0 + Self.grainLength)])) }
            .filter { $0.decibels > Self.silentDecibels }
            .sorted { ($0.decibels, $0.start) < ($1.decibels, $1.start) }
        guard !grains.isEmpty else { return }
        let quiet = grains.prefix(max(grains.count / Self.share, 1))
        starts = quiet.map(\.start)
        let level = quiet[quiet.count / 2].decibels
        let loudest = grains.last?.decibels ?? level
        let within = grains.filter { $0.decibels <= level + Self.floorDecibels }.count
        if within < grains.count / Self.floorShare || loudest - level < Self.floorDecibels {
            let excess = max(level - (loudest - Self.assumedDecibels), 0)
            gain = Float(pow(10, -excess / 20))
        }
    }

    /// Generates background sound from quiet grains in random order. At any time, eight grains
    /// overlap.
    mutating func samples(_ count: Int) -> [Int16] {
        guard !starts.isEmpty else { return [Int16](repeating: 0, count: count) }
        let step = Self.grainLength / Self.layers
        var sum = [Float](repeating: 0, count: count + 2 * Self.grainLength)
        for place in stride(from: 0, to: count + Self.grainLength, by: step) {
            let drawn = random.next()
            let start = starts[Int((drawn >> 1) % UInt64(starts.count))]
            let sign: Float = drawn & 1 == 0 ? gain : -gain
            for index in 0..<Self.grainLength {
                sum[place + index] += sign * Self.window[index] * Float(clip[start + index])
            }
        }
        return sum[Self.grainLength..<(Self.grainLength + count)].map {
            Int16(clamping: Int($0.rounded()))
        }
    }

    private static let layers = 8
    /// The square root of a Hann window, scaled so that the powers of all overlapping grains add up
    /// to one.
    private static let window: [Float] = (0..<grainLength).map { index in
        Float(sin(Double.pi * (Double(index) + 0.5) / Double(grainLength)))
            * Float(2 / Double(layers)).squareRoot()
    }

    private static func decibels(_ samples: ArraySlice<Int16>) -> Double {
        let energy = samples.reduce(1.0) { $0 + Double($1) * Double($1) }
        return 10 * log10(energy / Double(samples.count))
    }
}
