import ArgumentParser
import QuestionBank

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
        try PackFailure.reporting {
            try body(try BankStore.open(at: BankLocation.path(flag: path)))
        }
    }
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
