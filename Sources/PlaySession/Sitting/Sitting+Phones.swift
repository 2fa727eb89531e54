import CommandMatcher
import Languages
import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

/// The speech that a ``Sitting`` expects from phones.
struct PhoneAttention: Sendable {
    /// The number of the last order to `PhoneEars`; 0 before the first order.
    var order = 0
    /// What the order expects: an answer, a wager or a pick.
    var occasion: Attention.Occasion?
    /// The start of each utterance, by utterance number.
    var began: [Int: AudioTime] = [:]

    /// Whether speech that was heard while an order was in force may be judged.
    func counts(_ order: Int) -> Bool { occasion != nil && order == self.order }
}

// Handles what players say into their phones. Several players can speak at the same time.
extension Sitting {
    /// Orders `PhoneEars` to listen, unless it already has this order.
    mutating func attendPhones(_ occasion: Attention.Occasion?) {
        guard setting.hearsPhones, occasion != phones.occasion else { return }
        phones.occasion = occasion
        phones.order += 1
        let wish =
            occasion == nil
            ? EarOrder.Wish.pause : .listen(attention.awaited, attention.round)
        orders.append(.phones(EarOrder(number: phones.order, wish: wish)))
    }

    /// The wager or pick that players may speak into phones. A single order to `PhoneEars` covers
    /// the wagers of all players.
    var request: Attention.Occasion? {
        switch game.phase {
        case .requested(.wagers, _, _):
            Attention.Occasion(
                awaited: attention.awaited, question: game.index, floor: .each, opened: .zero)
        case .requested(.pick(let seat), _, _):
            Attention.Occasion(
                awaited: attention.awaited, question: game.index, floor: .seat(seat), opened: .zero)
        default: nil
        }
    }

    mutating func take(_ heard: PhoneHeard) {
        switch heard.event {
        case .began:
            phones.began[heard.number] = now
            guard phones.counts(heard.order), let seat = game.seat(named: heard.player) else {
                return
            }
            feed(.speaking(seat))
        case .words(let transcription):
            guard phones.counts(heard.order) else { return }
            let words = withoutFoulWords(transcription.text)
            orders.append(.showWords(player: heard.player, words))
        case .ended(let recognition): rule(recognition, heard)
        case .failed(let reason):
            note(say("\(heard.player)’s answer could not be recognized: \(reason)"))
            rule(nil, heard)
        }
    }

    /// Makes the ruling on an utterance from a phone. `recognition` is nil if nothing was
    /// recognized.
    private mutating func rule(_ recognition: Recognition?, _ heard: PhoneHeard) {
        let began = phones.began.removeValue(forKey: heard.number) ?? now
        guard let seat = game.seat(named: heard.player), !storing.isStalled else { return }
        guard phones.counts(heard.order), game.mayAnswer.contains(seat) else {
            return whisper(heard.player, say("That was too late."))
        }
        var ruling: Ruling
        if let recognition {
            ruling = attention.round.rule(
                recognition.shifted(bySamples: began.sampleIndex), awaiting: attention.awaited,
                by: .afterPressing)
            record(ruling, sound: heard.sound)
        } else {
            ruling = Ruling(
                .notUnderstood(.silence), hearing: Hearing(best: Transcription(segments: [])),
                speech: TimeRange(start: began, end: now))
        }
        if case .requested = game.phase { return take(ruling, of: seat, heard.player) }
        if case .command(let command) = ruling.meaning, let refusal = refusal(of: command) {
            whisper(heard.player, refusal)
            ruling.meaning = .notUnderstood(.silence)
        } else if game.isForEach, recognition != nil,
            case .notUnderstood(let outcome) = ruling.meaning
        {
            whisper(heard.player, reason(outcome))
        }
        feed(.answered(seat, ruling))
    }

    /// Handles a wager or a pick from a phone. Nobody else sees a wager.
    private mutating func take(_ ruling: Ruling, of seat: Int, _ player: String) {
        switch ruling.meaning {
        case .command(.wager(let wager)) where game.wagerWanted(of: seat) != nil:
            let limit = game.wagerWanted(of: seat) ?? 0
            if case .points(let points) = wager, points > limit {
                whisper(player, pointsWanted(upTo: limit))
            } else {
                feed(.wagered(seat, wager))
            }
        case .command(.category(let category, let value)) where !game.categories.isEmpty:
            feed(.command(.category(category, value: value)))
        case .command(.skip) where !game.categories.isEmpty,
            .command(.giveUp) where !game.categories.isEmpty:
            feed(.command(.skip))
        case .command(let command) where !Self.isForPlayers(command):
            whisper(player, refusal(of: command) ?? reason(.unsure))
        case .command where game.wagerWanted(of: seat) != nil:
            whisper(player, pointsWanted(upTo: game.wagerWanted(of: seat) ?? 0))
        case .notUnderstood(let outcome): whisper(player, reason(outcome))
        default: whisper(player, reason(.unsure))
        }
    }

    private func pointsWanted(upTo limit: Int) -> String {
        say("Please wager a whole number of points, from 0 to \(Figures.points(limit)).")
    }

    /// The reason to refuse a command from a phone, if any.
    private func refusal(of command: GameCommand) -> String? {
        guard Self.isForPlayers(command) else {
            return say("Only the person at the keyboard can do that.")
        }
        guard game.isForEach, command == .hint || command == .repeatQuestion else { return nil }
        return say("While everybody is answering, you can say only an answer or “I don’t know”.")
    }

    private func reason(_ outcome: HearingOutcome) -> String {
        switch outcome {
        case .silence, .noise: say("I heard nothing. Hold the button while you speak.")
        case .heard, .unsure, .somethingElse, .chatter:
            say("I did not hear that clearly. Say it again, or type it.")
        }
    }

    private mutating func whisper(_ player: String, _ text: String) {
        orders.append(.whisper(player: player, text))
    }
}
