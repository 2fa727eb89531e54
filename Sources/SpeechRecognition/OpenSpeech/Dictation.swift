import Foundation

/// The text that a decoder writes down for an utterance, in any words.
struct Dictation: Sendable, Hashable {
    /// The text with capitals and punctuation.
    var text: String
    /// The decoder's own probability of these words, from 0 to 1, in all the ways to write them that it found. It is
    /// not calibrated.
    var probability: Double
    /// Whether the text stops before the end of the utterance, because it has the maximum number of tokens.
    var isCut: Bool

    /// The words without the punctuation around them, with straight apostrophes.
    var words: [String] {
        text.replacing("’", with: "'").split(separator: " ").map(\.withoutMarksAround)
            .filter { !$0.isEmpty }
    }

    /// Whether these are the same words, apart from capitals and spaces.
    func says(_ others: [String]) -> Bool {
        words.joined().lowercased() == others.joined().lowercased()
    }
}

extension StringProtocol {
    /// A word without the punctuation around it.
    var withoutMarksAround: String {
        let isSpoken: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        guard let first = firstIndex(where: isSpoken), let last = lastIndex(where: isSpoken) else {
            return ""
        }
        return String(self[first...last])
    }
}

extension SpeechTextDecoder {
    /// The maximum number of tokens that are written down. Few answers have more than ten.
    private static let longestDictation = 24
    /// The number of texts that are followed. Several of them often have the same words.
    private static let writingCount = 4
    /// The number of texts that are followed for one given sentence. Each additional sentence adds one.
    private static let spellingCount = 3

    /// Writes down an utterance. The texts have different words, and the most probable comes first.
    func dictations(of sound: Sound) -> [Dictation] {
        guard sound.frameCount > 0 else { return [] }
        let seconds =
            Double(sound.frameCount * EncodedSpeech.samplesPerFrame) / Double(SpeechEncoder.hertz)
        let longest = min(BeamSearch.longest(seconds: seconds), Self.longestDictation)
        // A detector has heard a voice, so somebody spoke, however softly.
        let search = BeamSearch(
            width: Self.writingCount, longest: longest, allowsNothing: false)
        let texts = search.results(sound, self).map {
            Dictation(
                text: tokens.text($0.tokens), probability: $0.probability,
                isCut: $0.logProbabilities.count >= longest)
        }
        return Dictation.distinct(texts)
    }

    /// How probable it is that the decoder writes each of these sentences.
    ///
    /// - Returns: The natural logarithm of each sentence's probability, summed over the ways to write it that were
    ///   found. Nil if none was found, because other sentences are far more probable.
    func logProbabilities(of sentences: [Spelling.Sentence], in sound: Sound) -> [Double?] {
        guard sound.frameCount > 0 else { return sentences.map { _ in nil } }
        let spelling = Spelling(sentences)
        let search = BeamSearch(
            width: Self.spellingCount + sentences.count - 1,
            longest: BeamSearch.longest(spelling), spelling: spelling)
        let found = search.results(sound, self)
        return sentences.indices.map { index in
            // Add the probabilities relative to the greatest one, because those of long sentences are too small for a
            // Double.
            let all = found.filter { $0.sentences.contains(index) }.map {
                Double($0.logProbability)
            }
            guard let most = all.max() else { return nil }
            return most + all.map { ($0 - most).exponential }.reduce(0, +).naturalLogarithm
        }
    }
}

extension Dictation {
    /// Combines texts with the same words. Each result is written in the most likely way, and the most likely words
    /// come first.
    static func distinct(_ texts: [Dictation]) -> [Dictation] {
        let byWords = Dictionary(grouping: texts) { $0.words.map { $0.lowercased() } }
        let candidates = byWords.values.compactMap { same -> Dictation? in
            guard var best = same.max(by: { $0.probability < $1.probability }) else { return nil }
            best.probability = same.map(\.probability).reduce(0, +)
            return best
        }
        return candidates.sorted { ($0.probability, $0.text) > ($1.probability, $1.text) }
    }
}
