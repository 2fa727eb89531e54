public import Foundation

/// A session that transcribes speech without a grammar.
public typealias DictationSession = ListeningSession<OpenTranscriber>
/// A session that determines which of a grammar's sentences was said.
public typealias GrammarSession = ListeningSession<AnswerTranscriber>
/// A session with several modules, each of which has its own results.
public typealias ModuleSession = ListeningSession<ModuleTranscriber>

extension SpeechRecognizer {
    /// Creates a session that transcribes speech without a grammar. `retry` specifies how to reopen
    /// a lost microphone.
    public func session(
        _ input: AudioInput, request: TranscriptionRequest = TranscriptionRequest(.dictation),
        retry: RetryPolicy = RetryPolicy()
    ) -> DictationSession {
        ListeningSession(
            settings: request.listeningSettings, retry: retry, source: input.open,
            transcriber: { [self] in
                try input.look()
                return try transcriber(request)
            })
    }

    /// Creates a session that determines which sentence of a grammar was said. Throws
    /// ``GrammarError``.
    public func session(
        _ input: AudioInput, grammar: Grammar, options: AnswerTranscriber.Options = .init(),
        retry: RetryPolicy = RetryPolicy()
    ) throws(GrammarError) -> GrammarSession {
        let compiled = try CompiledGrammar(grammar)
        return ListeningSession(
            retry: retry, source: input.open,
            transcriber: { [self] in
                try input.look()
                return try transcriber(compiled, options)
            })
    }

    /// Creates a session whose modules all get the same utterances. The first module decides when
    /// utterances end.
    public func session(
        _ input: AudioInput, modules: [SpeechModule],
        settings: ListeningSettings = ListeningSettings(), retry: RetryPolicy = RetryPolicy()
    ) -> ModuleSession {
        ListeningSession(
            settings: settings, retry: retry, source: input.open,
            transcriber: {
                try input.look()
                return try ModuleTranscriber(modules)
            },
            endStreams: { error in for module in modules { module.end(throwing: error) } })
    }

    /// Creates a module that transcribes speech without a grammar.
    public func module(
        _ name: String, request: TranscriptionRequest = TranscriptionRequest(.dictation)
    ) -> SpeechModule {
        SpeechModule(name) { [self] in try transcriber(request) }
    }

    /// Creates a module that recognizes a grammar. Throws ``GrammarError`` if the grammar cannot be
    /// used.
    public func module(
        _ name: String, grammar: Grammar, options: AnswerTranscriber.Options = .init()
    ) throws(GrammarError) -> SpeechModule {
        let compiled = try CompiledGrammar(grammar)
        return SpeechModule(name) { [self] in try transcriber(compiled, options) }
    }

    private func transcriber(
        _ request: TranscriptionRequest
    ) throws(OpenTranscriberError) -> OpenTranscriber {
        try OpenTranscriber(model: model, pronouncing: pronouncing, request: request)
    }

    private func transcriber(
        _ grammar: CompiledGrammar, _ options: AnswerTranscriber.Options
    ) throws(TranscriberError) -> AnswerTranscriber {
        try AnswerTranscriber(
            model: model, grammar: grammar, pronouncing: pronouncing, options: options)
    }
}

extension SpeechRecognizer {
    /// Transcribes a recording in any format that libsndfile supports, and returns the utterances
    /// in order.
    /// - Throws: ``AudioFileError``, ``OpenTranscriberError``, or `CancellationError` in a canceled
    ///   task.
    public func transcribe(
        _ path: String, request: TranscriptionRequest = TranscriptionRequest(.timed)
    ) async throws -> [Recognition] {
        try await transcribe(.file(path), request: request)
    }

    /// Transcribes a recording at a URL (see ``transcribe(_:request:)``).
    public func transcribe(
        _ file: URL, request: TranscriptionRequest = TranscriptionRequest(.timed)
    ) async throws -> [Recognition] {
        try await transcribe(.file(file), request: request)
    }

    /// Transcribes any input of finite length.
    public func transcribe(
        _ input: AudioInput, request: TranscriptionRequest = TranscriptionRequest(.timed)
    ) async throws -> [Recognition] {
        var all: [Recognition] = []
        for try await utterance in session(input, request: request).recognitions() {
            all.append(utterance)
        }
        return all
    }
}
