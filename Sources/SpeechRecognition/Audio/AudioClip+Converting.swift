extension AudioClip {
    /// Converts signed 16-bit samples of one channel to 16 kHz from 1,000 to 1,000,000 samples per second.
    public init(converting samples: [Int16], hertz: Int) {
        precondition((1_000...1_000_000).contains(hertz), "\(hertz) frames a second")
        var resampler = Resampler(hertz: hertz)
        let converted = resampler.converted(samples)
        self.init(samples: converted + resampler.rest(), nativeHertz: hertz)
    }
}
