import QuestionBank
import TerminalIO

/// Turns errors of the question bank into `CommandFailure`s.
package enum PackFailure {
    package static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
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
        case .noSuchPack, .ambiguousTitle, .noSuchQuestion, .noSuchGame, .noSuchAnswer: .usage
        default: .refusedInput
        }
    }
}
