/// One phone of a path, aligned with the frames that the front end kept.
package struct AlignedPhone: Sendable, Hashable {
    /// The phone's name in the acoustic model.
    package var name: String
    package var firstFrame: Int
    package var frameCount: Int
    package var isFiller: Bool
    /// The score per frame, relative to the score of the best phone in each frame. The best
    /// possible value is 0.
    package var fit: Double
}
