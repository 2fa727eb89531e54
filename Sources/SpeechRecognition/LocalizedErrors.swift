public import Foundation
public import Phonetics

// Makes `localizedDescription` return the `description` of each error.

extension AudioCaptureError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension AudioFileError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension AudioPlaybackError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension CalibrationError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension CustomVocabularyError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension GrammarError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension ListeningError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension ModelError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension OpenTranscriberError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension PronunciationError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension SpeechDecoderError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension SpeechSynthesisError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension TranscriberError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension WeightsError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}

extension PhoneticNotationError: LocalizedError {
    /// The text of `description`.
    public var errorDescription: String? { description }
}
