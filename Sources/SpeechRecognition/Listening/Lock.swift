import Glibc

/// A value that several threads share, one at a time.
///
/// A POSIX mutex rather than Synchronization's `Mutex`, which on Linux is made of futexes that the
/// thread sanitizer cannot see: docs/decisions/0022-a-lock-the-sanitizer-sees.md.
@safe package final class Lock<Value: ~Copyable>: Sendable {
    // Allocated because a mutex must not move. Safe to share: the pointer is set once in `init` and
    // never changes, any thread may call a POSIX mutex, and it is freed only with the last owner.
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Safe to share: it is private, and `withLock` alone reads or writes it, holding the mutex.
    private nonisolated(unsafe) var value: Value

    package init(_ value: consuming sending Value) {
        unsafe self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        // With default attributes none of these calls has an error that can occur here.
        let code = unsafe pthread_mutex_init(mutex, nil)
        precondition(code == 0, "pthread_mutex_init: \(code)")
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Waits until no other thread has the value, and works with it. Not to be called again from
    /// within `body`.
    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value)
    }
}
