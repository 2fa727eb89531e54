/// Conversions between the two sample formats.
enum Sample {
    /// Converts signed 16-bit to full scale ±1. Exact.
    static func float(_ value: Int16) -> Float { Float(value) / 32_768 }

    /// Converts full scale ±1 to signed 16-bit, rounded to nearest and clipped. NaN becomes silence.
    ///
    /// Exact for sound that was originally 16-bit.
    static func int16(_ value: Float) -> Int16 {
        guard !value.isNaN else { return 0 }
        return Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
    }
}
