public import Foundation
public import Phonetics

// `localizedDescription` is the `description` of each error.

extension AudioCaptureError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension AudioFileError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension AudioPlaybackError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension CalibrationError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension CustomVocabularyError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension GrammarError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension ListeningError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension ModelError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension OpenTranscriberError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PronunciationError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension SpeechDecoderError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension SpeechSynthesisError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension TranscriberError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension WeightsError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PhoneticNotationError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
