import Foundation
import SpeechRecognition

/// Runs trials on several threads, each with its own engine, and delivers their results in order.
package final class ReplayRun: Sendable {
    private struct Outlet {
        var next = 0
        /// Results that cannot be delivered until earlier results have been delivered.
        var waiting: [Int: (Trial?, ReplayResult)] = [:]
        var summary = ReplaySummary()
        var emit: @Sendable (ReplayResult) throws -> Void
        /// The error that prevents the delivery of more results.
        var failure: (any Error)?
    }

    private let reader: TrialReader
    private let settings: ReplaySettings
    private let outlet: Lock<Outlet>
    private let isStopped = Lock(false)

    /// Creates a run. The run calls `emit` with one result at a time, in order, on any of the
    /// threads.
    package init(
        reader: TrialReader, settings: ReplaySettings,
        emit: @escaping @Sendable (ReplayResult) throws -> Void
    ) {
        self.reader = reader
        self.settings = settings
        outlet = Lock(Outlet(emit: emit))
    }

    /// Ends the run as soon as the trials in progress have finished.
    package func stop() { isStopped.withLock { $0 = true } }

    /// Runs all trials, and blocks until they have finished or a result could not be delivered.
    package func run(jobs: Int) throws -> ReplaySummary {
        let group = DispatchGroup()
        for number in 0..<max(jobs, 1) {
            group.enter()
            let thread = Thread { [self] in
                work()
                group.leave()
            }
            thread.name = "replay \(number)"
            // The engine's searches use deep recursion for long paths, so the thread needs a large
            // stack.
            thread.stackSize = 8 << 20
            thread.start()
        }
        group.wait()
        return try outlet.withLock { outlet in
            if let failure = outlet.failure { throw failure }
            return outlet.summary
        }
    }

    private func work() {
        var worker = ReplayWorker(settings)
        while !isStopped.withLock({ $0 }), let line = reader.next() {
            switch line.trial {
            case .success(let trial):
                deliver(line.index, trial, worker.run(trial, folder: reader.folder))
            case .failure(let refusal):
                deliver(
                    line.index, nil,
                    ReplayResult(
                        id: refusal.id ?? "line \(line.number)",
                        error: "line \(line.number): \(refusal.why)"))
            }
        }
        let (audio, work) = (worker.audioSeconds, worker.workSeconds)
        outlet.withLock {
            $0.summary.audioSeconds += audio
            $0.summary.workSeconds += work
        }
    }

    private func deliver(_ index: Int, _ trial: Trial?, _ result: ReplayResult) {
        outlet.withLock { outlet in
            outlet.waiting[index] = (trial, result)
            while let (trial, result) = outlet.waiting.removeValue(forKey: outlet.next) {
                outlet.next += 1
                outlet.summary.add(trial, result)
                guard outlet.failure == nil else { continue }
                do {
                    try outlet.emit(result)
                } catch {
                    outlet.failure = error
                    stop()
                }
            }
        }
    }
}
