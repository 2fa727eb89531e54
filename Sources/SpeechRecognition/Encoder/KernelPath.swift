import CKernels

/// How products are reckoned on this processor.
enum KernelPath {
    /// Found once.
    static let fastest = ckernels_fastest_path()

    /// All that this processor has. They find the same to the last bit.
    static let all = [
        ckernels_baseline, ckernels_avx2, ckernels_avx512_vnni, ckernels_neon,
    ].filter { ckernels_has_path($0) != 0 }
}
