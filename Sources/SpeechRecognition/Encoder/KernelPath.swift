import CKernels

/// The instruction sets that matrix products can use on this processor.
enum KernelPath {
    /// Detected once, on first use.
    static let fastest = ckernels_fastest_path()

    /// Every path that this processor supports. All of them compute the same result, bit for bit.
    static let all = [
        ckernels_baseline, ckernels_avx2, ckernels_avx512_vnni, ckernels_neon,
    ].filter { ckernels_has_path($0) != 0 }
}
