import Foundation

/// Tells which state of which phone each frame of a whole utterance belongs to: an encoder that has learned from
/// far more voices than there are recordings with phones, and a readout of its frames.
struct PhoneEncoder: Sendable {
    let encoder: SpeechEncoder
    let readout: EncoderReadout

    /// Quiet on both sides of an utterance: short words are heard better with room around them.
    private static let quietCount = 4_800

    /// Longer sounds are heard in pieces: what attention costs grows with the square of the length.
    static let longestPiece = 20 * 16_000

    /// Samples from a frame's beginning to the middle of its window, as alignments count frames.
    private static let middle = 205

    /// The one for a model: `encoder.weights` and `readout.bin` in its folder, or what comes with the library; nil
    /// where there is none for that model, or another ear is asked for.
    ///
    /// - Throws: ``SpeechDecoderError`` for files that are broken or do not fit each other or the model's phones.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(SpeechDecoderError) -> PhoneEncoder? {
        guard let weights = try model.content(of: .encoder),
            let readout = try model.learned(
                .readout, read: EncoderReadout.init(file:), owner: \.model)
        else { return nil }
        let path = model.path(of: .encoder)
        guard
            let encoder = try? SpeechEncoder(
                WeightsFile(weights, path: path, kind: .encoder), path: path)
        else { throw .unreadable(file: path) }
        guard readout.fits(encoder), readout.phones == topology.names else {
            throw .unreadable(file: model.path(of: .readout))
        }
        return PhoneEncoder(encoder: encoder, readout: readout)
    }

    /// - Parameters:
    ///   - samples: a whole utterance.
    ///   - frames: 10 ms frames that are wanted.
    func probabilities(in samples: [Int16], frames: ArraySlice<Int>) -> PhoneProbabilities {
        let pieces = stride(from: 0, to: samples.count, by: Self.longestPiece).map {
            outputs(of: samples[$0..<min($0 + Self.longestPiece, samples.count)])
        }
        guard !pieces.isEmpty, !frames.isEmpty else {
            return PhoneProbabilities(priors: readout.priors, values: [])
        }
        let sizes = pieces.map { $0.count / readout.priors.stateCount }
        let firstRows = sizes.indices.map { sizes[..<$0].reduce(0, +) }
        return PhoneProbabilities(
            priors: readout.priors, of: Array(pieces.joined()), frameCount: frames.count
        ) {
            let sample = frames[frames.startIndex + $0] * FrontEnd.samplesPerFrame + Self.middle
            let piece = min(sample / Self.longestPiece, pieces.count - 1)
            let place = Self.quietCount + sample - piece * Self.longestPiece
            return firstRows[piece] + EncoderReadout.half(at: place, of: sizes[piece])
        }
    }

    /// Outputs of all half frames of a piece with quiet around it.
    private func outputs(of samples: ArraySlice<Int16>) -> [Float] {
        let sound = RecordingQuiet.around(samples.map { Float($0) / 32_768 }, Self.quietCount)
        return readout.outputs(encoder.encode(sound, keeping: Set(readout.blocks)))
    }
}
