import CKernels

/// The instruction sets that this processor supports for matrix products.
enum KernelPath {
    /// The fastest instruction set, which is determined on first use.
    static let fastest = ckernels_fastest_path()

    /// All instruction sets that this processor supports. The results are exactly the same with
    /// every instruction set.
    static let all = [
        ckernels_baseline, ckernels_avx2, ckernels_avx512_vnni, ckernels_neon,
        ckernels_neon_dotprod,
    ].filter { ckernels_has_path($0) != 0 }
}
