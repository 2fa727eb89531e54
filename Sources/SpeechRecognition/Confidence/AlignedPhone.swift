/// One phone of a path, laid over the frames that the front end kept.
package struct AlignedPhone: Sendable, Hashable {
    /// As the acoustic model names it.
    package var name: String
    package var firstFrame: Int
    package var frameCount: Int
    package var isFiller: Bool
    /// How it fits, per frame, against the best phone of each frame; 0 is best.
    package var fit: Double
}
