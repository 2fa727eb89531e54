import Glibc

/// A value that only one thread uses at a time. A POSIX mutex guards the value, because the thread
/// sanitizer cannot see `Mutex` on Linux (see docs/decisions/0022-a-lock-the-sanitizer-sees.md).
@safe package final class Lock<Value: ~Copyable>: Sendable {
    // A mutex must not move in memory, so it is allocated on the heap.
    // Proof: the pointer never changes, and POSIX allows all threads to lock the same mutex.
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Proof: after `init`, only `withLock` uses the value, and only while it holds the mutex.
    private nonisolated(unsafe) var value: Value

    package init(_ value: consuming sending Value) {
        unsafe self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        // Initializing a mutex cannot fail with default attributes.
        let code = unsafe pthread_mutex_init(mutex, nil)
        precondition(code == 0, "pthread_mutex_init: \(code)")
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Runs `body` when no other thread is using the value. `body` must not call this method.
    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value)
    }
}
