import Foundation

/// Adds up the power in triangular bands, which are equally wide on the mel scale and overlap by
/// half.
struct MelFilters: Sendable {
    /// A band's frequencies, as indices into the spectrum.
    private struct Band: Sendable {
        var frequencies: Range<Int>
        var firstWeight: Int
    }

    private var bands: [Band] = []
    private var weights: [Double] = []

    /// Throws an error if a band contains no frequencies or lies outside the spectrum.
    init(_ parameters: FeatureParameters) throws(FeatureParameters.Problem) {
        let spacing = parameters.hertz / Float(parameters.transformSize)
        for corners in try Self.corners(parameters, spacing) {
            let inside = (0..<parameters.transformSize / 2).filter {
                Float($0) * spacing >= corners.lower && Float($0) * spacing <= corners.upper
            }
            let added = inside.map { place in
                corners.weight(of: Float(place) * spacing, parameters.hasEqualAreas)
            }
            guard let first = inside.first, added.allSatisfy({ $0.isFinite }) else {
                throw .init(why: "-nfilt has more bands than -nfft can distinguish")
            }
            bands.append(
                Band(frequencies: first..<first + inside.count, firstWeight: weights.count))
            weights += added.map(Double.init)
        }
    }

    /// Computes the energy of each band from the power of each frequency.
    func add(_ spectrum: [Double], into energies: inout [Double]) {
        for place in bands.indices {
            let band = bands[place]
            var energy = 0.0
            var weight = band.firstWeight
            for frequency in band.frequencies {
                energy += spectrum[frequency] * weights[weight]
                weight += 1
            }
            energies[place] = energy
        }
    }
}

extension MelFilters {
    /// The ends and the center of a band, in hertz.
    private struct Corners {
        var lower: Float
        var centre: Float
        var upper: Float

        func weight(of hertz: Float, _ hasEqualArea: Bool) -> Float {
            var rising = (hertz - lower) / (centre - lower)
            var falling = (upper - hertz) / (upper - centre)
            if hasEqualArea {
                rising *= 2 / (upper - lower)
                falling *= 2 / (upper - lower)
            }
            return rising < falling ? rising : falling
        }
    }

    private static func corners(
        _ parameters: FeatureParameters, _ spacing: Float
    ) throws(FeatureParameters.Problem) -> [Corners] {
        guard parameters.lowest >= 0, parameters.lowest < parameters.highest else {
            throw .init(why: "-lowerf is below 0 or not below -upperf")
        }
        guard Double(parameters.highest) <= Double(parameters.hertz / 2) + 1 else {
            throw .init(why: "-upperf is above half of -samprate")
        }
        var lowest = mel(ofHertz: parameters.lowest)
        var highest = mel(ofHertz: parameters.highest)
        let distance = (highest - lowest) / Float(parameters.bandCount + 1)
        let reach = parameters.isDoubleWide ? 2 : 1
        if parameters.isDoubleWide {
            lowest -= distance
            highest += distance
            guard hertz(ofMel: lowest) >= 0, hertz(ofMel: highest) <= parameters.hertz / 2 else {
                throw .init(why: "-doublebw makes bands wider than the spectrum")
            }
        }
        func corner(_ number: Int) -> Float {
            let exact = hertz(ofMel: Float(number) * distance + lowest)
            guard parameters.isRounded else { return exact }
            return Float(Int(Double(exact / spacing) + 0.5)) * spacing
        }
        return (0..<parameters.bandCount).map { band in
            Corners(
                lower: corner(band), centre: corner(band + reach), upper: corner(band + 2 * reach))
        }
    }

    private static func mel(ofHertz hertz: Float) -> Float {
        Float(2_595 * log10(1 + Double(hertz) / 700))
    }

    private static func hertz(ofMel mel: Float) -> Float {
        Float(700 * (pow(10, Double(mel) / 2_595) - 1))
    }
}
