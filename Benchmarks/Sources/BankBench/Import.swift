import ArgumentParser
import Foundation
import QuestionBank

/// Imports a file into a new bank, and reports the time and the peak memory.
struct Import: ParsableCommand {
    @Argument var file: String
    @Option var bank: String

    func run() throws {
        let clock = ContinuousClock()
        var problemCount = 0
        let time = try clock.measure {
            let bank = try BankStore.open(at: bank)
            let done = try bank.importFile(try PackInput(path: file)) { _ in problemCount += 1 }
            print("questions \(done.result.questionCount), \(done.result.change.rawValue)")
        }
        var usage = rusage()
        getrusage(0, &usage)  // RUSAGE_SELF
        print("problems \(problemCount)")
        print("seconds \(time / .seconds(1))")
        print("megabytes \(usage.ru_maxrss / 1024)")
    }
}
