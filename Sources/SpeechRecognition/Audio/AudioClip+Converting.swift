extension AudioClip {
    /// Converts one channel of signed 16-bit samples, at 1,000 to 1,000,000 samples per second, to
    /// 16 kHz.
    public init(converting samples: [Int16], hertz: Int) {
        precondition((1_000...1_000_000).contains(hertz), "\(hertz) frames a second")
        var resampler = Resampler(hertz: hertz)
        let converted = resampler.converted(samples)
        self.init(samples: converted + resampler.rest(), nativeHertz: hertz)
    }
}
