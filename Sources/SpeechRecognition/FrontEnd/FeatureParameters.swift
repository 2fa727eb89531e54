/// The parameters in `feat.params` for converting audio to cepstra. Names, defaults and 32-bit
/// rounding match sphinxbase 0.8 (`sphinxbase/fe.h`), because the results of later steps depend on
/// every bit.
struct FeatureParameters: Sendable, Hashable {
    /// The cosine transform that converts the logarithms of the bands' energies to cepstra.
    enum Transform: String, Sendable {
        /// Sphinx's own transform, in which the first band has half the weight of the other bands.
        case legacy
        /// The orthonormal transform (DCT-II).
        case dct
        /// The same as `dct`, but with a first value that is √2 times as large.
        case htk
    }

    /// The settings that determine when speech begins and ends.
    struct Silence: Sendable, Hashable {
        /// The number of additional frames to keep before speech (`-vad_prespeech`).
        var framesBefore = 20
        /// The number of consecutive frames with speech that mark the beginning of speech
        /// (`-vad_startspeech`).
        var framesToBegin = 10
        /// The number of consecutive frames without speech that mark the end of speech
        /// (`-vad_postspeech`).
        var framesToEnd = 50
        /// The natural logarithm of the ratio by which speech must exceed a band's noise
        /// (`-vad_threshold`).
        var threshold: Float = 2
    }

    // Options for audio: -samprate, -frate, -wlen, -alpha, -remove_dc.
    var hertz: Float = 16_000
    var framesPerSecond = 100
    var windowSeconds: Float = 0.025625
    /// The fraction of the previous sample that is subtracted from each sample.
    var preEmphasis: Float = 0.97
    var removesOffset = false

    // Options for bands: -nfft, -nfilt, -lowerf, -upperf, -unit_area, -round_filters, -doublebw.
    var transformSize = 512
    var bandCount = 40
    var lowest: Float = 133.33334
    var highest: Float = 6855.4976
    /// Whether white noise has the same energy in all bands, regardless of their widths.
    var hasEqualAreas = true
    /// Whether the ends and centers of bands are rounded to frequencies of the transform.
    var isRounded = true
    var isDoubleWide = false

    // Options for cepstra: -transform, -ncep, -lifter.
    var transform = Transform.legacy
    var cepstrumCount = 13
    /// The period of the curve that amplifies higher cepstra, or 0 to leave them unchanged.
    var lifter = 0

    // Options for noise and silence: -remove_noise, -remove_silence, -vad_….
    var removesNoise = true
    var removesSilence = true
    var silence = Silence()

    /// Whether the front end returns the logarithms of the bands' energies instead of cepstra.
    var returnsBands = false

    var samplesPerFrame: Int { Int(Double(hertz / Float(framesPerSecond)) + 0.5) }

    var samplesInWindow: Int { Int(Double(windowSeconds * hertz) + 0.5) }

    var width: Int { returnsBands ? bandCount : cepstrumCount }

    /// Returns parameters for a front end that returns the loudness of these bands and keeps all
    /// frames and all noise.
    func with(_ bands: MelBands) -> FeatureParameters {
        var changed = self
        changed.returnsBands = true
        changed.bandCount = bands.count
        changed.lowest = Float(bands.lowest)
        changed.highest = Float(bands.highest)
        changed.removesNoise = false
        changed.removesSilence = false
        return changed
    }
}

extension FeatureParameters {
    /// The reason why parameters cannot be used, as a clause for an error message.
    struct Problem: Error, Hashable {
        var why: String
    }

    /// Throws an error for unsupported parameters. ``MelFilters`` checks the bands.
    func check() throws(Problem) {
        func expect(_ isFit: Bool, _ why: @autoclosure () -> String) throws(Problem) {
            guard isFit else { throw Problem(why: why()) }
        }
        try expect((100...1_000_000).contains(hertz), "-samprate is not from 100 to 1000000")
        try expect(
            (1...Int(hertz / 2)).contains(framesPerSecond),
            "-frate is not from 1 to half of -samprate")
        try expect((0...10).contains(windowSeconds), "-wlen is not from 0 to 10 seconds")
        try expect(preEmphasis.isFinite, "-alpha is not finite")
        try expect(
            samplesInWindow >= samplesPerFrame, "-wlen is shorter than the time between two frames")
        try expect(
            (4...32_768).contains(transformSize) && transformSize.nonzeroBitCount == 1,
            "-nfft is not a power of 2 from 4 to 32768")
        try expect(samplesInWindow <= transformSize, "-wlen is longer than the samples of -nfft")
        try expect((1...255).contains(bandCount), "-nfilt is not from 1 to 255")
        try expect((1...255).contains(cepstrumCount), "-ncep is not from 1 to 255")
        try expect((0...32_767).contains(lifter), "-lifter is not from 0 to 32767")
        for (name, count) in [
            ("-vad_prespeech", silence.framesBefore), ("-vad_startspeech", silence.framesToBegin),
            ("-vad_postspeech", silence.framesToEnd),
        ] {
            try expect((0...10_000).contains(count), "\(name) is not from 0 to 10000 frames")
        }
        try expect(!silence.threshold.isNaN, "-vad_threshold is not a number")
    }
}
