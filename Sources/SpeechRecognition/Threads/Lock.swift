import Glibc

/// A value that several threads share. Only one uses it at a time.
///
/// It uses a POSIX mutex instead of Synchronization's `Mutex`. On Linux, the latter uses futexes, which the thread
/// sanitizer cannot see: docs/decisions/0022-a-lock-the-sanitizer-sees.md.
@safe package final class Lock<Value: ~Copyable>: Sendable {
    // Allocated because a mutex must not move in memory. Safe to share: the pointer is set once in `init` and never
    // changes, any thread may call a POSIX mutex, and only the last owner frees it.
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Safe to share: it is private, and `withLock` reads or writes it only while holding the mutex.
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

    /// Waits until no other thread uses the value, and then runs `body` with it. Do not call this from within `body`.
    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value)
    }
}
