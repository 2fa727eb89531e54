import Foundation

/// Calibrates log-odds with a linear function (Platt 1999).
struct Scaling {
    private(set) var slope = 1.0
    private(set) var offset = 0.0

    /// Finds the function that makes the outcomes most likely, by Newton's method. `scores` are the log-odds
    /// from models trained without the examples' speakers.
    init(_ scores: [Double], outcomes: [Bool]) {
        for _ in 0..<50 {
            var slopeSum = 0.0
            var offsetSum = 0.0
            var (bySlope, byBoth, byOffset) = (1e-9, 0.0, 1e-9)
            for (score, isSo) in zip(scores, outcomes) {
                let chance = 1 / (1 + exp(-scaled(score)))
                let wrong = (isSo ? 1 : 0) - chance
                let curvature = chance * (1 - chance)
                slopeSum += wrong * score
                offsetSum += wrong
                bySlope += curvature * score * score
                byBoth += curvature * score
                byOffset += curvature
            }
            let determinant = bySlope * byOffset - byBoth * byBoth
            guard determinant > 0 else { return }
            let slopeStep = (byOffset * slopeSum - byBoth * offsetSum) / determinant
            let offsetStep = (bySlope * offsetSum - byBoth * slopeSum) / determinant
            slope += slopeStep
            offset += offsetStep
            if abs(slopeStep) + abs(offsetStep) < 1e-7 { return }
        }
    }

    func scaled(_ score: Double) -> Double { slope * score + offset }
}
