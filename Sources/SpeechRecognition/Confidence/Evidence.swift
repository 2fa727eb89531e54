/// Named values about one utterance and its chosen path. Unless stated otherwise, values about the path use only its
/// decisive words (``Grammar/decisiveTags``).
///
/// Unless stated otherwise, scores are in the engine's units (0.1024 nats) per frame.
struct Evidence {
    var values: [String: Double] = [:]

    subscript(name: Name) -> Double? {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    enum Name: String, CaseIterable {
        /// The path's score relative to the free phone loop over the same frames, per frame of the path's words. This
        /// score is multiplied by the square root of the number of these frames and divided by seven.
        case loopRatioLength
        /// The path's score relative to the best of a thousand frequent words, each scored on its own.
        case frequentWords
        /// The best frequent word's score relative to the free phone loop, per frame of the path's words.
        case rivalRatio
        /// If the best frequent word beats the path, how probable that word's phones are according to the network or
        /// the encoder alone.
        case rivalProbability
        /// The score of the worst word: its phones relative to the best phone in each frame.
        case worstWord
        /// The largest deviation of a phone's duration from its usual duration, in standard deviations.
        case duration
        /// The lead over the best sentence with a different meaning, in nats.
        case runnerUp
        /// The number of kept frames, and the share of these frames that the path's words cover.
        case keptFrames
        case coverage
        case phoneCount
        /// Three values for the words around the decisive ones. `aroundCount` is the number of these words, and
        /// `aroundWorst` is the fit of the worst one. `aroundRatio` is the score of the words before the decisive ones,
        /// relative to the free phone loop, per frame.
        case aroundCount
        case aroundWorst
        case aroundRatio
        /// The score of the whole path, per frame of the decisive words. The score is relative to that of the same path
        /// with one of a thousand frequent words in place of the decisive words.
        case aroundRivals
        /// The worst and the mean of the phones' margins. A margin is a phone's score relative to the best other phone
        /// in the same frames, per frame.
        case worstMargin
        case meanMargin
        /// The mean and the worst log probability of the words' phones at their positions, in nats, according to the
        /// network or the encoder alone. Each phone's log probability is averaged over its frames.
        case phoneProbability
        case worstPhoneProbability
        /// The worst and the mean of the phones' log odds, in nats. These odds state how much more probable a phone is
        /// in its frames than the most probable other phone. Each probability is relative to the phone's overall
        /// frequency.
        case worstPhoneOdds
        case meanPhoneOdds
        /// The mean probability of the most probable phone in each frame of the words, according to the network or the
        /// encoder alone. This value measures how clear the speech is.
        case clarity
        case wordCount
        /// The mean cost of the words' frames.
        case cost
        /// The number of frames in which the free phone loop detects speech but the path has no word.
        case leftover
        /// The share of the free phone loop's frames that are silence or noise.
        case noiseShare
        /// The difference in decibels between the quietest tenth of the utterance and its loudest twentieth.
        case signalToNoise
        /// How many decibels louder the loudest recent speaker was than this one.
        case softness
        /// The decoder's confidence in its transcript (``SaidInstead``, ``TextSureness``).
        case dictation
        /// The log probability that the decoder would transcribe the words in any spelling, and the log probability of
        /// the most likely other transcript (``TextOpinion``).
        case ownText
        case otherText
        /// How much better the words fit the sounds than the most likely other transcript does, in nats.
        case otherTextLead
        /// How much better the words fit than the best sentence in which one word is replaced by a word that is one
        /// phone away. The value is the sum of 0.045 times the difference in the sounds' scores and 0.7 times the
        /// difference in the decoder's log probabilities, both in nats.
        case similarLead
        /// The calibration's result, from which the confidence is computed.
        case logOdds
    }
}
