extension ListeningSession where Transcriber == ModuleTranscriber {
    /// Gives one module other words to expect, without a pause in listening; the others go on as they are.
    ///
    /// - Returns: The moment from which it holds.
    /// - Throws: ``OpenTranscriberError`` (the module goes on as before),
    ///   ``ListeningError/otherModule(named:)`` for a module that is no open transcription.
    @discardableResult
    public func change(
        _ module: SpeechModule, to request: TranscriptionRequest,
        _ time: ChangeTime = .nextUtterance
    ) async throws -> AudioTime {
        try await change(time) { modules in
            try modules.change(module) { (words: inout OpenTranscriber) in try words.use(request) }
        }
    }

    /// Gives one module another grammar.
    ///
    /// - Returns: The moment from which it holds.
    /// - Throws: ``GrammarError`` or ``TranscriberError`` (the module goes on as before),
    ///   ``ListeningError/otherModule(named:)`` for a module that listens for no grammar.
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
