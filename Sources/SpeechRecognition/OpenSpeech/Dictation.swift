/// What a decoder hears in an utterance, whatever was said.
struct Dictation: Sendable, Hashable {
    /// As the decoder writes it, with capitals and punctuation.
    var text: String
    /// The natural logarithm of the text's probability.
    var logProbability: Double
    /// The number of tokens, with the one that ends the text.
    var tokenCount: Int
    /// Whether the text was cut, because it is longer than anything that answers a question.
    var isCut: Bool

    /// The words without the punctuation around them.
    var words: [String] {
        text.split(separator: " ").compactMap { word in
            let isMark: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
            guard let first = word.firstIndex(where: { !isMark($0) }),
                let last = word.lastIndex(where: { !isMark($0) })
            else { return nil }
            return String(word[first...last])
        }
    }

    /// The logarithm of the probability per token, which says how clear the speech was.
    var clarity: Double { logProbability / Double(tokenCount) }
}

extension SpeechTextDecoder {
    /// The most tokens of a text that could answer a question.
    private static let longestAnswer = 24
    /// How many ways of writing given words are followed.
    private static let writingCount = 3
    /// Tokens without letters that may stand among given words.
    private static let mostMarks = 6

    /// The most likely text.
    ///
    /// - Returns: nil without any frame.
    func dictation(_ sound: Sound) -> Dictation? {
        guard sound.frameCount > 0 else { return nil }
        let seconds =
            Double(sound.frameCount * EncodedSpeech.samplesPerFrame) / Double(SpeechEncoder.hertz)
        let longest = min(BeamSearch.longest(seconds: seconds), Self.longestAnswer)
        let search = BeamSearch(width: 1, longest: longest, allowsNothing: true)
        return search.results(sound, self).first.map {
            Dictation(
                text: tokens.text($0.tokens), logProbability: Double($0.logProbability),
                tokenCount: $0.logProbabilities.count, isCut: $0.logProbabilities.count >= longest)
        }
    }

    /// The natural logarithm of the probability of given words, however they are written.
    ///
    /// - Returns: nil if the words cannot be written in letters.
    func logProbability(of words: [String], in sound: Sound) -> Double? {
        let spelling = Spelling(words.joined())
        guard sound.frameCount > 0, !spelling.characters.isEmpty else { return nil }
        let search = BeamSearch(
            width: Self.writingCount, longest: spelling.characters.count + Self.mostMarks,
            spelling: spelling)
        return search.results(sound, self).map { Double($0.logProbability) }.max()
    }
}
