internal import Transcript

extension AnswerTranscriber {
    /// Returns a recognition in which the decoder's transcript replaces words outside the grammar.
    mutating func completed(_ decision: Decision) -> Recognition {
        guard options.writesOtherWords, decision.findings.scored.encoded != nil,
            decision.recognition.outcome == .heard || SaidInstead.isPossible(decision.recognition)
        else { return decision.recognition }
        var findings = decision.findings
        let texts = secondLook.consult(
            &findings, for: maker, spellings: options.spellings,
            alternativeCount: options.alternativeCount)
        var recognition = recognition(
            from: findings, in: grammar, of: decision.samples, at: decision.start)
        recognition.computeSeconds = decision.recognition.computeSeconds
        if let confirmed = confirmed(texts, findings, of: decision),
            confirmed.confidence > recognition.confidence
        {
            return confirmed
        }
        guard SaidInstead.isPossible(recognition), let dictation = texts.first else {
            return recognition
        }
        secondLook.weigh(dictation, into: &findings)
        recognition.evidence.merge(findings.evidence.values) { known, _ in known }
        recognition.outcome = SaidInstead(
            neverReported: options.decoys[.neverReported], foul: options.decoys[.foul]
        ).outcome(recognition, saying: dictation)
        return recognition
    }

    /// Recognizes a ``Grammar/written`` sentence that both the decoder's transcript and the audio
    /// support.
    private mutating func confirmed(
        _ texts: [Dictation], _ findings: SecondLook.Findings, of decision: Decision
    ) -> Recognition? {
        guard let written = grammar.written else { return nil }
        let sentences = texts.map { $0.words.map { $0.lowercased() } }
        guard let said = sentences.first(where: { written.tags(saying: $0) != nil }),
            let found = secondLook.lookForWritten(
                in: findings, for: maker, spellings: options.spellings,
                alternativeCount: options.alternativeCount),
            found.best?.words.map(\.text) == said
        else { return nil }
        let confirmed = recognition(
            from: found, in: written, of: decision.samples, at: decision.start)
        return confirmed.outcome == .heard ? confirmed : nil
    }

    private var maker: RecognitionMaker {
        RecognitionMaker(
            calibration: calibration, strictness: options.strictness,
            neverReported: options.decoys[.neverReported] + options.decoys[.foul])
    }

    func recognition(
        from findings: SecondLook.Findings, in grammar: CompiledGrammar, of samples: [Int16],
        at start: AudioTime
    ) -> Recognition {
        var recognition = maker.recognition(
            from: findings, grammar: grammar, start: start, sampleCount: samples.count)
        recognition.phones = findings.phones
        if options.analyzesVoice {
            let speech = recognition.best.range ?? recognition.speech
            recognition.metadata = SpeechMetadata(
                recognition.best, speech: speech,
                samples: samples.stretch(speech, startingAt: start))
        }
        return recognition
    }
}
