import Foundation

/// Rotates pairs of values by an angle that increases with their position in a sequence. Attention
/// then depends on the distance between two positions (rotary embedding, arXiv 2104.09864).
struct Rotation: Sendable {
    /// The rotation speeds decrease geometrically from the first pair to the last: from 1 toward
    /// the reciprocal of this number.
    private static let base: Float = 10_000

    /// The cosine and the sine for each position and each pair.
    let values: [Float]

    /// - Parameters:
    ///   - places: The positions in the sequence.
    ///   - width: The number of values to rotate, which is twice the number of pairs.
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
