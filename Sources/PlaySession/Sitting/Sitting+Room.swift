import CommandMatcher
import Languages
import QuestionBank
import SpokenAnswers
import Transcript
import TriviaGame
package import WebPresenter

/// The connection between a game and its room.
package struct RoomLine: Sendable {
    package var inputs: AsyncStream<RoomInput>
    /// Whether the game waits for players before it begins.
    package var hasLobby: Bool
    /// Closes the lobby. The room replies with `begin` and the players.
    package var begin: @Sendable () -> Void
    /// Reports that a player's key was pressed on the keyboard. The room replies with `buzz` if no
    /// phone was faster.
    package var press: @Sendable (_ player: String) -> Void
    /// Requests the host's link. The room replies with `hostLink`.
    package var tellHostLink: @Sendable () -> Void = {}
    /// Toggles full-screen pictures on the shared screen.
    package var enlargePictures: @Sendable () -> Void = {}
    /// Sends a private message to a player's phones.
    package var tell: @Sendable (_ player: String, _ text: String) -> Void
    /// Shows the words spoken so far on the speaker's phones.
    package var showWords: @Sendable (_ player: String, _ words: String) -> Void = { _, _ in }

    package init(
        inputs: AsyncStream<RoomInput>, hasLobby: Bool, begin: @escaping @Sendable () -> Void,
        press: @escaping @Sendable (_ player: String) -> Void,
        tellHostLink: @escaping @Sendable () -> Void = {},
        enlargePictures: @escaping @Sendable () -> Void = {},
        tell: @escaping @Sendable (_ player: String, _ text: String) -> Void,
        showWords: @escaping @Sendable (_ player: String, _ words: String) -> Void = { _, _ in }
    ) {
        self.inputs = inputs
        self.hasLobby = hasLobby
        self.begin = begin
        self.press = press
        self.tellHostLink = tellHostLink
        self.enlargePictures = enlargePictures
        self.tell = tell
        self.showWords = showWords
    }
}

// Handles inputs from phones and the host's page.
extension Sitting {
    mutating func handle(_ input: RoomInput) {
        switch input {
        case .waiting(let names): lobby = names
        case .absent(let names): absent = Set(names)
        case .begin(let names): begin(with: names)
        case .joined(let name): feed(.joined(name))
        case .left(let name): feed(.left(name))
        case .buzz(let player):
            if let seat = game.seat(named: player), game.awaitsBuzz { feed(.buzz(seat)) }
        case .answer(let player, let text): answer(text, by: player)
        case .choices(let player, let chosen): answer(chosen, by: player)
        case .pass(let player):
            pass(player)
        case .wager(let player, let points):
            if let seat = game.seat(named: player) { feed(.wagered(seat, .points(points))) }
        case .pick(let player, let category, let value):
            guard let seat = game.seat(named: player), game.mayAnswer == [seat],
                !game.categories.isEmpty
            else { return }
            feed(.command(.category(category, value: value)))
        case .host(let line): obey(json: line)
        case .hosting(let isOpen): hasHostPage = isOpen
        case .hostLink(let link): note(say("The host’s link (works only once): \(link)"))
        }
        goOnWithoutAbsent()
    }

    /// Ends a question or the wagering if the game waits only for disconnected players.
    private mutating func goOnWithoutAbsent() {
        let missing = game.mayAnswer
        guard !absent.isEmpty, game.isForEach || game.wagersTogether, !game.done.isEmpty,
            missing.allSatisfy({ absent.contains(game.standings[$0].player.name) })
        else { return }
        if game.isForEach { return feed(.command(.skip)) }
        for seat in missing { feed(.wagered(seat, .points(0))) }
    }

    /// Handles a player's pass on the current question.
    private mutating func pass(_ player: String) {
        guard let seat = game.seat(named: player), game.mayPass.contains(seat) else { return }
        guard game.isForEach else { return feed(.command(.giveUp)) }
        let nothing = Hearing(best: Transcription(segments: []))
        feed(.answered(seat, Ruling(.command(.giveUp), hearing: nothing)))
    }

    /// Handles a player's key on the keyboard. If phones can also buzz, the room decides who was
    /// first.
    mutating func press(_ seat: Int) {
        guard setting.hasRoom, !isWaiting, isForFirst else { return feed(.buzz(seat)) }
        orders.append(.press(player: game.standings[seat].player.name))
    }

    /// Whether the first player who presses a key or a buzzer gets the floor.
    private var isForFirst: Bool {
        switch game.phase {
        case .answering(let window): window.floor == .free
        case .reading: game.awaitsBuzz
        default: false
        }
    }

    /// Handles an event if it belongs to the lobby, and returns whether it does.
    mutating func isForLobby(_ event: GameEvent) -> Bool {
        switch event {
        case .next:
            orders.append(.beginRoom)
            return true
        case .command(.quit):
            isWaiting = false
            feed(.stop(reason: say("The game did not begin.")))
            return true
        default: return false
        }
    }

    private mutating func begin(with names: [String]) {
        guard isWaiting else { return }
        for name in names { feed(.joined(name)) }
        guard !game.seats.isEmpty else {
            return orders.append(
                .refuse(say("nobody is playing yet: join with a phone, or type /join NAME")))
        }
        isWaiting = false
        feed(setting.opening)
    }

    private mutating func answer(_ chosen: [Int], by player: String) {
        let choices = game.sheet.question.choices
        guard chosen.allSatisfy(choices.indices.contains) else { return }
        if let choice = chosen.first, chosen.count == 1 {
            return give(choices[choice], by: player)
        }
        guard let seat = game.seat(named: player), game.mayAnswer.contains(seat) else { return }
        let heard = chosen.map { choices[$0] }.joined(separator: ", ")
        let verdict = game.sheet.judge.verdict(onChoices: chosen, heard: heard)
        let hearing = Hearing(
            best: Transcription(segments: [
                Segment(text: heard, range: TimeRange(start: .zero, end: .zero))
            ]))
        feed(.answered(seat, Ruling(.answer(verdict), hearing: hearing)))
    }

    private mutating func answer(_ text: String, by player: String) {
        if let seat = game.seat(named: player), game.mayAnswer.contains(seat),
            let refusal = refusal(ofChoice: text, by: seat)
        {
            return orders.append(.whisper(player: player, refusal))
        }
        give(text, by: player)
    }

    private mutating func give(_ text: String, by player: String) {
        guard let seat = game.seat(named: player), case .answering = game.phase,
            game.mayAnswer.contains(seat)
        else { return }
        for ruling in rulings(typed: text, by: seat) {
            if case .number = attention.awaited, case .notUnderstood = ruling.meaning {
                // Only this phone gets the reply, not the player with the floor.
                orders.append(.whisper(player: player, say("The answer is a number.")))
                return
            }
            if case .command(let command) = ruling.meaning, !Self.isForPlayers(command) { return }
            feed(.answered(seat, ruling))
        }
    }

    /// Whether players may give this command by phone.
    static func isForPlayers(_ command: GameCommand) -> Bool {
        switch command {
        case .choice, .hint, .giveUp, .repeatQuestion, .skip: true
        default: false
        }
    }
}

extension SessionInput {
    /// The player whose phone sent the input, if any.
    var phonesPlayer: String? {
        guard case .room(let input) = self else { return nil }
        return switch input {
        case .buzz(let player), .answer(let player, _), .choices(let player, _), .pass(let player),
            .wager(let player, _), .pick(let player, _, _):
            player
        case .waiting, .absent, .begin, .joined, .left, .host, .hosting, .hostLink: nil
        }
    }
}
