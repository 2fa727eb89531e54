import Foundation

/// Estimates which phone state each frame of a whole utterance belongs to. A phone encoder combines
/// an encoder with a readout of the encoder's frames. The encoder was trained on many more voices
/// than recordings with phone labels contain.
struct PhoneEncoder: Sendable {
    let encoder: SpeechEncoder
    let readout: EncoderReadout

    /// The number of samples of background noise added on each side of an utterance. Short words
    /// are recognized better with some background noise around them.
    private static let quietCount = 4_800

    /// The maximum length of one piece, in samples. Longer recordings are encoded in several
    /// pieces, because the cost of attention increases with the square of the length.
    static let longestPiece = 20 * 16_000

    /// The number of samples from the start of a 10 ms frame to the middle of its window, as in the
    /// training alignments.
    private static let middle = 205

    /// The phone encoder for a model, from the files `encoder.weights` and `readout.bin`. The files
    /// come from the model's folder, or otherwise from the library. Returns nil if there are no
    /// such files for the model, or if the model's ``AcousticModel/ear`` is not the encoder.
    ///
    /// - Throws: ``SpeechDecoderError`` if a file is invalid, does not match the other file, or
    ///   does not match the model's phones.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(SpeechDecoderError) -> PhoneEncoder? {
        let encoder = try SpeechEncoder.forModel(model)
        let readout = try model.learned(
            .readout, read: EncoderReadout.init(file:), owner: \.model)
        guard let encoder, let readout else {
            let (own, other) = (model.path(of: .encoder), model.path(of: .readout))
            if encoder != nil { throw .missing(file: other, neededBy: own) }
            if readout != nil { throw .missing(file: own, neededBy: other) }
            return nil
        }
        guard readout.fits(encoder), readout.phones == topology.names else {
            throw .unreadable(file: model.path(of: .readout))
        }
        return PhoneEncoder(encoder: encoder, readout: readout)
    }

    /// Encodes an utterance and estimates its phones.
    ///
    /// - Parameters:
    ///   - samples: A whole utterance.
    ///   - frames: The 10 ms frames to estimate.
    /// - Returns: The phones, and the encoder's frames for a decoder. The encoder's frames are nil
    ///   if the utterance is longer than one piece.
    func hear(
        _ samples: [Int16], frames: ArraySlice<Int>
    ) -> (phones: PhoneProbabilities, encoded: FloatRows?) {
        let encoded = stride(from: 0, to: samples.count, by: Self.longestPiece).map {
            encode(samples[$0..<min($0 + Self.longestPiece, samples.count)])
        }
        return (
            probabilities(in: encoded.map(readout.outputs), frames: frames),
            encoded.count == 1 ? encoded[0].frames : nil
        )
    }

    private func probabilities(
        in pieces: [[Float]], frames: ArraySlice<Int>
    ) -> PhoneProbabilities {
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

    /// Encodes a piece, with background noise added on both sides.
    private func encode(_ samples: ArraySlice<Int16>) -> EncodedSpeech {
        let sound = RecordingQuiet.around(samples.map { Float($0) / 32_768 }, Self.quietCount)
        return encoder.encode(sound, keeping: Set(readout.blocks))
    }
}
