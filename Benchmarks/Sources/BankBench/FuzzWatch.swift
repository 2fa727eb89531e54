import Foundation
import Synchronization

/// Reports progress on standard error. Ctrl-C ends the run between two inputs with a report.
struct FuzzWatch {
    private let inputs: Int
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var nextReport: ContinuousClock.Instant

    private static let interval = Duration.seconds(10)
    private static let interrupted = Atomic(false)

    init(inputs: Int) {
        self.inputs = inputs
        start = clock.now
        nextReport = start + Self.interval
        signal(SIGINT) { _ in FuzzWatch.interrupted.store(true, ordering: .relaxed) }
    }

    static var isInterrupted: Bool { interrupted.load(ordering: .relaxed) }

    mutating func tick(_ number: Int, slowest: Double) {
        guard number % 1024 == 0, clock.now >= nextReport else { return }
        nextReport = clock.now + Self.interval
        let rate = Double(number) / ((clock.now - start) / .seconds(1))
        let left = Int(Double(inputs - number) / rate)
        let line =
            "\(number) of \(inputs) inputs, \(Int(rate)) a second, about \(left) s left; slowest \(Int(slowest * 1e6)) µs\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
