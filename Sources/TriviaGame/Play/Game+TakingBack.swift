import CommandMatcher
import QuestionBank
import Transcript

// Undoes events by replaying the game without them.
extension Game {
    mutating func takeBack(_ action: HostAction, at now: AudioTime) -> [GameEffect] {
        let way = log.way
        let place: Int?
        var undo: GameLog.Undo?
        if action == .undo {
            guard let last = way.last(where: { log.entries[$0].undo != nil }),
                let there = log.entries[last].undo
            else { return [.remark(.nothingToUndo)] }
            place = there.tip
        } else {
            guard let there = way.last(where: { log.entries[$0].asks == wantedQuestion }) else {
                return [.remark(.nothingToUndo)]
            }
            place = there
            undo = GameLog.Undo(tip: way.last)
        }
        var branched = log
        let tip =
            action == .back
            ? place.map { branched.repeating(lastingPoints(since: $0), after: $0) } : place
        branched.branch(.host(action), at: now, from: tip, undo: undo)
        var again = Game(setup, sheets: sheets)
        again.replay(branched)
        let gone = action == .undo ? ruling(goneFrom: again) : nil
        again.log.note(takenBack: gone)
        again.takenBack = again.isPaused ? gone : nil
        let besides = action == .back ? place.flatMap { goneBesides(since: $0, in: again) } : nil
        self = again
        let effects =
            [.takenBack(standings, gone)]
            + [besides.map { .remark(.goneToo($0)) }].compactMap(\.self) + heldEffects
        follow(effects)
        return effects
    }

    /// The events in which the host has given points to players since an entry in the log.
    private func points(since place: Int) -> [GameEvent] {
        log.way.drop { $0 != place }.map { log.entries[$0].event }.filter { event in
            guard case .host(.adjust(let name, let points)) = event else { return false }
            return points != 0 && seat(named: name) != nil
        }
    }

    /// The events in which the host gave players points that they keep when the host goes back to
    /// an earlier log entry.
    private func lastingPoints(since place: Int) -> [GameEvent] {
        setup.edition >= GameSetup.editionOfLastingPoints ? points(since: place) : []
    }

    /// A sentence about other changes that are lost when the host goes back; nil if no changes are
    /// lost.
    private func goneBesides(since place: Int, in less: Game) -> String? {
        let hasPoints = points(since: place).count > lastingPoints(since: place).count
        let hasRulings = zip(judgements, less.judgements).contains {
            $0.outcome != $1.outcome || $0.player != $1.player
        }
        return switch (hasPoints, hasRulings) {
        case (true, true): say("Later changes to points and rulings have also been undone.")
        case (true, false): say("Later changes to points have also been undone.")
        case (false, true): say("Later changes to rulings have also been undone.")
        case (false, false): nil
        }
    }

    /// The ruling of this game that is missing or different in `less`, the game with fewer events.
    private func ruling(goneFrom less: Game) -> Judgement? {
        guard less.judgements.count == judgements.count else {
            return less.judgements.count < judgements.count ? judgements.last : nil
        }
        return zip(judgements, less.judgements).first { $0 != $1 }?.0
    }

    /// Replays the events that lead to the log's last entry.
    private mutating func replay(_ log: GameLog) {
        var time: AudioTime?
        for place in log.way {
            let entry = log.entries[place]
            if let time, case .host(let action) = entry.event, action.takesBack {
                phase = phase.moved(bySamples: entry.time.sampleIndex - time.sampleIndex)
                takenBack = entry.takenBack
            }
            _ = apply(entry.event, at: entry.time)
            time = entry.time
        }
        self.log = log
    }

    /// The previous question, or the current question if it is over.
    private var wantedQuestion: Int {
        switch phase {
        case .reviewing: index
        case .paused(_, _, .reviewing): index
        default: max(index - 1, 0)
        }
    }

    /// The effects that show that the host has paused the game.
    private var heldEffects: [GameEffect] {
        guard case .paused(let reason, _, let back) = phase else { return [] }
        var shown: [GameEffect] = []
        if back.showsQuestion {
            let choices = back.window?.choices ?? question.choices
            shown.append(.present(presentation(choices: choices, isRepeat: true)))
        }
        return shown + [.paused(reason), .listen(Expectation(kind: .commands, question: question))]
    }
}
