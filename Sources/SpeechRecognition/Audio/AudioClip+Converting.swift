extension AudioClip {
    /// Converts samples of one channel to 16 kHz.
    ///
    /// - Parameters:
    ///   - samples: Signed 16-bit samples.
    ///   - hertz: The number of samples per second, from 1,000 to 1,000,000.
    public init(converting samples: [Int16], hertz: Int) {
        precondition((1_000...1_000_000).contains(hertz), "\(hertz) frames a second")
        var resampler = Resampler(hertz: hertz)
        var converted: [Float] = []
        resampler.convert(samples.map { Float($0) / 32_768 }, into: &converted)
        resampler.finish(into: &converted)
        self.init(samples: converted.map(Sample.int16), nativeHertz: hertz)
    }
}
