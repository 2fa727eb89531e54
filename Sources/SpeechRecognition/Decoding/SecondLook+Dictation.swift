// Evidence from the decoder: what it hears in any words, beside the words that were found.
extension SecondLook {
    /// Compares the words of a path with what the decoder hears.
    func weigh(
        _ words: [String], against dictation: Dictation, in sound: SpeechTextDecoder.Sound,
        into evidence: inout Evidence
    ) {
        guard let own = writer?.logProbability(of: words, in: sound) else { return }
        evidence[.dictationOdds] = min(own - dictation.logProbability, 0)
        evidence[.dictatedWords] = own / Double(Spelling(words.joined()).characters.count)
    }
}
