import CKernels

/// The instruction sets that matrix products can use on this processor.
enum KernelPath {
    /// The fastest path, detected once on first use.
    static let fastest = ckernels_fastest_path()

    /// All paths that this processor supports. All paths compute exactly the same result.
    static let all = [
        ckernels_baseline, ckernels_avx2, ckernels_avx512_vnni, ckernels_neon,
        ckernels_neon_dotprod,
    ].filter { ckernels_has_path($0) != 0 }
}
