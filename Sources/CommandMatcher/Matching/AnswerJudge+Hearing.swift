import Transcript

extension AnswerJudge {
    /// Judges recognized speech. The less likely a reading is, the more closely it must match an
    /// alternative of the answer line.
    /// - Parameter first: The earlier verdict that asked for more detail, if this speech replies to
    ///   it.
    public func judge(_ hearing: Hearing, after first: Verdict? = nil) -> Verdict {
        let best = judge(hearing.best, reading: 0, after: first)
        // If the best reading clearly names something other than the answer, the other readings are
        // ignored.
        guard best.verdict.outcome == .reject, !best.isNamedOther else { return best.verdict }
        for (index, reading) in readings(of: hearing).enumerated() {
            let other = judge(reading, reading: index + 1, after: first)
            let price = Self.mostDistance(reading: index + 1)
            // The least likely readings may match only alternatives from the answer line.
            let isWritten = index < Self.nearReadings || other.verdict.knowledge == nil
            if other.verdict.outcome != .reject, other.distance <= price, isWritten {
                return other.verdict
            }
        }
        return best.verdict
    }

    /// The maximum number of readings, including variants.
    private static let mostReadings = 8
    /// The minimum probability of a reading.
    private static let leastConfidence = 0.1

    /// The number of readings that may match an alternative by sound alone, or match a known name.
    private static let nearReadings = 3

    private static func mostDistance(reading: Int) -> Int {
        switch reading {
        case 1: Hit.Level.typo.rawValue
        case 2...nearReadings: Hit.Level.sound.rawValue
        default: Hit.Level.wordForm.rawValue
        }
    }

    /// The recognizer's alternative readings, followed by variants of the best reading in which one
    /// word is replaced.
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
            // The other readings are ignored, because almost every combination of choices sounds
            // like some other combination.
            return (
                first.map { completed(verdict, after: $0, isHeard: true) } ?? verdict, 0, true
            )
        }
        var given = CompiledLine.Given(list: list, heard: transcription.text)
        given.pauses = list.words.indices.map { index in
            guard index > 0, list.words[index].origin > list.words[index - 1].origin else {
                return 0
            }
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
