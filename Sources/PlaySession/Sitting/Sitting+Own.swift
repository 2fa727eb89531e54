import CommandMatcher
import Languages
import SpokenAnswers
import Transcript
import TriviaGame

// Handles the players at this computer if all players in a room answer or wager separately.
extension Sitting {
    /// The seat of the next player at this computer who may answer or wager separately, if any.
    var ownSeat: Int? { ownSeat(in: game) }

    func ownSeat(in game: Game) -> Int? {
        guard game.isForEach || game.isForWagers else { return nil }
        return own.lazy.compactMap { game.seat(named: $0) }.first { game.mayAnswer.contains($0) }
    }

    /// Whether the speaker at this computer is known, even if phones also accept speech.
    var canHearRoom: Bool {
        guard game.isForEach || game.isForWagers && setting.hearsPhones else { return true }
        return game.isForEach && ownSeat != nil && (!setting.hearsPhones || setting.isPushToTalk)
    }

    mutating func join(_ name: String) {
        let isNew = game.seat(named: name) == nil
        feed(.joined(name))
        guard setting.hasRoom, isNew, let seat = game.seat(named: name) else { return }
        own.removeAll { game.seat(named: $0) == seat }
        own.append(game.standings[seat].player.name)
    }

    /// Handles a line or an utterance from this computer. By default, this input is taken to come
    /// from the next player who may answer.
    mutating func takeOwn(_ ruling: Ruling, of speaker: Int? = nil) {
        guard let seat = speaker ?? ownSeat else { return feed(.ruled(ruling)) }
        guard ruling.isTyped else { return takeOwn(spoken: ruling, of: seat) }
        switch ruling.meaning {
        case .command(.wager(let wager)): feed(.wagered(seat, wager))
        case .answer, .otherAnswer, .number, .command(.choice), .command(.giveUp):
            feed(.answered(seat, ruling))
        case .notUnderstood where attention.awaited.isNumber:
            note(say("The answer is a number."))
        case .command, .notUnderstood: feed(.ruled(ruling))
        }
    }

    private mutating func takeOwn(spoken ruling: Ruling, of seat: Int) {
        guard game.isForEach else { return feed(.ruled(ruling)) }
        guard game.mayAnswer.contains(seat) else { return }
        feed(.answered(seat, ruling))
        if ruling.meaning == .notUnderstood(.unsure) {
            note(say("I did not hear that clearly. Say it again, or type it."))
        }
    }

    /// Selects the choice whose key was pressed.
    mutating func takeOwn(choice: Int) {
        guard game.isForEach, let seat = ownSeat else { return feed(.command(.choice(choice))) }
        let nothing = Hearing(best: Transcription(segments: []))
        feed(.answered(seat, Ruling(.command(.choice(choice)), hearing: nothing)))
    }
}

extension Game {
    fileprivate var isForWagers: Bool {
        if case .requested(.wagers, _, _) = phase { true } else { false }
    }
}

extension Awaited {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
