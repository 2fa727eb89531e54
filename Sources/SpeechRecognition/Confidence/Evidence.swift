/// Figures about one utterance and the path taken for it, by name.
///
/// Scores are in the engine's units (0.1024 natural log units) per frame unless said otherwise.
struct Evidence {
    var values: [String: Double] = [:]

    subscript(name: Name) -> Double? {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    enum Name: String, CaseIterable {
        /// Path against the free phone loop over the same frames, per frame of its words.
        case loopRatio
        /// The same times the root of the number of frames, by seven.
        case loopRatioLength
        /// Path against the best of a thousand frequent words said alone.
        case frequentWords
        /// Path against the best of a thousand words picked at random, said alone.
        case randomWords
        /// The best of all these words against the free phone loop, per frame of it.
        case rivalRatio
        /// 1 when the path beats a thousand words picked at random.
        case beatsRandomWords
        /// The worst word's phones against the best phone of each frame.
        case worstWord
        /// All words' phones against the best phone of each frame.
        case allWords
        /// The worst single phone.
        case worstPhone
        /// Largest deviation of a phone's duration from what is usual, in standard deviations.
        case duration
        /// Mean of the deviations.
        case durationMean
        /// Second best sentence of the grammar: natural log units, and per frame.
        case runnerUp
        case runnerUpPerFrame
        /// Frames of the path's words, of all kept frames, and their share.
        case wordFrames
        case keptFrames
        case coverage
        case phoneCount
        case wordCount
        /// Mean cost of the words' frames.
        case cost
        /// Share of the free phone loop's frames that it takes for silence or noise.
        case noiseShare
        /// Decibels from the quietest tenth of the utterance to its loudest twentieth.
        case signalToNoise
        /// The model's verdict, from which the confidence is made.
        case logOdds
        /// What the confidence had to exceed, 0 to 1.
        case threshold
    }
}
