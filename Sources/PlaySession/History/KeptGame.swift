import Foundation
package import QuestionBank
import TerminalIO
package import Transcript
package import TriviaGame

/// An unfinished game from the bank, in the state after its last saved event.
package struct KeptGame {
    package var record: GameRecord
    package var settings: GameSettings
    package var game: Game
    /// The last position in the audio stream before the interruption.
    package var lastTime: AudioTime
    var eventCount: Int
    /// The row numbers of the rulings in the history, in order.
    package var answers: [Int64]

    /// Finds the latest interrupted game, if any, without taking it over.
    package static func latest(in bank: BankStore) throws -> GameRecord? {
        try bank.openGames().first { !($0.holder.map(ProgramIdentity.isAlive) ?? false) }?.game
    }

    /// Takes over the latest interrupted game. Throws an error if no game was interrupted, or if
    /// another program is playing the game.
    package init(
        bank: BankStore, holder: String = ProgramIdentity.own,
        isAlive: (String) -> Bool = ProgramIdentity.isAlive
    ) throws {
        let open = try bank.openGames().map(\.game)
        guard !open.isEmpty else {
            throw CommandFailure(
                .usage, "there is no interrupted game to resume; start one with: trivia-voice play")
        }
        let free = try open.first { try bank.take(game: $0.id, for: holder, isAlive: isAlive) }
        guard let record = free else {
            throw CommandFailure(
                .usage,
                "game \(open[0].id) is being played by another program; end it there, or start a new one"
            )
        }
        try self.init(record, bank: bank)
    }

    /// Restores a game by replaying its events.
    package init(_ record: GameRecord, bank: BankStore) throws {
        guard let text = try bank.setup(ofGame: record.id) else {
            throw CommandFailure(
                .usage,
                "game \(record.id) was played with a version that saved no events, so it cannot be continued"
            )
        }
        self.record = record
        settings = GameSettings(record.settings)
        let events: [KeptEvent]
        let setup: GameSetup
        let texts = try bank.events(ofGame: record.id)
        do {
            setup = try GameNotation.value(GameSetup.self, from: text)
            events = try texts.map { try EventSchema.event(from: $0) }
        } catch is DecodingError {
            throw CommandFailure(
                .refusedInput,
                "game \(record.id) was saved by a different version of this program and cannot be continued "
                    + "by this one; its rulings stay in the history. Start a new game")
        }
        for text in [text] + texts {
            if let problem = try StoredLimits.problem(in: text) {
                throw Self.unusable(record, because: problem)
            }
        }
        game = Game(setup)
        for kept in events {
            if kept.event == .begin, game.seats.isEmpty {
                throw Self.unusable(record, because: "it began without players")
            }
            _ = game.step(kept.event, at: kept.time)
        }
        lastTime = events.last?.time ?? .zero
        eventCount = events.count
        answers = try bank.answers(ofGame: record.id).map(\.id)
    }

    private static func unusable(_ record: GameRecord, because problem: String) -> CommandFailure {
        CommandFailure(
            .refusedInput,
            "the bank holds game \(record.id) in a form that cannot be played: \(problem). Its rulings stay "
                + "in the history. Start a new game")
    }
}
