/// A piece of evidence, and the only direction in which it affects the confidence.
struct Feature {
    var name: String
    var sign: Int
    /// The value for utterances without this evidence.
    var absent: Double

    static let all = [
        Feature(name: "loopRatioLength", sign: 1, absent: -60),
        Feature(name: "frequentWords", sign: 1, absent: -60),
        Feature(name: "runnerUp", sign: 1, absent: 400),
        Feature(name: "worstWord", sign: 1, absent: -100),
        Feature(name: "cost", sign: 0, absent: -100),
        Feature(name: "worstMargin", sign: 1, absent: -100),
        Feature(name: "meanMargin", sign: 1, absent: -50),
        Feature(name: "phoneProbability", sign: 1, absent: -4),
        Feature(name: "worstPhoneProbability", sign: 1, absent: -8),
        Feature(name: "worstPhoneOdds", sign: 1, absent: -12),
        Feature(name: "meanPhoneOdds", sign: 1, absent: -6),
        Feature(name: "duration", sign: -1, absent: 5),
        Feature(name: "phoneCount", sign: 1, absent: 4),
        Feature(name: "wordCount", sign: 0, absent: 1),
        Feature(name: "keptFrames", sign: 0, absent: 100),
        Feature(name: "leftover", sign: -1, absent: 0),
        Feature(name: "signalToNoise", sign: 1, absent: 20),
        Feature(name: "noiseShare", sign: -1, absent: 0.3),
        Feature(name: "aroundRivals", sign: 1, absent: 0),
        Feature(name: "aroundRatio", sign: 1, absent: 0),
        Feature(name: "aroundWorst", sign: 1, absent: -17),
        Feature(name: "aroundCount", sign: 0, absent: 0),
        Feature(name: "clarity", sign: 0, absent: -1),
    ]
}
