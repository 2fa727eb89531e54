internal import CPocketsphinx

/// Keeps a process that listens for hours from growing.
///
/// An utterance's scores take about a megabyte for each second of speech and are freed at its end.
/// glibc answers the first such block by taking all later ones from the heap, where small blocks that
/// live on keep the holes from being given back (docs/decisions/0023-steady-memory.md).
package enum SteadyMemory {
    /// Large blocks are mappings of their own, always: freed means given back. Once per process;
    /// `MALLOC_MMAP_THRESHOLD_` in the environment is overruled.
    static let arranged: Bool = mallopt(M_MMAP_THRESHOLD, 256 * 1_024) == 1

    /// Gives back what the allocator keeps although nobody uses it.
    package static func giveBack() { _ = malloc_trim(0) }
}
