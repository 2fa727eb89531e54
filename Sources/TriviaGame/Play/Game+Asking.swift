import QuestionBank
import Transcript

// A question from being shown to the start of its clock, and the way from one to the next.
extension Game {
    var question: Question { questions[index] }
    /// The current question with what judging needs.
    package var sheet: QuestionSheet { sheets[index] }
    /// The game's other questions without choices, the nearest first: what players may confuse the
    /// answer with.
    package var rivals: [QuestionSheet] {
        guard question.choices.isEmpty else { return [] }
        return sheets.indices.filter { $0 != index && questions[$0].choices.isEmpty }
            .sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }
            .map { sheets[$0] }
    }

    var timeLimit: Double { question.timeLimit ?? rules.timeLimit }

    /// Shows the current question.
    mutating func ask(at now: AudioTime) {
        phase = .reading(nil, since: now)
        present(choices: question.choices, isRepeat: false)
        effects.append(.read(question.prompt))
    }

    mutating func present(choices: [String], isRepeat: Bool) {
        effects.append(
            .present(
                Presentation(
                    number: index + 1, count: questions.count, question: question,
                    choices: choices, points: Scoring.base(of: question),
                    player: standings[turn].player, timeLimit: timeLimit, isRepeat: isRepeat)))
    }

    mutating func readingEnded(aloud: Bool, at now: AudioTime) {
        guard case .reading(let earlier, let since) = phase else { return }
        let window: AnswerWindow
        if let earlier {
            window = earlier.shifted(bySamples: now.sampleIndex - since.sampleIndex)
        } else {
            let reading =
                aloud ? 0 : rules.readingSeconds(of: question)
            window = AnswerWindow(
                clockStart: now.advanced(bySeconds: reading), limit: timeLimit,
                choices: question.choices)
        }
        phase = .answering(window)
        listen(in: window)
    }

    mutating func listen(in window: AnswerWindow) {
        listen(
            window.incomplete.last.map { .moreSpecific(than: $0) } ?? .answer,
            choices: window.choices)
    }

    mutating func listen(_ kind: Expectation.Kind, choices: [String] = []) {
        effects.append(.listen(Expectation(kind: kind, question: question, choices: choices)))
    }

    /// From a question that is over to the next, or to the end.
    mutating func advance(at now: AudioTime) {
        guard index + 1 < questions.count else { return finish(reason: nil) }
        index += 1
        ask(at: now)
    }

    mutating func stop(_ reason: String) {
        guard phase != .over else { return }
        finish(reason: reason)
    }

    mutating func finish(reason: String?) {
        phase = .over
        effects.append(.stopListening)
        let ranked = standings.enumerated().sorted {
            ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
        }
        effects.append(
            .finished(
                Summary(
                    isComplete: judgements.count == questions.count, reason: reason,
                    standings: ranked.map(\.element), judgements: judgements)))
    }
}
