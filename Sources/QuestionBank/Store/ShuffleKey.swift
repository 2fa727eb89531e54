/// Assigns each question a position in a random order that is the same on every machine.
package enum ShuffleKey {
    /// The first position of a question, as 62 bits derived from its pack and id.
    package static func initial(pack: String, key: String) -> Int64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in pack.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        hash = mix(hash)
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return Int64(mix(hash) >> 2)
    }

    /// The new position that a question gets after it has been asked once more.
    package static func next(_ key: Int64) -> Int64 {
        Int64(mix(UInt64(bitPattern: key) &+ 0x9E37_79B9_7F4A_7C15) >> 2)
    }

    /// The position at which a draw with this seed begins.
    package static func pivot(seed: UInt64) -> Int64 { Int64(mix(seed) >> 2) }

    /// A value by which the candidates of one draw are sorted.
    package static func order(_ key: Int64, seed: UInt64) -> UInt64 {
        mix(UInt64(bitPattern: key) ^ mix(seed &+ 1))
    }

    /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
    private static func mix(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
