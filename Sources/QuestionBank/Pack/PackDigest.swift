/// Two 64-bit FNV-1a hashes of a pack or file, which do not protect against forgery.
package struct PackDigest: Sendable {
    private var a: UInt64 = 0xCBF2_9CE4_8422_2325
    private var b: UInt64 = 0x8422_2325_CBF2_9CE4

    package init() {}

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        var a = self.a
        var b = self.b
        for byte in bytes {
            a = (a ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            b = (b ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        }
        self.a = a
        self.b = b
    }

    /// Updates the fingerprint eight bytes at a time. The result depends on how the data is divided
    /// among calls to this method.
    package mutating func update(words bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index + 8 <= buffer.count {
                let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                a = (a ^ word) &* 0x0000_0100_0000_01B3
                a ^= a >> 29
                b = (b &+ word) &* 0x9E37_79B9_7F4A_7C15
                b ^= b >> 32
                index += 8
            }
            update(buffer[index...])
        }
    }

    package var text: String {
        String(a, radix: 16) + "-" + String(b, radix: 16)
    }
}
