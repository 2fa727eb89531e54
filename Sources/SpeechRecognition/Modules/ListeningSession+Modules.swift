extension ListeningSession where Transcriber == ModuleTranscriber {
    /// Changes one module's request without a pause, and returns the time at which the change takes
    /// effect.
    /// - Throws: ``OpenTranscriberError`` or ``ListeningError/otherModule(named:)``. After an
    ///   error, the request remains unchanged.
    @discardableResult
    public func change(
        _ module: SpeechModule, to request: TranscriptionRequest,
        _ time: ChangeTime = .nextUtterance
    ) async throws -> AudioTime {
        try await change(time) { modules in
            try modules.change(module) { (words: inout OpenTranscriber) in try words.use(request) }
        }
    }

    /// Changes one module's grammar without a pause, and returns the time at which the change takes
    /// effect.
    /// - Throws: ``GrammarError``, ``TranscriberError`` or ``ListeningError/otherModule(named:)``.
    @discardableResult
    public func change(
        _ module: SpeechModule, to grammar: Grammar, _ time: ChangeTime = .nextUtterance
    ) async throws -> AudioTime {
        let compiled = try CompiledGrammar(grammar)
        return try await change(time) { modules in
            try modules.change(module) { (answers: inout AnswerTranscriber) in
                try answers.use(compiled)
            }
        }
    }
}
