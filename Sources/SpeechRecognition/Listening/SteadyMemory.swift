internal import CPocketsphinx

/// Keeps a process that listens for hours from using more and more memory.
///
/// An utterance's scores take about a megabyte per second of speech, and are freed when the utterance ends. After
/// freeing the first such block, glibc allocates all later ones from the heap. There, small blocks that are still in
/// use prevent the free memory between them from being returned (docs/decisions/0023-steady-memory.md).
package enum SteadyMemory {
    /// Makes every large block a separate mapping, so that freeing it returns the memory. Runs once per process, and
    /// overrides `MALLOC_MMAP_THRESHOLD_` in the environment.
    static let arranged: Bool = mallopt(M_MMAP_THRESHOLD, 256 * 1_024) == 1

    /// Returns unused memory that the allocator has kept.
    package static func giveBack() { _ = malloc_trim(0) }

    /// The number of bytes that the process has allocated and not freed, without memory that the allocator keeps for
    /// later.
    package static var allocatedBytes: Int {
        let all = mallinfo2()
        return Int(all.uordblks + all.hblkhd)
    }
}
