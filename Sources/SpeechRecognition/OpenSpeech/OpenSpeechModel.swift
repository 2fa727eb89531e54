public import Foundation

/// An encoder and a decoder that write down open speech in one language.
///
/// The weights are mapped into memory; a model is a value and safe to share among threads.
public struct OpenSpeechModel: Sendable {
    /// The encoder's file in a folder.
    public static let encoderFile = "encoder.weights"
    /// The decoder's, with its tokens.
    public static let decoderFile = "decoder.weights"

    let encoder: SpeechEncoder
    let decoder: SpeechTextDecoder

    /// Takes both from a folder, as `Scripts/learning/convert-encoder` fills it.
    ///
    /// - Throws: ``WeightsError`` for files that are missing or do not fit.
    public init(folder: URL) throws(WeightsError) {
        encoder = try SpeechEncoder(path: folder.appendingPathComponent(Self.encoderFile).path)
        decoder = try SpeechTextDecoder(
            path: folder.appendingPathComponent(Self.decoderFile).path, width: encoder.width)
    }

    /// The likeliest texts of some samples, the likeliest first.
    func results(_ samples: [Float], count: Int) -> [BeamSearch.Result] {
        let frames = encoder.encode(samples).frames
        guard frames.count > 0 else { return [] }
        let seconds = Double(samples.count) / Double(SpeechEncoder.hertz)
        // Where somebody has spoken, something was said: the decoder takes soft and young voices for nothing.
        let search = BeamSearch(
            width: max(1, count), longest: BeamSearch.longest(seconds: seconds),
            allowsNothing: false)
        return search.results(decoder.sound(frames), decoder)
    }
}
