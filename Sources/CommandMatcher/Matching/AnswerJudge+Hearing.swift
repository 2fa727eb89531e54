import Transcript

extension AnswerJudge {
    /// Judges recognized speech: the best transcription, then the alternatives. The less likely a
    /// reading is, the closer it must be to an alternative of the answer line.
    /// - Parameter first: The earlier verdict that asked for more detail, if this hearing is the
    ///   reply to it.
    public func judge(_ hearing: Hearing, after first: Verdict? = nil) -> Verdict {
        let best = judge(hearing.best, reading: 0, after: first)
        // If the best reading clearly names a different answer, other readings are ignored.
        guard best.verdict.outcome == .reject, !best.isNamedOther else { return best.verdict }
        for (index, reading) in readings(of: hearing).enumerated() {
            let other = judge(reading, reading: index + 1, after: first)
            let price = Self.mostDistance(reading: index + 1)
            // For the least likely readings, only alternatives that are written in the answer line
            // are accepted.
            let isWritten = index < Self.nearReadings || other.verdict.knowledge == nil
            if other.verdict.outcome != .reject, other.distance <= price, isWritten {
                return other.verdict
            }
        }
        return best.verdict
    }

    /// The maximum number of readings, including those with one word replaced.
    private static let mostReadings = 8
    /// Readings below this probability are ignored.
    private static let leastConfidence = 0.1

    /// The number of less likely readings that may merely sound like an alternative, or match a
    /// name from general knowledge. All other readings must contain the words of a written
    /// alternative.
    private static let nearReadings = 3

    private static func mostDistance(reading: Int) -> Int {
        switch reading {
        case 1: Hit.Level.typo.rawValue
        case 2...nearReadings: Hit.Level.sound.rawValue
        default: Hit.Level.wordForm.rawValue
        }
    }

    /// The recognizer's alternatives in order, followed by variants of the best reading with one
    /// word replaced.
    private func readings(of hearing: Hearing) -> [Transcription] {
        var readings = hearing.alternatives.filter { ($0.confidence ?? 1) >= Self.leastConfidence }
        for (index, segment) in hearing.best.segments.enumerated() {
            for other in segment.alternatives.prefix(3)
            where (other.confidence ?? 1) >= Self.leastConfidence {
                var reading = hearing.best
                reading.segments[index].text = other.text
                readings.append(reading)
                if readings.count >= Self.mostReadings { return readings }
            }
        }
        return Array(readings.prefix(Self.mostReadings))
    }

    private func judge(
        _ transcription: Transcription, reading: Int, after first: Verdict?
    ) -> (verdict: Verdict, distance: Int, isNamedOther: Bool) {
        var reader = WordReader(language.lexicon)
        for (index, segment) in transcription.segments.enumerated() {
            reader.read(segment.text, origin: index)
        }
        var list = reader.finish()
        list.isHeard = true
        let segments = transcription.segments
        if let selection {
            let read = selection.read(list, heard: transcription.text)
            var verdict = selection.verdict(on: read, heard: transcription.text)
            verdict.reading = reading
            if list.words.indices.contains(read.start) {
                verdict.answerStart = segments[list.words[read.start].origin].range.start
            }
            // Only the best reading counts, because almost all combinations of choices sound like
            // other combinations.
            return (
                first.map { completed(verdict, after: $0, isHeard: true) } ?? verdict, 0, true
            )
        }
        var given = CompiledLine.Given(list: list, heard: transcription.text)
        given.pauses = list.words.indices.map { index in
            guard index > 0, list.words[index].origin != list.words[index - 1].origin else {
                return 0
            }
            // A word made of several segments ends where its last segment ends.
            let next = list.words[index].origin
            return (segments[next].range.start.seconds - segments[next - 1].range.end.seconds)
        }
        let ruling = compiled.rule(given)
        var verdict = verdict(ruling, given)
        verdict.reading = reading
        if let start = ruling.words.first?.origin, segments.indices.contains(start) {
            verdict.answerStart = segments[start].range.start
            let origins = ruling.words.map(\.origin)
            let last = origins.max() ?? start
            let end = list.words.map(\.origin).filter { $0 > last }.min() ?? segments.count
            verdict.answer = segments[start..<max(start + 1, end)].map(\.text).joined(
                separator: " ")
        }
        if let first { verdict = completed(verdict, after: first, isHeard: true) }
        let isNamedOther =
            ruling.outcome == .reject
            && (ruling.matched != nil || ruling.rule == .severalAnswers
                || ruling.rule == .negated || compiled.namesRelative(list))
        return (verdict, ruling.distance, isNamedOther)
    }
}
