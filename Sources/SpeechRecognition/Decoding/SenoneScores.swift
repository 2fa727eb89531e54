/// The cost of every senone in every frame of an utterance. The best senone in a frame costs 0.
struct SenoneScores {
    /// The number of nats in one unit of cost: 1024 times the natural logarithm of 1.0001.
    static let natsPerUnit = 1_024 * 1.000_1.naturalLogarithm

    let frameCount: Int
    let senoneCount: Int
    /// The costs, ordered by frame and then by senone.
    let costs: [Int16]

    func frames(_ frames: Range<Int>) -> SenoneScores {
        let range = frames.clamped(to: 0..<frameCount)
        guard range.count < frameCount else { return self }
        return SenoneScores(
            frameCount: range.count, senoneCount: senoneCount,
            costs: Array(
                costs[(range.lowerBound * senoneCount)..<(range.upperBound * senoneCount)]))
    }
}
