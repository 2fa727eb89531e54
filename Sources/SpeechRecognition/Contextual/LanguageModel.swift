internal import CPocketsphinx
internal import Foundation
internal import Glibc

/// An n-gram language model for the engine. Use the model and its decoders on the same thread. Each
/// decoder retains the model.
@safe struct LanguageModel: ~Copyable {
    let handle: OpaquePointer

    /// The value of `MFD_CLOEXEC`, which prevents other programs from inheriting the file.
    private static let closeOnExecution: UInt32 = 1

    /// Reads a binary or ARPA file (`ngram_model_read`) and applies the decoder's language weight.
    static func read(
        _ path: String, for decoder: borrowing SpeechDecoder
    ) throws(SpeechDecoderError) -> LanguageModel {
        guard
            let handle = unsafe ngram_model_read(
                ps_get_config(decoder.handle), path, NGRAM_AUTO, ps_get_logmath(decoder.handle))
        else { throw .failed(step: "reading the language model", code: -1) }
        return unsafe LanguageModel(handle: handle)
    }

    /// Reads a model from text in the ARPA format, which is passed to the library through an
    /// in-memory file.
    static func read(
        arpa text: String, for decoder: borrowing SpeechDecoder
    ) throws(SpeechDecoderError) -> LanguageModel {
        let file = unsafe memfd_create("phrases", Self.closeOnExecution)
        guard file >= 0 else {
            throw .failed(step: "passing on the language model", code: Int(errno))
        }
        defer { close(file) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe write(file, $0.baseAddress, $0.count)
            }
            guard count > 0 else {
                throw .failed(step: "passing on the language model", code: Int(errno))
            }
            bytes = bytes.dropFirst(count)
        }
        guard
            let handle = unsafe ngram_model_read(
                ps_get_config(decoder.handle), "/proc/self/fd/\(file)", NGRAM_ARPA,
                ps_get_logmath(decoder.handle))
        else { throw .failed(step: "reading the language model", code: -1) }
        return unsafe LanguageModel(handle: handle)
    }

    /// Mixes two models. Each probability is the weighted sum of the two models' probabilities
    /// (`ngram_model_set_init`).
    static func mixing(
        _ general: borrowing LanguageModel, share: Float, with other: borrowing LanguageModel
    ) throws(SpeechDecoderError) -> LanguageModel {
        var models: [OpaquePointer?] = unsafe [general.handle, other.handle]
        var weights = [share, 1 - share]
        let first = unsafe strdup("general")
        let second = unsafe strdup("phrases")
        defer {
            unsafe free(first)
            unsafe free(second)
        }
        var names = unsafe [first, second]
        guard
            let handle = unsafe ngram_model_set_init(nil, &models, &names, &weights, 2)
        else { throw .failed(step: "joining the language models", code: -1) }
        return unsafe LanguageModel(handle: handle)
    }

    private init(handle: OpaquePointer) { unsafe self.handle = handle }

    deinit { unsafe _ = ngram_model_free(handle) }
}

extension SpeechDecoder {
    /// Creates or replaces a named search that uses a language model (`ps_add_lm`).
    mutating func setLanguageModel(
        _ model: borrowing LanguageModel, named name: String
    ) throws(SpeechDecoderError) {
        try check(
            unsafe CPocketsphinx_add_model(handle, name, model.handle), "taking the language model")
    }
    /// Removes a search that is not selected (`ps_remove_search`).
    mutating func forgetSearch(named name: String) throws(SpeechDecoderError) {
        try check(unsafe CPocketsphinx_remove(handle, name), "ending a search")
    }
}
