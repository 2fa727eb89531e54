internal import Phonetics

/// The likely phrases of a request, in the form that decoders need.
struct PhraseContext {
    var model: PhraseModel
    /// The value that is added to the log10 probability of every phrase.
    var boost: Double
    /// Written forms, keyed by lower-case word.
    var spellings: [String: String] = [:]
    /// Pronunciations that override all other pronunciations, keyed by lower-case word.
    var pronunciations: [String: [Pronunciation]]

    init(_ request: TranscriptionRequest) throws(OpenTranscriberError) {
        var phrases = request.taskHint.phrases + request.contextualPhrases
        do {
            phrases += try request.customVocabulary?.expandedPhrases() ?? []
        } catch {
            throw .vocabulary(error)
        }
        model = PhraseModel(phrases.map { ($0.words, $0.weight) })
        boost = request.taskHint.phraseBoost
        pronunciations = request.customVocabulary?.pronunciations ?? [:]
        for phrase in phrases {
            for (word, written) in zip(phrase.words, phrase.writtenWords) where word != written {
                spellings[word] = written
            }
        }
    }
}
