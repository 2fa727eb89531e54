import QuestionBank
import Transcript

// Handles questions with several right answers. Each right answer counts only once.
extension Game {
    /// Whether the answer is a list item that was already named. Shows a remark if the item
    /// was already named.
    mutating func isNamedAlready(_ answer: PendingAnswer, in window: AnswerWindow) -> Bool {
        guard round.measure == .collected else { return false }
        let item = item(answer)
        guard !item.isEmpty, play.found.contains(item) else { return false }
        var window = window
        window.retries = 0
        window.claim = nil
        phase = .answering(window)
        effects.append(.remark(.alreadyNamed(item)))
        listen(in: window)
        return true
    }

    private func item(_ answer: PendingAnswer) -> String {
        sheet.item(answer.evidence.matched ?? answer.evidence.heard ?? "")
    }

    /// Scores a right answer. The answer ends the question or adds an item to the list.
    mutating func score(
        _ answer: PendingAnswer, seat: Int?, reason: String, in window: AnswerWindow,
        at now: AudioTime
    ) {
        guard round.measure == .collected else {
            if let place = answer.overruled {
                overrule(place, .correct, seat: seat, reason: reason)
                return review(from: now)
            }
            return close(
                window, .correct, seat: seat, reason: reason, evidence: answer.evidence, at: now)
        }
        let item = item(answer)
        play.found.append(item)
        effects.append(
            .found(
                item, player: seat.map { standings[$0].player }, number: play.found.count,
                wanted: sheet.wanted))
        if let place = answer.overruled {
            overrule(place, .correct, seat: seat, reason: reason)
        } else {
            judge(
                window, .correct, seat: seat, reason: reason, evidence: answer.evidence,
                endsQuestion: isListComplete)
        }
        if isListComplete { return review(from: now) }
        var window = window
        window.give(openingFloor)
        window.claim = nil
        phase = .answering(window)
        listen(in: window)
    }

    /// Whether no item is missing; true if the question does not ask for a list.
    var isListComplete: Bool {
        round.measure != .collected || play.found.count >= sheet.wanted
    }

    /// Shows which items have been named.
    mutating func tellFound() {
        for (place, item) in play.found.enumerated() {
            effects.append(.found(item, player: nil, number: place + 1, wanted: sheet.wanted))
        }
    }

    /// A sentence that states how many items have been named; nil if no items have been named.
    var listReason: String? {
        guard round.measure == .collected, !play.found.isEmpty else { return nil }
        return say("\(play.found.count) of \(sheet.wanted) were named.")
    }
}
