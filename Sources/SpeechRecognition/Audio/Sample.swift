/// Conversions between the two forms a sample takes on its way.
enum Sample {
    /// Full scale ±1 → signed 16-bit, rounded to nearest and clipped; not-a-number is silence.
    ///
    /// Exact for sound that was 16-bit to begin with.
    static func int16(_ value: Float) -> Int16 {
        guard !value.isNaN else { return 0 }
        return Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
    }
}
