import Transcript

// In a round with a single clock, each player gets a turn with the full time.
extension Game {
    /// Gives the next player the full time or, if all players have had their turn, leaves the
    /// round.
    mutating func nextRun(at now: AudioTime) {
        let waiting = (play.run?.waiting ?? play.waiting ?? contestants).filter(seats.contains)
        guard let seat = waiting.first else {
            order.removeSubrange(index..<(index + 1 + leftInRound))
            return open(at: now)
        }
        let time = AudioTime(seconds: round.seconds ?? rules.timeLimit)
        play.run = RoundPlay.Run(
            seat: seat, left: time.sampleIndex,
            questions: max((leftInRound + 1) / waiting.count, 1),
            waiting: Array(waiting.dropFirst()))
        turn = seat
        effects.append(.run(standings[seat].player, seconds: time.seconds))
        contestants.count > 1 ? announce(at: now) : ask(at: now)
    }

    /// If a player leaves before taking a turn, passes that player's time and questions to the next
    /// player.
    mutating func giveRunAway(at now: AudioTime) {
        play.waiting = play.run?.waiting
        play.run = nil
        nextRun(at: now)
    }

    /// Stops the clock when a question ends.
    mutating func stopRun(_ window: AnswerWindow, at now: AudioTime) {
        guard let deadline = window.deadline else { return }
        play.run?.left = max(deadline.sampleIndex - now.sampleIndex, 0)
    }

    /// Ends the player's turn if the time or the questions have run out, or the player has left.
    mutating func leaveQuestionOfRun() {
        guard var run = play.run else { return }
        run.questions -= 1
        play.run = run
        guard run.left == 0 || run.questions == 0 || !seats.contains(run.seat) else { return }
        if run.left > 0, !run.waiting.isEmpty, seats.contains(run.seat) {
            effects.append(.remark(.hadTheirShare(standings[run.seat].player)))
        }
        play.run = nil
        play.waiting = run.waiting.filter(seats.contains)
        drop(play.waiting?.isEmpty == true ? leftInRound : min(run.questions, leftInRound))
    }
}
