import Foundation

/// What turns pairs of values by their place in a sequence, so that attention knows how far two are apart
/// (rotary embedding, arXiv 2104.09864).
struct Rotation: Sendable {
    /// The slowest pair turns this many times more slowly than the first.
    private static let base: Float = 10_000

    /// For each place and pair: cosine, sine.
    let values: [Float]

    /// - Parameters:
    ///   - places: in the sequence.
    ///   - width: of what is turned; half as many pairs.
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
