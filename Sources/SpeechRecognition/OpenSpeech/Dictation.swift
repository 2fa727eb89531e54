import Foundation

/// A decoder's transcript of an utterance, which may contain any words.
struct Dictation: Sendable, Hashable {
    /// The transcript with capital letters and punctuation.
    var text: String
    /// The decoder's uncalibrated probability, from 0 to 1, that these words were said, added up
    /// over all their spellings.
    var probability: Double
    /// Whether the transcript is incomplete because it reached the maximum number of tokens.
    var isCut: Bool

    /// The transcript's words, without surrounding punctuation and with straight apostrophes.
    var words: [String] {
        text.replacing("’", with: "'").split(separator: " ").map(\.withoutMarksAround)
            .filter { !$0.isEmpty }
    }

    /// Whether the transcript has the same words as `others`, ignoring capitalization and spaces.
    func says(_ others: [String]) -> Bool {
        words.joined().lowercased() == others.joined().lowercased()
    }
}

extension StringProtocol {
    /// A word without its surrounding punctuation.
    var withoutMarksAround: String {
        let isSpoken: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        guard let first = firstIndex(where: isSpoken), let last = lastIndex(where: isSpoken) else {
            return ""
        }
        return String(self[first...last])
    }
}

extension SpeechTextDecoder {
    /// The maximum number of tokens in a transcript. Few answers have more than ten tokens.
    private static let longestDictation = 24
    /// The number of hypotheses to pursue in parallel during transcription. Several hypotheses
    /// often have the same words.
    private static let writingCount = 4
    /// The number of hypotheses to pursue in parallel when one given sentence is scored. For each
    /// additional sentence, one more hypothesis is pursued.
    private static let spellingCount = 3

    /// Transcribes an utterance. No two transcripts have the same words, and the most probable
    /// transcript comes first.
    func dictations(of sound: Sound) -> [Dictation] {
        guard sound.frameCount > 0 else { return [] }
        let seconds =
            Double(sound.frameCount * EncodedSpeech.samplesPerFrame) / Double(SpeechEncoder.hertz)
        let longest = min(BeamSearch.longest(seconds: seconds), Self.longestDictation)
        let search = BeamSearch(
            width: Self.writingCount, longest: longest, allowsNothing: false)
        let texts = search.results(sound, self).map {
            Dictation(
                text: tokens.text($0.tokens), probability: $0.probability,
                isCut: $0.logProbabilities.count >= longest)
        }
        return Dictation.distinct(texts)
    }

    /// The log probability of each sentence in its most probable spelling. No result is below
    /// `least`.
    func logProbabilities(
        of sentences: [Spelling.Sentence], in sound: Sound, atLeast least: Double
    ) -> [Double] {
        guard sound.frameCount > 0 else { return sentences.map { _ in least } }
        let spelling = Spelling(sentences)
        let search = BeamSearch(
            width: Self.spellingCount + sentences.count - 1,
            longest: BeamSearch.longest(spelling), spelling: spelling, least: Float(least))
        let found = search.results(sound, self)
        return sentences.indices.map { index in
            // Probabilities relative to the greatest probability stay within the range of a Double.
            let all = found.filter { $0.sentences.contains(index) }.map {
                Double($0.logProbability)
            }
            guard let most = all.max() else { return least }
            return most + all.map { ($0 - most).exponential }.reduce(0, +).naturalLogarithm
        }
    }
}

extension Dictation {
    /// Merges transcripts with the same words, and keeps the most likely spelling. The most likely
    /// words come first.
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
