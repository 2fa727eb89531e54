public import CommandMatcher
public import SpeechRecognition
import Transcript

extension AnswerRound {
    /// Makes the ruling on an utterance.
    public func rule(
        _ recognition: Recognition, awaiting awaited: Awaited, by right: SpeakingRight = .inTurn
    ) -> Ruling {
        var hearing = Readings.hearing(recognition, in: language)
        func ruling(_ meaning: Ruling.Meaning, threshold: Double? = nil) -> Ruling {
            var ruling = Ruling(
                meaning, hearing: hearing, speech: recognition.speech,
                confidence: recognition.confidence,
                threshold: threshold ?? recognition.threshold)
            ruling.evidence = recognition.evidence
            if meaning == .notUnderstood(.unsure) {
                ruling.guess = guess(of: recognition, hearing, awaiting: awaited)
                ruling.written = recognition.written
            }
            return ruling
        }
        func refused(_ command: GameCommand, threshold: Double?) -> Ruling {
            var refused = ruling(.notUnderstood(.unsure), threshold: threshold)
            refused.refused = command.isCostly ? command : nil
            return refused
        }
        switch recognition.outcome {
        case .heard where isTalk(recognition): return ruling(.notUnderstood(.chatter))
        case .heard where Self.isPartOfAnother(recognition) || saysTwice(recognition):
            return ruling(.notUnderstood(.unsure))
        case .heard:
            let reader = lines.reader(for: awaited)
            let command =
                reader.command(tags: recognition.tags)
                ?? saidWager(recognition, hearing, awaiting: awaited)
                ?? reader.command(text: hearing.best.text)
            if case .number = awaited, command == nil,
                let number = SpokenNumber.value(
                    in: hearing.best.text, language: language)
            {
                return ruling(.number(number))
            }
            let meaning = meaning(of: hearing, command: command, awaiting: awaited)
            if case .answer(let verdict) = meaning, let tied = tied(verdict, in: recognition) {
                var tie = ruling(.notUnderstood(.unsure))
                tie.between = tied
                return tie
            }
            if case .answer(let verdict) = meaning, verdict.outcome == .reject,
                let threshold = recognition.costlyThreshold
            {
                let isSure = recognition.confidence > threshold
                return ruling(isSure ? meaning : .notUnderstood(.unsure), threshold: threshold)
            }
            guard case .command(let command) = meaning,
                let price = Self.price(of: command, in: recognition)
            else { return ruling(meaning) }
            let threshold = max(price, recognition.threshold ?? 0)
            guard recognition.confidence <= price else {
                return ruling(meaning, threshold: threshold)
            }
            return refused(command, threshold: threshold)
        case .somethingElse(let heard?):
            if let command = writtenCommand(heard) {
                hearing = Self.hearing(heard, in: recognition.speech)
                if Self.mayObey(command, written: heard, recognition) {
                    return ruling(.command(command))
                }
                guard let quoted = sentence(for: command, saying: heard, awaiting: awaited)
                else { return ruling(.notUnderstood(.unsure)) }
                var again = refused(command, threshold: nil)
                if again.refused != nil, quoted != hearing.best.text { again.sayInstead = quoted }
                return again
            }
            guard awaited.isAnswer, Self.isShort(recognition) else {
                return ruling(.notUnderstood(recognition.outcome))
            }
            return ruling(meaning(outsideGrammar: heard, by: right))
        default: return ruling(.notUnderstood(recognition.outcome))
        }
    }

    /// Makes the ruling on a typed line. A blank line has no meaning.
    public func rule(typed line: String, awaiting awaited: Awaited) -> Ruling {
        lines.ruling(on: line, awaiting: awaited)
    }

    /// A wager spoken as a number, if there is one.
    private func saidWager(
        _ recognition: Recognition, _ hearing: Hearing, awaiting awaited: Awaited
    ) -> GameCommand? {
        guard case .wager = awaited, recognition.tags["number"] != nil,
            let number = SpokenNumber.value(in: hearing.best.text, language: language),
            let points = Int(exactly: number), points >= 0
        else { return nil }
        return .wager(.points(points))
    }

    private func meaning(
        of hearing: Hearing, command: GameCommand?, awaiting awaited: Awaited
    ) -> Ruling.Meaning {
        guard awaited.isAnswer else {
            return command.map(Ruling.Meaning.command)
                ?? .notUnderstood(.somethingElse(heard: hearing.best.text))
        }
        let verdict = judge.judge(hearing, after: awaited.first)
        let isAnswer = verdict.outcome != .reject && verdict.reading == 0
        let said = judge.judge(Hearing(best: hearing.best))
        if !isAnswer, let command, let meaning = lines.obeyed(command, saying: said) {
            return meaning
        }
        return .answer(verdict)
    }

    /// If the best choice leads by fewer nats than this, the game asks which choice the player
    /// meant (see docs/decisions/0149 and 0060).
    static let tieNats = 22.0

    /// The recognized choice and a second choice of about the same probability, regardless of which
    /// choice is right.
    private func tied(_ verdict: Verdict, in recognition: Recognition) -> [String]? {
        guard judge.line.selection == nil, choices.count > 1, let first = choice(of: verdict)
        else { return nil }
        return recognition.alternatives.lazy
            .filter { recognition.lead(over: $0) ?? .infinity < Self.tieNats }
            .compactMap { choice(of: judge.judge(Hearing(best: $0))) }
            .first { $0 != first }.map { [first, $0] }
    }

    /// The text of the choice to which a verdict refers, even if the player called the choice by a
    /// different name.
    func choice(of verdict: Verdict) -> String? {
        if judge.line.selection != nil { return verdict.matched }
        if verdict.outcome == .accept {
            return choices.first { judge.judge(typed: $0).outcome == .accept }
        }
        return choices.first { $0 == verdict.matched }
    }

    /// Whether a letter or position follows "what is". The recognizer may mistake chatter such as
    /// "what did you say" for these words.
    private func isTalk(_ recognition: Recognition) -> Bool {
        let names = [Self.namePhrases.right, Self.namePhrases.wrong]
        guard let phrase = recognition.tags[Grammar.phraseTag], names.contains(phrase) else {
            return false
        }
        let said = recognition.best.segments.map(\.text)
        let around = WordsAround(language)
        let fillers = around.fillers
        return around.words(.heardAsking).contains { asking in
            said.drop(while: fillers.contains).starts(with: asking)
        }
    }

    /// Whether the same words occur on both sides of an "or", which means that one side was
    /// misheard.
    private func saysTwice(_ recognition: Recognition) -> Bool {
        let said = recognition.best.segments.map(\.text)
        return WordsAround(language).words(.heardBetween).contains { between in
            said.indices.contains { place in
                let (left, right) = (said[..<place], said[place...])
                guard right.starts(with: between) else { return false }
                let rest = right.dropFirst(between.count)
                return !rest.isEmpty && left.suffix(rest.count).elementsEqual(rest)
            }
        }
    }

    /// Whether a single speech sound, such as "A" or "E", was part of a longer utterance, judging
    /// by the speech around it.
    private static func isPartOfAnother(_ recognition: Recognition) -> Bool {
        let evidence = recognition.evidence
        guard let phones = evidence["phoneCount"], phones <= 1 else { return false }
        return evidence["leftover"] ?? 0 > leftoverOfOneSound
            || evidence["frequentWords"] ?? 0 < -frequentOverOneSound
    }

    /// The limits for the speech around a single speech sound, in frames and in units of 0.1024
    /// nats per frame (see docs/decisions/0026). In recordings, 14 of 27 wrongly recognized sounds
    /// and 1 of 95 correctly recognized sounds exceed these limits.
    static let leftoverOfOneSound = 10.0
    static let frequentOverOneSound = 20.0

    private static func hearing(_ text: String, in speech: TimeRange) -> Hearing {
        Hearing(best: Transcription(segments: [Segment(text: text.lowercased(), range: speech)]))
    }

    /// The command that the decoder transcribed while a question was open, if any.
    private func writtenCommand(_ text: String) -> GameCommand? {
        let text = text.lowercased()
        guard let command = reader.command(text: text),
            case .command(let obeyed)? = lines.obeyed(command, saying: judge.judge(typed: text))
        else { return nil }
        return obeyed
    }

    /// A sentence that expresses the command and that the recognizer can recognize, preferably the
    /// transcribed sentence.
    private func sentence(
        for command: GameCommand, saying text: String, awaiting awaited: Awaited
    ) -> String? {
        guard Self.commandNames(for: awaited).contains(command.name) else { return nil }
        let sentences = commands.phrases(of: command.name)
        let words = text.lowercased()
            .split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).map(String.init)
        if sentences.contains(words) { return text.lowercased() }
        return sentences.lazy.map { $0.joined(separator: " ") }.first { sentence in
            let verdict = judge.judge(typed: sentence)
            return verdict.outcome == .reject && choice(of: verdict) == nil
        }
    }

    /// Whether to carry out a transcribed command. The command must cost nothing, consist of
    /// several words, and have been transcribed with high confidence.
    private static func mayObey(
        _ command: GameCommand, written text: String, _ recognition: Recognition
    ) -> Bool {
        !command.isCostly && text.contains(" ") && isShort(recognition)
            && !isAmidOtherSound(recognition)
            && recognition.evidence["dictation"] ?? 0 >= leastWrittenSureness
    }

    private static let leastWrittenSureness = 0.3

    /// The confidence that a command requires if it is costly or surrounded by other sounds; nil
    /// for any other command.
    private static func price(of command: GameCommand, in recognition: Recognition) -> Double? {
        guard command.isCostly else {
            return isAmidOtherSound(recognition) ? costlyConfidence : nil
        }
        return command.isAskedAbout ? questionedConfidence : costlyConfidence
    }

    /// Whether several seconds of other sounds surround the words.
    private static func isAmidOtherSound(_ recognition: Recognition) -> Bool {
        guard let heard = recognition.evidence["keptFrames"],
            let share = recognition.evidence["coverage"]
        else { return false }
        return heard * (1 - share) > mostOtherSound
    }

    /// The maximum length of other sounds around the words, in frames of 10 ms. In 1,900 commands
    /// and answers, other sounds lasted at most 3.4 seconds.
    private static let mostOtherSound = 400.0

    /// The confidence above which a costly command takes effect at once (see docs/decisions/0026).
    static let costlyConfidence = 0.75

    /// The confidence that a command needs if a yes-or-no question follows it (see
    /// docs/decisions/0026).
    static let questionedConfidence = 0.70

    /// The maximum length in seconds of an answer outside the grammar, enough for four words.
    private static let longestOtherAnswer = 2.5

    private static func isShort(_ recognition: Recognition) -> Bool {
        recognition.speech.seconds <= longestOtherAnswer
    }
}
