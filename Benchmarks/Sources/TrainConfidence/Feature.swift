/// The evidence that the model is made of, and the only direction in which each may count.
struct Feature {
    var name: String
    var sign: Int
    /// What stands for it where an utterance has none (no second sentence to compare with).
    var absent: Double
    /// Values beyond are taken as these.
    var limits: ClosedRange<Double>

    static let all = [
        Feature(name: "loopRatioLength", sign: 1, absent: -60, limits: -100...60),
        Feature(name: "frequentWords", sign: 1, absent: -60, limits: -60...60),
        Feature(name: "rivalRatio", sign: 0, absent: 0, limits: -60...30),
        Feature(name: "worstWord", sign: 1, absent: -100, limits: -100...0),
        Feature(name: "deletion", sign: 1, absent: 0, limits: -100...20),
        Feature(name: "worstMargin", sign: 1, absent: -100, limits: -100...50),
        Feature(name: "meanMargin", sign: 1, absent: -50, limits: -50...50),
        Feature(name: "duration", sign: -1, absent: 5, limits: 0...5),
        Feature(name: "durationMean", sign: -1, absent: 2, limits: 0...5),
        Feature(name: "phoneCount", sign: 1, absent: 4, limits: 1...5),
        Feature(name: "wordFrames", sign: 0, absent: 30, limits: 5...120),
        Feature(name: "wordCount", sign: 0, absent: 1, limits: 1...10),
        Feature(name: "coverage", sign: 0, absent: 0.6, limits: 0...1),
        Feature(name: "leftover", sign: -1, absent: 0, limits: 0...60),
        Feature(name: "signalToNoise", sign: 1, absent: 20, limits: 5...25),
        Feature(name: "noiseShare", sign: -1, absent: 0.3, limits: 0.4...1),
        Feature(name: "aroundRivals", sign: 1, absent: 0, limits: -60...60),
        Feature(name: "aroundRatio", sign: 1, absent: 0, limits: -40...30),
        Feature(name: "aroundWorst", sign: 1, absent: -17, limits: -100...0),
        Feature(name: "aroundCount", sign: 0, absent: 0, limits: 0...5),
    ]
}
