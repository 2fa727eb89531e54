/// Frequency bands on the mel scale.
struct MelBands: Sendable, Hashable, Decodable {
    var count: Int
    /// The lower end of the first band and the upper end of the last band, in hertz.
    var lowest: Double
    var highest: Double

    /// Whether the front end can distinguish the bands at 16,000 samples per second.
    var areFit: Bool {
        (1...64).contains(count) && lowest >= 0 && highest <= 8_000 && highest - lowest >= 1_000
    }
}
