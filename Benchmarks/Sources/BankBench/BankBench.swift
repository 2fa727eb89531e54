import ArgumentParser

/// Long tests of the question bank: generated packs, draws, fuzzing, and killed writers.
@main
struct BankBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bank-bench",
        subcommands: [Generate.self, Import.self, Draw.self, Fuzz.self, Victim.self, Inspect.self])
}

/// The random number generator SplitMix64, repeatable by its seed.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
