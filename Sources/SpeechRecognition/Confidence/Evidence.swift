/// Figures about one utterance and the path taken for it, by name. Those about the path are about its
/// decisive words (``Grammar/decisiveTags``) where nothing else is said.
///
/// Scores are in the engine's units (0.1024 natural log units) per frame unless said otherwise.
struct Evidence {
    var values: [String: Double] = [:]

    subscript(name: Name) -> Double? {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    enum Name: String, CaseIterable {
        /// Path against the free phone loop over the same frames, per frame of its words, times the root of
        /// their number, by seven.
        case loopRatioLength
        /// Path against the best of a thousand frequent words said alone.
        case frequentWords
        /// That word against the free phone loop, per frame of it.
        case rivalRatio
        /// How likely its phones are, as the network alone hears it, where it beats the path.
        case rivalProbability
        /// The worst word's phones against the best phone of each frame.
        case worstWord
        /// Largest deviation of a phone's duration from what is usual, in standard deviations.
        case duration
        /// Lead over the second best sentence that decides otherwise, in natural log units.
        case runnerUp
        /// All kept frames, and the share of them that the path's words have.
        case keptFrames
        case coverage
        case phoneCount
        /// Words around the decisive ones; how the worst of them fits, and what is before the decisive
        /// ones against the free phone loop, per frame.
        case aroundCount
        case aroundWorst
        case aroundRatio
        /// The whole path against the same with one of a thousand frequent words in the place of the
        /// decisive ones, per frame of these.
        case aroundRivals
        /// A phone against the best other on its frames, per frame: the worst and the mean.
        case worstMargin
        case meanMargin
        /// How likely the words' phones are where they are laid, as the network alone hears it: mean and
        /// worst of the phones' means over their frames. In natural log units.
        case phoneProbability
        case worstPhoneProbability
        /// How likely the likeliest phone of each of these frames is, as the network alone hears it: how
        /// clearly anything is said.
        case clarity
        case wordCount
        /// Mean cost of the words' frames.
        case cost
        /// Frames in which the free phone loop hears speech and the path has no word.
        case leftover
        /// Share of the free phone loop's frames that it takes for silence or noise.
        case noiseShare
        /// Decibels from the quietest tenth of the utterance to its loudest twentieth.
        case signalToNoise
        /// By how many decibels somebody else who has just spoken was louder.
        case softness
        /// The model's verdict, from which the confidence is made.
        case logOdds
    }
}
