import Languages
import QuestionBank
package import TriviaGame

// Updates the stage for each effect.
extension Stage {
    /// Whether an effect changes what is shown. If a tally follows the rulings, only the last
    /// ruling changes what is shown.
    static func shows(_ effect: GameEffect, of game: Game) -> Bool {
        guard case .judged(let judgement) = effect else { return true }
        return judgement.endsQuestion || !game.isTallied
    }

    package mutating func show(_ effect: GameEffect, of game: Game) {
        guard Self.shows(effect, of: game) else { return }
        let say = game.say
        switch effect {
        case .present(let presentation): present(presentation, of: game)
        case .floor, .stopReading:
            remark = nil
            words = nil
        case .freed: remark = nil
        case .claimed(let player):
            remark = say("The next right answer earns points for \(player.name).")
        case .whose(let heard, _):
            settle(heard)
            remark = say("That is right. Whose was it?")
        case .tried(let judgement): showTry(judgement, say)
        case .proposed(let proposal):
            settle(proposal.heard)
            remark = say("The host decides.")
        case .adjusted(let standing, let points):
            let change = "\(points < 0 ? "−" : "+")\(abs(points))"
            remark = say("\(standing.player.name): \(change) from the host")
        case .takenBack:
            verdict = nil
            rulings = []
            words = nil
            letters = nil
            remark = say("The host took back the last ruling.")
        case .joined(let player): remark = say("\(player.name) plays.")
        case .left(let player): remark = say("\(player.name) has left.")
        // While a ruling is shown, do not replace its words.
        case .command(let heard, _): if verdict == nil { settle(heard) }
        case .remark(let remark): show(remark, say)
        case .hint(let hint, _): show(hint)
        case .judged(let judgement): show(judgement, of: game)
        case .scores, .listen, .stopListening, .read, .wagered, .sealed, .tallied, .aside, .found:
            break
        case .paused(let why): reason = Self.reason(why, say)
        case .unpaused: reason = nil
        case .decide(let decision): remark = Self.question(decision, say)
        case .decided(let decision, let yes):
            remark = nil
            if case .challenge = decision, !yes { remark = say("The ruling stands.") }
        // A resumed game announces its round again, which must not clear the question.
        case .round(_, _, _, let standings): if !standings.isEmpty { clear() }
        case .run(let player, let seconds):
            clear()
            floor = player.name
            remark = say("\(player.name) has \(Int(seconds)) seconds.")
        case .pick(let board, let player): pick(from: board, player)
        case .picked(let category, let value, let player, _):
            remark =
                player == nil
                ? say("Nobody picked, so the next question is \(category) for \(value).") : nil
        case .wager(_, _, let category): wager(on: category, say)
        case .finished(let summary):
            remark = nil
            reason = summary.isComplete ? nil : summary.reason
        }
        follow(game)
    }

    private mutating func showTry(_ judgement: Judgement, _ say: Sentences) {
        settle(judgement.heard)
        let why = judgement.isHostsRuling ? say("The host rejected the answer.") + " " : ""
        remark =
            why
            + (judgement.player.map { say("That’s not it, \($0.name).") }
                ?? say("That’s not it. Keep trying!"))
    }

    private mutating func pick(from board: Board, _ player: Player) {
        clear()
        self.board = board.columns.map { Column(category: $0.category, values: $0.values) }
        values = board.values
        floor = player.name
    }

    private mutating func wager(on category: [String], _ say: Sentences) {
        clear()
        let subject = category.joined(separator: " › ")
        remark =
            subject.isEmpty
            ? say("Place your wagers.")
            : say("Place your wagers. The question is about \(subject).")
    }

    /// Shows a resumed game.
    mutating func restore(_ game: Game) {
        // A resumed game presents an open question again, but not a question that has already been
        // ruled on.
        guard game.phase != .ready, let last = game.judgements.last, last.index == game.index,
            last.endsQuestion
        else { return }
        present(game.shown, of: game)
        show(last, of: game)
    }

    /// Removes the previous question.
    private mutating func clear() {
        question = nil
        board = nil
        verdict = nil
        rulings = []
        words = nil
        remark = nil
        letters = nil
        reason = nil
        wanted = nil
        floor = nil
        isEnlarged = false
    }

    /// Shows words that may still change, unless the answer is secret.
    package mutating func hear(volatile text: String) {
        guard moment == .open || moment == .floor else { return }
        words = text.isEmpty ? nil : Words(text: text, isSettled: false)
    }

    private mutating func settle(_ heard: String?) {
        words = heard.flatMap { $0.isEmpty ? nil : Words(text: $0, isSettled: true) }
    }

    private mutating func present(_ presentation: Presentation, of game: Game) {
        let question = presentation.question
        let choices = presentation.hidesChoices ? [] : question.choices
        if !presentation.isRepeat {
            // Keep the remark if it is about the question that is now presented.
            let isAboutThis = board != nil || self.question == nil && floor != nil
            let remark = isAboutThis ? remark : nil
            clear()
            self.remark = remark
        }
        var pictures = question.media(at: .question, .picture).compactMap(Shown.init)
        // Without a clock for the question, pictures cannot appear gradually.
        if presentation.timeLimit == nil || game.round.clock == .round { pictures.showClearly() }
        self.question = Asked(
            number: presentation.number, place: presentation.placeInRound,
            count: presentation.countInRound,
            part: presentation.bonus.map { .init(number: $0.number, count: $0.count) },
            text: question.prompt, category: question.category,
            difficulty: question.difficulty?.rawValue,
            points: game.round.stake == .wager ? nil : presentation.points,
            choices: choices.map {
                Asked.Choice(text: $0, isGone: !presentation.choices.contains($0))
            },
            wanted: presentation.instruction == nil ? nil : presentation.wanted,
            isOrdered: question.kind == .order, instruction: presentation.instruction,
            pictures: pictures,
            sounds: question.media(at: .question, .sound).map { $0.alt ?? "" })
        floor = presentation.player?.name
        wanted = presentation.instruction == nil ? presentation.wanted : nil
        verdict = nil
        words = nil
        reason = nil
    }

    private mutating func show(_ hint: Hint) {
        switch hint {
        case .letters(let shown): letters = shown
        case .choices(let left):
            guard var asked = question else { return }
            for place in asked.choices.indices {
                asked.choices[place].isGone = !left.contains(asked.choices[place].text)
            }
            question = asked
        }
    }

    private mutating func show(_ judgement: Judgement, of game: Game) {
        let isSealed = game.turnout == .sealed
        if !judgement.isOverruled, !isSealed { settle(judgement.quoted) }
        let isTold = judgement.endsQuestion
        // A ruling on an earlier question changes only the standings.
        guard question?.number == judgement.index + 1 else { return }
        remark = nil
        verdict = Ruling(judgement, isTold: isTold)
        if isTold {
            question?.pictures.showClearly()
            // Leave full screen, because everybody must see the ruling.
            isEnlarged = false
        }
        guard isTold, isSealed else { return }
        words = nil
        guard !game.isTallied else {
            verdict?.forget()
            return
        }
        rulings = game.judgements.filter { $0.index == judgement.index }
            .map { Ruling($0, isTold: true) }
            .enumerated().sorted {
                $0.element.isBetter(than: $1.element) ?? ($0.offset < $1.offset)
            }
            .map(\.element)
    }

    private static func reason(_ why: PauseReason, _ say: Sentences) -> String? {
        switch why {
        case .player: nil
        case .host: say("The host has stopped the clock.")
        case .storage: say("The game cannot be saved.")
        case .device: say("The microphone is unavailable.")
        }
    }

    /// The yes-or-no question to decide. The text omits any answer that other players may still
    /// give.
    private static func question(_ decision: Decision, _ say: Sentences) -> String {
        switch decision {
        case .quit: say("End the game?")
        case .challenge(let heard?, _): say("Should “\(heard)” have been accepted?")
        case .challenge(nil, _): say("Should that have been accepted?")
        }
    }

    private mutating func show(_ remark: Remark, _ say: Sentences) {
        switch remark {
        case .sayAgain(let heard, _, let left):
            let why =
                heard.map { say("That was not clear. If you meant “\($0)”, say it.") }
                ?? say("That was not clear.")
            let again =
                left == 1 ? say("Please say it one last time.") : say("Please say it once more.")
            self.remark = why + " " + again
        case .between(let first, let second, _): self.remark = say("“\(first)” or “\(second)”?")
        case .wasThatAnswer:
            self.remark = say("I heard talking. If that was your answer, please say it again.")
        case .maySkip: break
        case .moreSpecific(let ask, let heard), .oneWanted(let ask, let heard):
            settle(heard)
            self.remark = ask
        case .noise, .chatter: self.remark = nil
        case .notMeant(let words): settle(words)
        case .help: break
        case .noMoreHints: self.remark = say("There are no more hints.")
        case .noSuchChoice(let letter): self.remark = say("There is no choice \(letter).")
        case .nothingToChallenge: self.remark = say("There is nothing to challenge.")
        case .nameFirst: break
        case .keyFirst: self.remark = say("Press the buzzer first.")
        case .decideByKey: self.remark = say("A challenge can be decided only by pressing a key.")
        case .alreadyNamed(let item): self.remark = say("“\(item)” has already been named.")
        case .notOnBoard(let category, let left):
            let values = left.map(String.init).joined(separator: ", ")
            self.remark =
                values.isEmpty
                ? say("No questions are left in \(category).")
                : say("These values are left in \(category): \(values).")
        case .wagerTooHigh(let limit): self.remark = say("You can wager at most \(limit).")
        case .numberWanted: self.remark = say("Please give a number.")
        case .goneToo(let what): self.remark = what
        case .untied: self.remark = say("First place is no longer shared.")
        case .hadTheirShare, .nothingToUndo, .nothingToRule, .noSuchPlayer, .stillPaused,
            .whoseWanted, .notNow:
            break
        }
    }
}

extension [Stage.Shown] {
    fileprivate mutating func showClearly() {
        for place in indices { self[place].reveal = nil }
    }
}

extension Stage.Ruling {
    /// Whether this ruling brings more points than another ruling or, if the points are equal,
    /// belongs to a number that is closer to the answer; nil if neither ruling is better.
    fileprivate func isBetter(than other: Stage.Ruling) -> Bool? {
        let own = (-(points ?? 0), distance ?? .infinity)
        let others = (-(other.points ?? 0), other.distance ?? .infinity)
        return own == others ? nil : own < others
    }

    /// Removes the player's details, but keeps the answer.
    fileprivate mutating func forget() {
        player = nil
        heard = nil
        reason = nil
        points = nil
        responseTime = nil
        distance = nil
    }

    init(_ judgement: Judgement, isTold: Bool) {
        self.init(
            player: judgement.player?.name, outcome: judgement.outcome.rawValue,
            isRight: judgement.outcome == .correct, heard: judgement.quoted,
            reason: isTold ? judgement.reason : judgement.toldReason,
            answer: isTold ? judgement.official : nil,
            right: isTold && judgement.question.kind != .order
                ? judgement.question.rightChoices : [],
            explanation: isTold ? judgement.question.explanation : nil,
            pictures: isTold
                ? judgement.question.media(at: .answer, .picture).compactMap(Stage.Shown.init) : [],
            points: judgement.award?.total, responseTime: judgement.responseTime,
            distance: isTold ? judgement.distance : nil,
            isOverruled: judgement.isOverruled || judgement.isHostsRuling)
    }
}
