public import Foundation

/// An encoder and a decoder that transcribe open speech in one language.
///
/// The weights are mapped into memory. A model is a value and can be shared between threads.
public struct OpenSpeechModel: Sendable {
    /// The name of the encoder's file in a folder.
    public static let encoderFile = "encoder.weights"
    /// The name of the decoder's file, which includes its tokens.
    public static let decoderFile = "decoder.weights"

    let encoder: SpeechEncoder
    let decoder: SpeechTextDecoder

    /// Reads both from a folder created by `Scripts/learning/convert-encoder`.
    ///
    /// - Throws: ``WeightsError`` if files are missing or do not fit together.
    public init(folder: URL) throws(WeightsError) {
        encoder = try SpeechEncoder(path: folder.appendingPathComponent(Self.encoderFile).path)
        decoder = try SpeechTextDecoder(
            path: folder.appendingPathComponent(Self.decoderFile).path, width: encoder.width)
    }

    /// The most likely texts of some samples, most likely first.
    func results(_ samples: [Float], count: Int) -> [BeamSearch.Result] {
        let frames = encoder.encode(samples).frames
        guard frames.count > 0 else { return [] }
        let seconds = Double(samples.count) / Double(SpeechEncoder.hertz)
        // The result must not be empty, because the decoder hears nothing in soft and young voices although somebody
        // spoke.
        let search = BeamSearch(
            width: max(1, count), longest: BeamSearch.longest(seconds: seconds),
            allowsNothing: false)
        return search.results(decoder.sound(frames), decoder)
    }
}
