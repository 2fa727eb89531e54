/// Calibrates log-odds with a linear function (Platt 1999).
struct Scaling {
    let slope: Double
    let offset: Double

    /// Finds the function that makes the outcomes most likely. `scores` are the log-odds from models trained without
    /// the examples' speakers.
    init(_ scores: [Double], outcomes: [Bool]) {
        let regression = LogisticRegression(
            scores.map { [1, $0] }, outcomes: outcomes, counts: scores.map { _ in 1 })
        offset = regression.weights.first ?? 0
        slope = regression.weights.last ?? 1
    }

    func scaled(_ score: Double) -> Double { slope * score + offset }
}
