import Foundation

/// Rotates pairs of values by an angle that grows with their position (rotary embedding, arXiv
/// 2104.09864).
struct Rotation: Sendable {
    /// The rotation speeds form a geometric sequence that falls from 1 for the first pair toward `1
    /// / base` for the last pair.
    private static let base: Float = 10_000

    /// The cosine and the sine for each position and each pair.
    let values: [Float]

    /// Creates rotations for positions in the sequence. `width` is the number of values to rotate,
    /// two per pair.
    init(places: Range<Int>, width: Int) {
        let speeds = stride(from: 0, to: width, by: 2).map {
            1 / pow(Self.base, Float($0) / Float(width))
        }
        values = places.flatMap { place in
            speeds.flatMap { speed in
                let angle = Float(place) * speed
                return [cos(angle), sin(angle)]
            }
        }
    }
}
