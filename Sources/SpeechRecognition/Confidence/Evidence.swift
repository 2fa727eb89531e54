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
        /// How likely that word's phones are, as the network alone hears it, where it beats the path.
        case rivalProbability
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
        /// Lead over the second best sentence that decides otherwise, in natural log units.
        case runnerUp
        /// Frames of the path's words, of all kept frames, and their share.
        case wordFrames
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
        /// The words against the same with one sound replaced, added or left out: the best of each kind,
        /// divided by the root of the number of frames.
        case substitution
        case insertion
        case deletion
        /// A phone against the best other on its frames, per frame: the worst and the mean.
        case worstMargin
        case meanMargin
        /// How likely the words' phones are where they are laid, as the network alone hears it: mean and
        /// worst of the phones' means over their frames, and how likely it is that anything was said
        /// there at all. In natural log units.
        case phoneProbability
        case worstPhoneProbability
        case speechProbability
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
