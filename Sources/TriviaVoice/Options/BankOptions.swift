import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import Synchronization
import TerminalIO

/// The option that names the question bank, shared by all commands that use the bank.
struct BankOptions: ParsableArguments {
    @Option(
        name: .customLong("bank"),
        help: ArgumentHelp(
            "The question bank's file.",
            discussion: """
                The default is $TRIVIA_VOICE_BANK, or else $XDG_DATA_HOME/trivia-voice/bank.sqlite.
                """,
            valueName: "file"))
    var path: String?

    var place: String { BankLocation.path(flag: path) }

    /// Opens the bank and passes it to `body`. An error ends the program with a message.
    func use<Value>(_ body: (BankStore) throws -> Value) throws -> Value {
        let isNamed = path != nil
        let path = BankLocation.path(flag: path)
        if isNamed, !FileManager.default.fileExists(atPath: path) {
            StandardError.write(
                "There is no question bank at \(path) yet, so the program creates a new one. If you expected one, check the name."
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
    /// Opens the bank in the same way as `use(_:)`. If `changing` is false and there is no bank,
    /// opens an empty bank in memory.
    func use<Value>(changing: Bool, _ body: (BankStore) throws -> Value) throws -> Value {
        guard !changing, !FileManager.default.fileExists(atPath: BankLocation.path(flag: path))
        else { return try use(body) }
        return try PackFailure.reporting { try body(try BankStore.inMemory()) }
    }

    /// Whether to import the shipped packs into a bank. Shipped packs are always imported into the
    /// default bank and into empty banks.
    func takesShippedPacks(_ bank: BankStore) throws -> Bool {
        try path == nil || bank.packs().isEmpty
    }

    /// Opens the bank, or throws ``CommandFailure`` if the user specified a bank that does not
    /// exist.
    func useThere<Value>(_ body: (BankStore) throws -> Value) throws -> Value {
        let place = BankLocation.path(flag: path)
        if path != nil, !FileManager.default.fileExists(atPath: place) { throw missing(place) }
        return try use(body)
    }

    private func missing(_ place: String) -> CommandFailure {
        CommandFailure(
            .refusedInput, "there is no question bank \(place); check the name".inert)
    }

    /// Opens an existing bank. If the bank is missing, returns nil for the default bank and throws
    /// an error for any other bank.
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

/// Tells the user that the program is waiting for another program to release the bank.
private final class WaitNotice: Sendable {
    private let path: String
    private let isOver = Atomic(false)

    init(path: String) { self.path = path }

    @Sendable func show() {
        if isOver.load(ordering: .relaxed) { return }
        StandardError.write(
            "Another program is using the question bank \(path). Waiting for up to half a minute …"
                .inert)
    }

    func end() { isOver.store(true, ordering: .relaxed) }
}
