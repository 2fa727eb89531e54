/// An error in the decoding engine or in a model's trained files.
public enum SpeechDecoderError: Error, Sendable, Hashable {
    /// The engine did not start with the model in this folder.
    case notOpened(model: String)
    /// The engine failed at a step, such as "reading the language model", and returned this error
    /// code.
    case failed(step: String, code: Int)
    /// A requested word is unknown to the engine.
    case unknownWord(String)
    /// A pronunciation contains phones that the model does not have.
    case pronunciationRefused(word: String, phones: String)
    /// The working folder for acoustic scores could not be used.
    case scoresUnavailable(why: String)
    /// A file in the model's folder has the wrong format.
    case unreadable(file: String)
    /// A file in the model's folder belongs to a different model. The two fingerprints identify the
    /// expected model and the model that was found.
    case otherModel(file: String, expected: String, found: String)
    /// A file required by another file in the model's folder is missing.
    case missing(file: String, neededBy: String)
    /// A file of the encoder or the decoder cannot be used.
    case weights(WeightsError)
    /// The model's files cannot be used.
    case model(ModelError)
    /// Methods were called in the wrong order; for example, samples were added while no utterance
    /// was in progress.
    case outOfOrder(String)
}

extension SpeechDecoderError: CustomStringConvertible {
    /// One line that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .notOpened(let model):
            "the speech engine did not start with the model in \(model); check it with "
                + "'trivia-voice models --check'"
        case .failed(let step, let code): "the speech engine failed while \(step) (\(code))"
        case .unknownWord(let word): "the speech engine does not know the word '\(word)'"
        case .pronunciationRefused(let word, let phones):
            "the pronunciation '\(phones)' of '\(word)' uses sounds that the model does not have"
        case .scoresUnavailable(let why): "acoustic scores could not be stored: \(why)"
        case .unreadable(let file):
            "\(file) does not have the format that its training script writes; remove it or train it again"
        case .otherModel(let file, let expected, let found):
            "\(file) was trained for the model \(expected), not for \(found); "
                + "remove it or train it again"
        case .missing(let file, let user):
            "\(user) can be used only together with \(file), which is missing; "
                + "add that file or remove \(user)"
        case .weights(let error): error.description
        case .model(let error): error.description
        case .outOfOrder(let what): "the decoder was used out of order: \(what)"
        }
    }
}
