public import Foundation
public import Phonetics

// Makes `localizedDescription` return the `description` of each error.

extension AudioCaptureError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension AudioFileError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension AudioPlaybackError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension CalibrationError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension CustomVocabularyError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension GrammarError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension ListeningError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension ModelError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension OpenTranscriberError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension PronunciationError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension SpeechDecoderError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension SpeechSynthesisError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension TranscriberError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension WeightsError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}

extension PhoneticNotationError: LocalizedError {
    /// The error message, which is the same as `description`.
    public var errorDescription: String? { description }
}
