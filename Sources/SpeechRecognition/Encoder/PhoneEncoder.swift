import Foundation

/// Estimates the phone states of a whole utterance with an encoder and a readout of the encoder's
/// frames.
struct PhoneEncoder: Sendable {
    let encoder: SpeechEncoder
    let readout: EncoderReadout

    /// The number of samples of background noise added before and after the audio. The added noise
    /// helps the encoder to recognize short words.
    private static let quietCount = 4_800

    /// The maximum length, in samples, of a piece that is encoded at once. The computing time for
    /// attention grows with the square of the length of the audio.
    static let longestPiece = 20 * 16_000

    /// Loads a model's phone encoder from the model's folder or the library. Returns nil if both
    /// files are missing or if ``AcousticModel/ear`` is not the encoder. Throws an error if the
    /// files do not match each other or the model's phones.
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

    /// Estimates the phones in 10 ms frames. `encoded` is nil unless the utterance was encoded in
    /// one piece.
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
            let sample = frames[frames.startIndex + $0] * FrontEnd.samplesPerFrame + FrontEnd.middle
            let piece = min(sample / Self.longestPiece, pieces.count - 1)
            let place = Self.quietCount + sample - piece * Self.longestPiece
            return firstRows[piece] + EncoderReadout.half(at: place, of: sizes[piece])
        }
    }

    /// Encodes a piece of audio, with background noise added before and after it.
    private func encode(_ samples: ArraySlice<Int16>) -> EncodedSpeech {
        let sound = RecordingQuiet.around(samples.map { Float($0) / 32_768 }, Self.quietCount)
        return encoder.encode(sound, keeping: Set(readout.blocks))
    }
}
