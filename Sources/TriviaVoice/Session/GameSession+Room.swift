import CommandMatcher
import Languages
import QuestionBank
import SpokenAnswers
import TriviaGame
import WebPresenter

/// The line to a room: what phones and the host's page want.
struct RoomLine: Sendable {
    var inputs: AsyncStream<RoomInput>
    /// Whether players are waited for before the game begins.
    var hasLobby: Bool
    /// Closes the lobby; the room then says who plays.
    var begin: @Sendable () -> Void
    /// A player's key was pressed: whether it was before the phones, the room says as `buzz`.
    var press: @Sendable (_ player: String) -> Void
    /// Tells a player's phones something that is for nobody else.
    var tell: @Sendable (_ player: String, _ text: String) -> Void
}

// What comes from phones and from the host's page.
extension GameSession {
    func handle(_ input: RoomInput) async {
        switch input {
        case .waiting(let names): lobby = names
        case .begin(let names): await begin(with: names)
        case .joined(let name): await feed(.joined(name))
        case .left(let name): await feed(.left(name))
        case .buzz(let player):
            if let seat = game.seat(named: player), game.awaitsBuzz { await feed(.buzz(seat)) }
        case .answer(let player, let text): await answer(text, by: player)
        case .choice(let player, let choice):
            let choices = game.sheet.question.choices
            guard choices.indices.contains(choice) else { return }
            await answer(choices[choice], by: player)
        case .pass(let player):
            // Also while others may answer too, each for themselves.
            guard case .answering(let window) = game.phase, let seat = window.seat,
                seat == game.seat(named: player)
            else { return }
            await feed(.command(.giveUp))
        case .wager(let player, let points):
            if let seat = game.seat(named: player) { await feed(.wagered(seat, .points(points))) }
        case .pick(let player, let category, let value):
            guard let seat = game.seat(named: player), game.mayAnswer == [seat],
                !game.categories.isEmpty
            else { return }
            await feed(.command(.category(category, value: value)))
        case .host(let line): await obey(json: line)
        case .hosting(let isOpen): hasHostPage = isOpen
        }
    }

    /// A key of the keyboard. Where phones play too it is one press among theirs.
    func press(_ seat: Int) async {
        guard let room, !isWaiting, isForFirst else { return await feed(.buzz(seat)) }
        room.press(game.standings[seat].player.name)
    }

    /// Whether the floor is for whoever is first.
    private var isForFirst: Bool {
        switch game.phase {
        case .answering(let window): window.floor == .free
        case .reading: game.awaitsBuzz
        default: false
        }
    }

    /// What is meant for the lobby and not for the game, which has not begun.
    func isForLobby(_ event: GameEvent) async -> Bool {
        switch event {
        case .next:
            room?.begin()
            return true
        case .command(.quit):
            isWaiting = false
            await feed(.stop(reason: say("The game did not begin.")))
            return true
        default: return false
        }
    }

    private func begin(with names: [String]) async {
        guard isWaiting else { return }
        for name in names { await feed(.joined(name)) }
        guard !game.seats.isEmpty else {
            return output.refuse(say("nobody plays yet: join with a phone, or type /join NAME"))
        }
        isWaiting = false
        await feed(opening)
    }

    /// What a phone answers is its player's, also where everybody answers or shouts.
    private func answer(_ text: String, by player: String) async {
        guard let seat = game.seat(named: player), case .answering = game.phase,
            game.mayAnswer.contains(seat)
        else { return }
        for ruling in rulings(typed: text) {
            if case .number = awaited, case .notUnderstood = ruling.meaning {
                // What the phone of another has typed is nothing to whoever has the floor.
                room?.tell(player, say("The answer is a number."))
                return
            }
            if case .command(let command) = ruling.meaning, !Self.isForPlayers(command) { return }
            await feed(.answered(seat, ruling))
        }
    }

    /// What a player may say of an own answer; the rest of the commands are for whoever sits at the keys.
    private static func isForPlayers(_ command: GameCommand) -> Bool {
        switch command {
        case .choice, .hint, .giveUp, .repeatQuestion, .skip: true
        default: false
        }
    }
}
