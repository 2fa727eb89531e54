public import CommandMatcher
public import SpeechRecognition
import Transcript

// What it means when it is heard or typed.
extension AnswerRound {
    /// Rules on an utterance.
    public func rule(_ recognition: Recognition, awaiting awaited: Awaited) -> Ruling {
        let hearing = Readings.hearing(recognition, in: language)
        func ruling(_ meaning: Ruling.Meaning, threshold: Double? = nil) -> Ruling {
            var ruling = Ruling(
                meaning, hearing: hearing, speech: recognition.speech,
                confidence: recognition.confidence,
                threshold: threshold ?? recognition.threshold, evidence: recognition.evidence)
            if meaning == .notUnderstood(.unsure) {
                ruling.guess = guess(of: recognition, hearing, awaiting: awaited)
            }
            return ruling
        }
        switch recognition.outcome {
        case .heard where isTalk(recognition): return ruling(.notUnderstood(.chatter))
        case .heard where Self.isPartOfAnother(recognition) || saysTwice(recognition):
            return ruling(.notUnderstood(.unsure))
        case .heard:
            let reader = reader(for: awaited)
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
                // A wrong answer costs points or the only try: who may have said it is asked again.
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
            var refused = ruling(.notUnderstood(.unsure), threshold: threshold)
            refused.refused = command.isCostly ? command : nil
            return refused
        // A word of the game's, in whichever of its ways, is not surely enough heard to be obeyed and no answer.
        case .somethingElse(let heard?) where isCommand(heard):
            return ruling(.notUnderstood(.unsure))
        case .somethingElse(let heard?) where isAnswer(awaited) && Self.isShort(recognition):
            return ruling(.otherAnswer(heard))
        default: return ruling(.notUnderstood(recognition.outcome))
        }
    }

    /// Rules on a line from the keyboard. A blank one is nothing at all.
    public func rule(typed line: String, awaiting awaited: Awaited) -> Ruling {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        let text = words.joined(separator: " ")
        let start = AudioTime.zero
        let segments =
            words.isEmpty ? [] : [Segment(text: text, range: TimeRange(start: start, end: start))]
        let hearing = Hearing(best: Transcription(segments: segments))
        guard !words.isEmpty else { return Ruling(.notUnderstood(.silence), hearing: hearing) }
        let command = reader(for: awaited).command(
            text: Self.spelledOut(text, awaiting: awaited))
        if case .number = awaited, let number = SpokenNumber.value(in: text, language: language) {
            return Ruling(.number(number), hearing: hearing)
        }
        guard isAnswer(awaited) else {
            let meaning =
                command.map(Ruling.Meaning.command) ?? .notUnderstood(.somethingElse(heard: text))
            return Ruling(meaning, hearing: hearing)
        }
        let verdict = judge.judge(typed: text, after: awaited.first)
        if verdict.outcome == .reject, verdict.matched == nil, isLateDecision(command) {
            return Ruling(.notUnderstood(.chatter), hearing: hearing)
        }
        // What is right is an answer even when it is also the name of a command.
        guard verdict.outcome == .reject, let command,
            let meaning = obeyed(command, saying: verdict)
        else { return Ruling(.answer(verdict), hearing: hearing) }
        return Ruling(meaning, hearing: hearing)
    }

    /// A wager that was said as a number, in whatever language and behind whatever is said before one.
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
        guard isAnswer(awaited) else {
            return command.map(Ruling.Meaning.command)
                ?? .notUnderstood(.somethingElse(heard: hearing.best.text))
        }
        let verdict = judge.judge(hearing, after: awaited.first)
        // A command that was heard best is one, even if an answer is among the alternatives.
        let isAnswer = verdict.outcome != .reject && verdict.reading == 0
        let said = judge.judge(Hearing(best: hearing.best))
        if !isAnswer, let command, let meaning = obeyed(command, saying: said) { return meaning }
        return .answer(verdict)
    }

    /// Two choices that are closer than this many nats are a tie. Where both choices on screen were one sound
    /// apart, that is 4 of 46 answers heard wrong and 8 of 872 heard right; of letters among eight choices 11 of 33
    /// and 2 of 187 (docs/decisions/0060).
    static let tieNats = 12.0

    /// The choice that was heard and another that was said about as probably, as they stand on the screen. They are
    /// told whether one of the two is right or not: asking must not give the answer away.
    private func tied(_ verdict: Verdict, in recognition: Recognition) -> [String]? {
        guard choices.count > 1, let first = choice(of: verdict) else { return nil }
        // Between the two may stand another name of the first.
        return recognition.alternatives.lazy
            .filter { recognition.lead(over: $0) ?? .infinity < Self.tieNats }
            .compactMap { choice(of: judge.judge(Hearing(best: $0))) }
            .first { $0 != first }.map { [first, $0] }
    }

    /// The text of the choice that a verdict is about; the answer has other names too.
    func choice(of verdict: Verdict) -> String? {
        if verdict.outcome == .accept {
            return choices.first { judge.judge(typed: $0).outcome == .accept }
        }
        return choices.first { $0 == verdict.matched }
    }

    /// Whether a choice was named by its letter or place behind "what is": nobody names one so, and what people say
    /// to each other sounds like it ("what did you say").
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

    /// Whether the same was heard on both sides of an "or": nobody says so. One of the two was another answer, which
    /// is not listened for.
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

    /// Whether what is named by one sound ("A", "E") was only a part of what was said: such a sound is in half of all
    /// words, and "eight" fits it well. More was said than that sound, or a frequent word fits its frames far better.
    private static func isPartOfAnother(_ recognition: Recognition) -> Bool {
        let evidence = recognition.evidence
        guard let phones = evidence["phoneCount"], phones <= 1 else { return false }
        return evidence["leftover"] ?? 0 > leftoverOfOneSound
            || evidence["frequentWords"] ?? 0 < -frequentOverOneSound
    }

    /// Frames of speech beside one sound, and the score a frame (0.1024 natural log units) by which a frequent word fits
    /// better: of 27 single sounds in recordings that were another word 14 are above, of 95 that were meant one.
    static let leftoverOfOneSound = 10.0
    static let frequentOverOneSound = 20.0

    /// Whether a yes or no belongs to what was asked before: this question has no such answer.
    private func isLateDecision(_ command: GameCommand?) -> Bool {
        func decides(_ command: GameCommand?) -> Bool { command == .yes || command == .no }
        guard decides(command) else { return false }
        let forms = SpokenForms(of: judge.line, question: judge.question, in: language).forms
        return !forms.contains { decides(reader.command(text: $0.words.joined(separator: " "))) }
    }

    /// Whether a text is a command while a question is open.
    private func isCommand(_ text: String) -> Bool {
        let said = judge.judge(typed: text)
        if case .command? = reader.command(text: text).flatMap({ obeyed($0, saying: said) }) {
            return true
        }
        return false
    }

    /// What a command means while a question is open; nil when its words are an answer after all.
    ///
    /// - Parameter said: The verdict on its words as they are.
    func obeyed(_ command: GameCommand, saying said: Verdict) -> Ruling.Meaning? {
        switch command {
        case .choice(let index):
            choices.indices.contains(index)
                ? .answer(verdict(on: choices[index], named: said)) : nil
        case .buzz, .yes, .no, .wager, .category, .player: nil
        default: .command(command)
        }
    }

    /// The verdict on a choice, told in the words and at the time in which it was named.
    private func verdict(on choice: String, named said: Verdict) -> Verdict {
        var verdict = judge.judge(typed: choice)
        verdict.heard = said.heard
        verdict.answer = said.answer
        verdict.answerStart = said.answerStart
        if verdict.outcome != .prompt {
            verdict.rule = .choice
            verdict.matched = choice
        }
        return verdict
    }

    /// How surely a command must be heard that costs the player something, or that stands amid other sound; nil for
    /// what costs a moment.
    private static func price(of command: GameCommand, in recognition: Recognition) -> Double? {
        guard command.isCostly else {
            return isAmidOtherSound(recognition) ? costlyConfidence : nil
        }
        return command.isAskedAbout ? questionedConfidence : costlyConfidence
    }

    /// Whether seconds were heard beside the words: a street for nine seconds was once "say that again". Beside 1,900
    /// commands and answers in quiet and in noise there were at most 3.4.
    private static func isAmidOtherSound(_ recognition: Recognition) -> Bool {
        guard let heard = recognition.evidence["keptFrames"],
            let share = recognition.evidence["coverage"]
        else { return false }
        return heard * (1 - share) > mostOtherSound
    }

    /// Frames of 10 ms.
    private static let mostOtherSound = 400.0

    /// What is done at once must have been heard more surely than this: a word that was no command must not skip
    /// a question. Of 7,500 trials of recorded words and sentences in quiet and 7,182 in noise and with other talkers in the
    /// room, heard by a network that never heard the speaker, one reached it ("I don't know them" for "I don't know");
    /// the next reached 0.52 ("better luck next time" for "next question").
    /// docs/benchmarks.md has how many spoken commands fall below.
    static let costlyConfidence = 0.75

    /// What is asked about first costs a "no". One of the same trials reached this ("computer" for "end the game",
    /// in a kitchen at 10 dB).
    static let questionedConfidence = 0.70

    func isAnswer(_ awaited: Awaited) -> Bool {
        switch awaited {
        case .answer, .more: true
        case .number, .pick, .who, .wager, .decision, .commands: false
        }
    }

    /// Longer speech of other words is talk, not an answer: 1.5 s hold three or four words.
    private static let longestOtherAnswer = 1.5

    private static func isShort(_ recognition: Recognition) -> Bool {
        recognition.speech.seconds <= longestOtherAnswer
    }
}

extension Awaited {
    /// The verdict that asked for more.
    var first: Verdict? { if case .more(let first, _) = self { first } else { nil } }
}
