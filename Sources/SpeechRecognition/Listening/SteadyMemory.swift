internal import CPocketsphinx

/// Keeps memory use steady in a process that listens for hours (docs/decisions/0023).
package enum SteadyMemory {
    /// Makes the allocator place each large block in its own memory mapping, even if
    /// `MALLOC_MMAP_THRESHOLD_` is set. The allocator is configured only once per process.
    static let arranged: Bool = mallopt(M_MMAP_THRESHOLD, 256 * 1_024) == 1

    /// Returns the allocator's unused memory to the system.
    package static func giveBack() { _ = malloc_trim(0) }

    /// The number of allocated bytes, excluding memory that the allocator keeps for later use.
    package static var allocatedBytes: Int {
        let all = mallinfo2()
        return Int(all.uordblks + all.hblkhd)
    }
}
