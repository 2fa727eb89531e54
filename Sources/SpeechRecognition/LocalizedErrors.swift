public import Foundation
public import Phonetics

// Makes `localizedDescription` return the `description` of each error.

extension AudioCaptureError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension AudioFileError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension AudioPlaybackError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension CalibrationError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension CustomVocabularyError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension GrammarError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension ListeningError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension ModelError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension OpenTranscriberError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension PronunciationError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension SpeechDecoderError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension SpeechSynthesisError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension TranscriberError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension WeightsError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension PhoneticNotationError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
