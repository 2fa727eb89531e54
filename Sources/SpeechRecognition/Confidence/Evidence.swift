/// Named values that describe an utterance and its chosen path. Unless stated otherwise, values
/// describe the path's decisive words (``Grammar/decisiveTags``), and scores are in the engine's
/// units (0.1024 nats) per frame.
struct Evidence {
    var values: [String: Double] = [:]

    subscript(name: Name) -> Double? {
        get { values[name.rawValue] }
        set { values[name.rawValue] = newValue }
    }

    enum Name: String, CaseIterable {
        /// The path's score per frame of its words, relative to the free phone loop and multiplied
        /// by √frames / 7.
        case loopRatioLength
        /// The path's score relative to the best of a thousand frequent words, which are scored one
        /// by one.
        case frequentWords
        /// The score of the best-fitting frequent word, relative to the free phone loop, per frame
        /// of the path's words.
        case rivalRatio
        /// The log probability of the phones of the best-fitting frequent word, if this word fits
        /// better than the path's words.
        case rivalProbability
        /// The lowest score of any word. A word's phones are compared with the best phone in each
        /// frame.
        case worstWord
        /// The largest deviation of a phone from its usual duration, in standard deviations.
        case duration
        /// The answer's lead, in nats, over the best sentence with a different meaning.
        case runnerUp
        /// The number of frames that the front end kept, and the share of these frames that the
        /// path's words cover.
        case keptFrames
        case coverage
        case phoneCount
        /// Three values about the words around the decisive words: their number, the worst word's
        /// fit, and (for the words before the decisive words) the score relative to the free phone
        /// loop.
        case aroundCount
        case aroundWorst
        case aroundRatio
        /// The whole path's score relative to the score of the same path with a frequent word in
        /// place of its decisive words.
        case aroundRivals
        /// The worst and the mean margin by which a phone beats the best other phone in the same
        /// frames.
        case worstMargin
        case meanMargin
        /// The mean and the worst log probability of the phones in nats, according to the network
        /// or encoder alone.
        case phoneProbability
        case worstPhoneProbability
        /// The worst and the mean log odds of the phones against the likeliest other phone,
        /// adjusted for frequency.
        case worstPhoneOdds
        case meanPhoneOdds
        /// The mean probability of each frame's most probable phone, which shows how clear the
        /// speech is.
        case clarity
        case wordCount
        /// The mean acoustic cost per frame of the words.
        case cost
        /// The number of frames in which the free phone loop detects speech but the path has no
        /// word.
        case leftover
        /// The share of the free phone loop's frames that are silence or noise.
        case noiseShare
        /// The difference in decibels between the utterance's loud and quiet frames
        /// (``SignalToNoise``).
        case signalToNoise
        /// How many decibels louder the loudest recent speaker was than this speaker.
        case softness
        /// The decoder's confidence in its transcript (see ``SaidInstead`` and ``TextSureness``).
        case dictation
        /// How much better the decoder's transcript fits the audio than the free phone loop and the
        /// best path do, in nats per frame.
        case dictationFit
        case dictationLead
        /// The decoder's log probabilities of the words and of the likeliest other text
        /// (``TextOpinion``).
        case ownText
        case otherText
        /// How much better the words fit the audio than the likeliest other transcript does, in
        /// nats.
        case otherTextLead
        /// The answer's lead, in nats, over a sentence in which one word differs by one phone. The
        /// acoustic lead is weighted by 0.045, and the decoder's lead by 0.7.
        case similarLead
        /// The calibration's result, from which the confidence is computed.
        case logOdds
    }
}
