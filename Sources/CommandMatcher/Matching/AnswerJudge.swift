public import Phonetics
import Transcript

/// Judges answers to one question: an answer line compiled to what comparing needs.
///
/// A value without hidden state: the same answer always gets the same verdict, on any thread.
public struct AnswerJudge: Sendable {
    public let line: AnswerLine
    public let strictness: Strictness
    let compiled: CompiledLine

    /// - Parameters:
    ///   - question: The text of the question; words it already says need not be said again, and an
    ///     answer made of them alone does not count.
    ///   - pronouncing: How words are said, for comparison by sound. Without it letters are compared.
    public init(
        _ line: AnswerLine, question: String? = nil, strictness: Strictness = .normal,
        pronouncing: (any Pronouncing)? = nil
    ) {
        self.line = line
        self.strictness = strictness
        compiled = CompiledLine(
            line, question: question, strictness: strictness, pronouncing: pronouncing)
    }

    /// Judges what was heard: the best transcription, then its alternatives in order.
    /// - Parameter first: The verdict that prompted, when this is the answer to its question.
    public func judge(_ hearing: Hearing, after first: Verdict? = nil) -> Verdict {
        let best = judge(hearing.best, reading: 0, after: first)
        guard best.outcome == .reject else { return best }
        for (index, alternative) in hearing.alternatives.enumerated() {
            let verdict = judge(alternative, reading: index + 1, after: first)
            if verdict.outcome != .reject { return verdict }
        }
        return best
    }

    /// Judges a written answer.
    public func judge(typed text: String, after first: Verdict? = nil) -> Verdict {
        var given = WordList()
        var reader = WordReader()
        reader.read(text, origin: 0)
        given = reader.finish()
        return compiled.judge(given, heard: text)
    }

    private func judge(
        _ transcription: Transcription, reading: Int, after first: Verdict?
    ) -> Verdict {
        var reader = WordReader()
        for (index, segment) in transcription.segments.enumerated() {
            reader.read(segment.text, origin: index)
        }
        var verdict = compiled.judge(reader.finish(), heard: transcription.text)
        verdict.reading = reading
        verdict.answerStart = transcription.range?.start
        return verdict
    }
}
