import ArgumentParser
import Foundation
import QuestionBank
import Synchronization

/// Where the bank is, for every command that uses it.
struct BankOptions: ParsableArguments {
    @Option(
        name: .customLong("bank"),
        help: ArgumentHelp(
            "The question bank's file.",
            discussion: """
                Else $TRIVIA_VOICE_BANK, else $XDG_DATA_HOME/trivia-voice/bank.sqlite.
                """,
            valueName: "file"))
    var path: String?

    /// Opens the bank and does something with it; what goes wrong ends the program with a message.
    func use<Value>(_ body: (BankStore) throws -> Value) throws -> Value {
        let isNamed = path != nil
        let path = BankLocation.path(flag: path)
        if isNamed, !FileManager.default.fileExists(atPath: path) {
            StandardError.write(
                "There is no question bank at \(path) yet, so the program makes a new one. Check the name if you expected one."
                    .inert)
        }
        let notice = WaitNotice(path: path)
        defer { notice.end() }
        return try PackFailure.reporting {
            try body(try BankStore.open(at: path, waiting: notice.show))
        }
    }
}

extension BankOptions {
    /// The same for what changes the bank or says what it would change: then a bank that is not there
    /// is not made, and an empty one stands for it.
    func use<Value>(changing: Bool, _ body: (BankStore) throws -> Value) throws -> Value {
        guard !changing, !FileManager.default.fileExists(atPath: BankLocation.path(flag: path))
        else { return try use(body) }
        return try PackFailure.reporting { try body(try BankStore.inMemory()) }
    }

    /// Whether shipped packs come into the bank: into the usual one whatever else is in it. One that was named
    /// is its owner's, and gets them only where nothing is in it.
    func takesShippedPacks(_ bank: BankStore) throws -> Bool {
        try path == nil || bank.packs().isEmpty
    }

    /// The same for what needs a bank that is there: one that was named and is missing is not made.
    ///
    /// - Throws: ``CommandFailure`` when the bank that was named is not there.
    func useThere<Value>(_ body: (BankStore) throws -> Value) throws -> Value {
        let place = BankLocation.path(flag: path)
        if path != nil, !FileManager.default.fileExists(atPath: place) { throw missing(place) }
        return try use(body)
    }

    private func missing(_ place: String) -> CommandFailure {
        CommandFailure(
            .refusedInput, "there is no question bank \(place); check the name".inert)
    }

    /// The same for what only looks: a bank that is not there is not made.
    ///
    /// - Returns: Nil when nobody named a bank and there is none yet.
    /// - Throws: ``CommandFailure`` when the bank that was named is not there.
    func useExisting<Value>(_ body: (BankStore) throws -> Value) throws -> Value? {
        let place = BankLocation.path(flag: path)
        guard FileManager.default.fileExists(atPath: place) else {
            guard path == nil else {
                throw missing(place)
            }
            return nil
        }
        return try use(body)
    }
}

/// Says that the program waits for another one, as long as a command uses the bank; in a game that
/// runs the message would stand in its screen.
private final class WaitNotice: Sendable {
    private let path: String
    private let isOver = Atomic(false)

    init(path: String) { self.path = path }

    @Sendable func show() {
        if isOver.load(ordering: .relaxed) { return }
        StandardError.write(
            "Another program uses the question bank \(path); waiting for it up to half a minute …"
                .inert)
    }

    func end() { isOver.store(true, ordering: .relaxed) }
}

/// Turns errors of the question bank into the program's.
enum PackFailure {
    static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as PackError {
            throw CommandFailure(status(error), "\(error)".inert)
        } catch let error as BankError {
            throw CommandFailure(status(error), "\(error)".inert)
        }
    }

    private static func status(_ error: PackError) -> ExitStatus {
        if case .unsupported = error { .usage } else { .refusedInput }
    }

    private static func status(_ error: BankError) -> ExitStatus {
        switch error {
        case .noSuchPack, .noSuchQuestion, .noSuchGame, .noSuchAnswer: .usage
        default: .refusedInput
        }
    }
}
