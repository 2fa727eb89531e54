import CommandMatcher
import Languages
import QuestionBank
import SpokenAnswers
import Transcript
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
        case .choice(let player, let choice):
            let choices = game.sheet.question.choices
            guard choices.indices.contains(choice) else { return }
            answer(choices[choice], by: player)
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
        }
        goOnWithoutAbsent()
    }

    /// Ends a question when only players whose phones are out of reach have not answered.
    private mutating func goOnWithoutAbsent() {
        guard !absent.isEmpty, game.isForEach, !game.done.isEmpty,
            game.mayAnswer.allSatisfy({ absent.contains(game.standings[$0].player.name) })
        else { return }
        feed(.command(.skip))
    }

    /// "I don't know."
    private mutating func pass(_ player: String) {
        guard let seat = game.seat(named: player), game.mayPass(seat) else { return }
        guard game.isForEach else { return feed(.command(.giveUp)) }
        let nothing = Hearing(best: Transcription(segments: []))
        feed(.answered(seat, Ruling(.command(.giveUp), hearing: nothing)))
    }

    /// A key of the keyboard. Where phones play too it is one press among theirs.
    mutating func press(_ seat: Int) {
        guard setting.hasRoom, !isWaiting, isForFirst else { return feed(.buzz(seat)) }
        orders.append(.press(player: game.standings[seat].player.name))
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
                .refuse(say("nobody plays yet: join with a phone, or type /join NAME")))
        }
        isWaiting = false
        feed(setting.opening)
    }

    /// What a phone answers is its player's, also where everybody answers or shouts.
    private mutating func answer(_ text: String, by player: String) {
        guard let seat = game.seat(named: player), case .answering = game.phase,
            game.mayAnswer.contains(seat)
        else { return }
        for ruling in rulings(typed: text) {
            if case .number = attention.awaited, case .notUnderstood = ruling.meaning {
                // What the phone of another has typed is nothing to whoever has the floor.
                orders.append(.whisper(player: player, say("The answer is a number.")))
                return
            }
            if case .command(let command) = ruling.meaning, !Self.isForPlayers(command) { return }
            feed(.answered(seat, ruling))
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
