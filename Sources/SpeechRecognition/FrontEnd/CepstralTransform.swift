import Foundation

/// Computes cepstra from the logarithms of the bands' energies, with a cosine transform and a
/// lifter.
struct CepstralTransform: Sendable {
    private let count: Int
    /// The factors for each band, with one factor per cepstrum.
    private let factors: [Double]
    /// The factors and divisors of each cepstrum. As in sphinxbase, each step is rounded.
    private let scales: [Float]
    private let divisors: [Double]
    private let lifters: [Float]

    init(_ parameters: FeatureParameters) {
        let bandCount = parameters.bandCount
        let count = parameters.cepstrumCount
        let isLegacy = parameters.transform == .legacy
        self.count = count
        let step = Double.pi / Double(bandCount)
        factors = (0..<bandCount).flatMap { band in
            (0..<count).map { place in
                let cosine = Float(cos(step * Double(place) * (Double(band) + 0.5)))
                return Double(cosine) * (isLegacy ? Self.legacyShare(place, band) : 1)
            }
        }
        scales = (0..<count).map { place in
            guard !isLegacy else { return 1 }
            let norm = place == 0 && parameters.transform == .dct ? 1.0 : 2
            return Float((norm / Double(bandCount)).squareRoot())
        }
        divisors = (0..<count).map { place in
            isLegacy ? Double(bandCount) * (place == 0 ? 1 : 2) : 1
        }
        let period = parameters.lifter
        lifters = (0..<count).map { place in
            guard period != 0 else { return 1 }
            return Float(1 + Double(period / 2) * sin(Double(place) * Double.pi / Double(period)))
        }
    }

    /// The weight of a band in the sum is 1 in the first cepstrum and 2 in all other cepstra. For
    /// the first band, the weight is halved in every cepstrum.
    private static func legacyShare(_ place: Int, _ band: Int) -> Double {
        (place == 0 ? 1 : 2) * (band == 0 ? 0.5 : 1)
    }

    /// Computes a frame's cepstra from the natural logarithms of the bands' energies. As in
    /// sphinxbase, each sum is rounded to 32 bits.
    func transform(_ logarithms: [Double], into cepstra: inout [Float]) {
        let factors = factors.span
        var cepstra = cepstra.mutableSpan
        for place in 0..<count { cepstra[place] = 0 }
        for band in logarithms.indices {
            let logarithm = logarithms[band]
            let row = factors.extracting(band * count..<(band + 1) * count)
            for place in 0..<count {
                cepstra[place] = Float(Double(cepstra[place]) + logarithm * row[place])
            }
        }
        for place in 0..<count {
            let scaled = Float(Double(cepstra[place] * scales[place]) / divisors[place])
            cepstra[place] = scaled * lifters[place]
        }
    }
}
