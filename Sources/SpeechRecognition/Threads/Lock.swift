import Glibc

/// A value that several threads share. Only one thread uses the value at a time.
///
/// This lock uses a POSIX mutex instead of `Mutex` from Synchronization. On Linux, `Mutex` uses futexes, which the
/// thread sanitizer cannot see (see docs/decisions/0022-a-lock-the-sanitizer-sees.md).
@safe package final class Lock<Value: ~Copyable>: Sendable {
    // The mutex is allocated, because a mutex must not move in memory. The pointer is safe to share, because it is set
    // once in `init` and never changes. Any thread may use a POSIX mutex, and only the last owner frees it.
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // The value is safe to share, because it is private, and because `withLock` accesses it only while holding the
    // mutex.
    private nonisolated(unsafe) var value: Value

    package init(_ value: consuming sending Value) {
        unsafe self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        // With default attributes, none of these calls can fail here.
        let code = unsafe pthread_mutex_init(mutex, nil)
        precondition(code == 0, "pthread_mutex_init: \(code)")
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Waits until no other thread uses the value, and then runs `body` with it. Do not call this method from within
    /// `body`.
    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value)
    }
}
