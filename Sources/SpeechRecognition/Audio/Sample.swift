enum Sample {
    /// Converts a signed 16-bit sample to a sample with a full scale of ±1. The conversion is
    /// exact.
    static func float(_ value: Int16) -> Float { Float(value) / 32_768 }

    /// Rounds and clips a sample with a full scale of ±1 to 16 bits. NaN becomes silence.
    static func int16(_ value: Float) -> Int16 {
        guard !value.isNaN else { return 0 }
        return Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
    }
}
