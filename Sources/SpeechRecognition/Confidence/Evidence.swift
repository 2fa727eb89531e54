/// Named values about one utterance and its chosen path. Unless stated otherwise, values about the path use only its
/// decisive words (``Grammar/decisiveTags``).
///
/// Unless stated otherwise, scores are in the engine's units (0.1024 natural log units) per frame.
struct Evidence {
    var values: [String: Double] = [:]

    subscript(name: Name) -> Double? {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    enum Name: String, CaseIterable {
        /// The path's score relative to the free phone loop over the same frames, per frame of its words, times the
        /// square root of the number of these frames, divided by seven.
        case loopRatioLength
        /// The path's score relative to the best of a thousand frequent words, each said alone.
        case frequentWords
        /// That word's score relative to the free phone loop, per frame of the path's words.
        case rivalRatio
        /// If the best frequent word beats the path: how probable that word's phones are according to the network or
        /// the encoder alone.
        case rivalProbability
        /// The score of the worst word: its phones relative to the best phone in each frame.
        case worstWord
        /// The largest deviation of a phone's duration from the usual one, in standard deviations.
        case duration
        /// The lead over the second-best sentence with a different meaning, in natural log units.
        case runnerUp
        /// The number of kept frames, and the share of them within the path's words.
        case keptFrames
        case coverage
        case phoneCount
        /// For the words around the decisive ones: their number, the fit of the worst one, and the score of those
        /// before the decisive words, relative to the free phone loop, per frame.
        case aroundCount
        case aroundWorst
        case aroundRatio
        /// The whole path relative to the same path with one of a thousand frequent words in place of the decisive
        /// ones, per frame of the decisive words.
        case aroundRivals
        /// Each phone's score relative to the best other phone in the same frames, per frame: the worst and the mean.
        case worstMargin
        case meanMargin
        /// How probable the words' phones are at their positions according to the network or the encoder alone: the
        /// mean and the worst of the phones' means over their frames, in natural log units.
        case phoneProbability
        case worstPhoneProbability
        /// How much more probable a phone is in its frames than the most probable other phone, each relative to its
        /// overall frequency: the worst phone and the mean, in natural log units.
        case worstPhoneOdds
        case meanPhoneOdds
        /// How probable the most probable phone of each of these frames is according to the network or the encoder
        /// alone: the mean. This measures how clear the speech is.
        case clarity
        case wordCount
        /// The mean cost of the words' frames.
        case cost
        /// Frames in which the free phone loop hears speech but the path has no word.
        case leftover
        /// The share of the free phone loop's frames that are silence or noise.
        case noiseShare
        /// Decibels between the quietest tenth of the utterance and its loudest twentieth.
        case signalToNoise
        /// How many decibels louder the loudest recent speaker was.
        case softness
        /// The confidence in the text that the decoder wrote down (``SaidInstead``, ``TextSureness``).
        case dictation
        /// The log probability that the decoder would write the words, in any spelling, and that of the likeliest other
        /// text (``TextOpinion``).
        case ownText
        case otherText
        /// How much better the words fit the sounds than that text, in natural log units.
        case otherTextLead
        /// How much better the words fit than the best sentence in which a word one phone away replaces one of them:
        /// 0.045 of the natural log units of the sounds, and 0.7 of those of the text.
        case similarLead
        /// The calibration's result, from which the confidence is computed.
        case logOdds
    }
}
