/// One phone of a path, aligned with the frames that the front end kept.
package struct AlignedPhone: Sendable, Hashable {
    /// The acoustic model's name for it.
    package var name: String
    package var firstFrame: Int
    package var frameCount: Int
    package var isFiller: Bool
    /// Score per frame relative to the best phone of each frame; 0 is best.
    package var fit: Double
}
