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
        Feature(name: "beatsRandomWords", sign: 1, absent: 0, limits: 0...1),
        Feature(name: "worstWord", sign: 1, absent: -100, limits: -100...0),
        Feature(name: "duration", sign: -1, absent: 5, limits: 0...5),
        Feature(name: "signalToNoise", sign: 0, absent: 20, limits: 0...40),
        Feature(name: "noiseShare", sign: -1, absent: 0.3, limits: 0.4...1),
        Feature(name: "aroundRivals", sign: 1, absent: 0, limits: -60...60),
        Feature(name: "aroundRatio", sign: 1, absent: 0, limits: -40...30),
        Feature(name: "aroundWorst", sign: 1, absent: -17, limits: -100...0),
        Feature(name: "aroundCount", sign: 0, absent: 0, limits: 0...5),
    ]
}
