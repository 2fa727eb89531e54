import Foundation

/// Calibrates log-odds with a linear function (Platt, "Probabilistic outputs for support vector machines", 1999).
///
/// The trees take only small steps, and some examples have more or less weight than their frequency. Therefore, the
/// predicted probabilities are not extreme enough at either end. For example, 94 % of the words with a predicted
/// probability of 0.86 were actually said.
struct Scaling {
    private(set) var slope = 1.0
    private(set) var offset = 0.0

    /// Finds the linear function with which the outcomes are most likely, using Newton's method.
    ///
    /// - Parameters:
    ///   - scores: The log-odds from models that were trained without the examples' speakers.
    ///   - outcomes: Whether each example was right.
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
