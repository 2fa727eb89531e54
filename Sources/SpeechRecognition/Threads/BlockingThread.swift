import Foundation

/// Runs blocking work on a separate thread, for example while a task waits for the result.
package enum BlockingThread {
    /// Starts work without waiting for it to finish.
    package static func start(_ body: @escaping @Sendable () -> Void) {
        Thread(block: body).start()
    }

    /// Runs `body` on its own thread, and waits until `body` ends, even if the task is canceled.
    package static func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try body() }) }
            thread.start()
        }
    }
}
