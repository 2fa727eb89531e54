/// One phone of a path, aligned with the frames that the front end kept.
package struct AlignedPhone: Sendable, Hashable {
    /// The phone's name in the acoustic model.
    package var name: String
    package var firstFrame: Int
    package var frameCount: Int
    package var isFiller: Bool
    /// The score per frame, relative to the best phone in each frame; 0 is the best possible value.
    package var fit: Double
}
