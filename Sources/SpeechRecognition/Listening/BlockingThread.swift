import Foundation

/// Work that blocks, done on a thread of its own while a task waits for it.
public enum BlockingThread {
    /// - Throws: What `body` throws. A cancelled task waits for the end of the work nevertheless.
    public static func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try body() }) }
            thread.start()
        }
    }
}
