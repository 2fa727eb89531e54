/// The level of a room's noise: the lowest smoothed level of the last two seconds. Initially, the
/// floor is the typical level of a quiet room.
struct NoiseFloor {
    /// The lowest level in each fifth of a second, with the oldest first.
    private var minima = [Float](repeating: assumedDecibels, count: 10)
    private var smoothed: Float?
    private var framesInMinimum = 0

    /// The level of a quiet room with an ordinary microphone, in decibels relative to full scale.
    static let assumedDecibels: Float = -50
    private static let framesPerMinimum = 20
    private static let smoothing: Float = 0.7

    /// Adds the level of the next 10 ms and returns the floor, both in decibels relative to full
    /// scale.
    mutating func step(_ level: Float) -> Float {
        let value = smoothed.map { $0 * Self.smoothing + level * (1 - Self.smoothing) } ?? level
        smoothed = value
        if framesInMinimum == Self.framesPerMinimum {
            minima.removeFirst()
            minima.append(value)
            framesInMinimum = 0
        }
        framesInMinimum += 1
        minima[minima.count - 1] = min(minima[minima.count - 1], value)
        return minima.min() ?? value
    }
}
