import Foundation

/// What a decoder writes down of an utterance, whatever was said.
struct Dictation: Sendable, Hashable {
    /// With capitals and punctuation.
    var text: String
    /// The decoder's own probability of exactly this text, from 0 to 1. It is not calibrated.
    var probability: Double
    /// Whether the text ends before the utterance does, because it is longer than any answer.
    var isCut: Bool

    /// The words without the punctuation around them.
    var words: [String] {
        text.split(separator: " ").compactMap { word in
            let isSpoken: (Character) -> Bool = { $0.isLetter || $0.isNumber }
            guard let first = word.firstIndex(where: isSpoken),
                let last = word.lastIndex(where: isSpoken)
            else { return nil }
            return String(word[first...last])
        }
    }

    /// Whether these are the same words, apart from capitals and spaces.
    func says(_ others: [String]) -> Bool {
        words.joined().lowercased() == others.joined().lowercased()
    }
}

extension SpeechTextDecoder {
    /// The most tokens that are written down. Few answers have more than ten.
    private static let longestDictation = 24

    /// Writes down an utterance.
    ///
    /// - Parameter frames: the encoder's frames of the whole utterance.
    /// - Returns: nil without any frame.
    func dictation(of frames: FloatRows) -> Dictation? {
        guard frames.count > 0 else { return nil }
        let seconds =
            Double(frames.count * EncodedSpeech.samplesPerFrame) / Double(SpeechEncoder.hertz)
        let longest = min(BeamSearch.longest(seconds: seconds), Self.longestDictation)
        return BeamSearch(width: 1, longest: longest).results(sound(frames), self).first.map {
            Dictation(
                text: tokens.text($0.tokens), probability: $0.probability,
                isCut: $0.logProbabilities.count >= longest)
        }
    }
}
