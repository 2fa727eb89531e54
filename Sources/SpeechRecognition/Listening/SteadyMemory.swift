internal import CPocketsphinx

/// Prevents a process that listens for hours from using more and more memory.
///
/// The scores of an utterance take about a megabyte per second of speech, and are freed when the utterance ends. After
/// freeing the first such block, glibc allocates all later blocks from the heap. On the heap, small blocks that are
/// still in use prevent the free memory between them from being returned (see docs/decisions/0023-steady-memory.md).
package enum SteadyMemory {
    /// Makes every large block a separate mapping, so that freeing the block returns its memory. This setting is made
    /// once per process, and overrides `MALLOC_MMAP_THRESHOLD_` in the environment.
    static let arranged: Bool = mallopt(M_MMAP_THRESHOLD, 256 * 1_024) == 1

    /// Returns the allocator's unused memory to the system.
    package static func giveBack() { _ = malloc_trim(0) }

    /// The number of bytes that the process has allocated and not freed. Memory that the allocator keeps for later use
    /// is not included.
    package static var allocatedBytes: Int {
        let all = mallinfo2()
        return Int(all.uordblks + all.hblkhd)
    }
}
