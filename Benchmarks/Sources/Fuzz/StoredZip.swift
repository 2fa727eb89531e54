/// A zip archive without compression (APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16).
struct StoredZip {
    private(set) var bytes: [UInt8] = []

    /// Packs the entries. Each begins with a line of the byte 1 and the name.
    init(parts: [UInt8]) {
        self.init(
            entries: parts.split(separator: 1, omittingEmptySubsequences: true).map { part in
                let name = Array(part.prefix { $0 != 0x0A })
                return (name, Array(part.dropFirst(name.count + 1)))
            })
    }

    init(entries: [(name: [UInt8], content: [UInt8])]) {
        var directory: [UInt8] = []
        var count = 0
        for (name, content) in entries {
            // Version 2.0, no flags, no compression and no time.
            var header = Self.little(20, 2) + Self.little(0, 8)
            header += Self.little(Self.checksum(content), 4)
            header += Self.little(content.count, 4) + Self.little(content.count, 4)
            header += Self.little(name.count, 2) + Self.little(0, 2)
            directory += Self.little(0x0201_4B50, 4) + Self.little(20, 2) + header
            directory += Self.little(0, 10) + Self.little(bytes.count, 4) + name
            bytes += Self.little(0x0403_4B50, 4) + header + name + content
            count += 1
        }
        let start = bytes.count
        bytes += directory
        bytes += Self.little(0x0605_4B50, 4) + Self.little(0, 4)
        bytes += Self.little(count, 2) + Self.little(count, 2)
        bytes += Self.little(directory.count, 4) + Self.little(start, 4) + Self.little(0, 2)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }

    /// The CRC-32 checksum of zip.
    private static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
        var sum: UInt32 = ~0
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        return Int(~sum)
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }
}
