internal import CPocketsphinx

/// Keeps the memory of a process that listens for hours from growing.
///
/// An utterance's scores take about a megabyte per second of speech and are freed at its end. After the first such
/// block, glibc takes all later ones from the heap, where small live blocks keep the gaps from being returned
/// (docs/decisions/0023-steady-memory.md).
package enum SteadyMemory {
    /// Large blocks are always separate mappings, so that freeing returns them. Done once per process; it overrides
    /// `MALLOC_MMAP_THRESHOLD_` in the environment.
    static let arranged: Bool = mallopt(M_MMAP_THRESHOLD, 256 * 1_024) == 1

    /// Returns unused memory that the allocator keeps.
    package static func giveBack() { _ = malloc_trim(0) }

    /// The bytes that the process has allocated and not freed, without what the allocator keeps for later.
    package static var allocatedBytes: Int {
        let all = mallinfo2()
        return Int(all.uordblks + all.hblkhd)
    }
}
