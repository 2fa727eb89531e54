/// The index at the beginning of a table that is embedded in the program. For each name, the index
/// contains a hash of the name's letters and a number, sorted by hash.
struct NameIndex {
    let bytes: UnsafeRawBufferPointer

    /// The size of the header, which contains a magic number, a version and two counts.
    private static let headerCount = 16
    private static let entryCount = 8

    private var count: Int { Int(number(at: 8)) }

    /// The offset of the first byte after the index.
    var end: Int { Self.headerCount + count * Self.entryCount }

    /// The numbers of all entries with the hash of these letters. Different names may have the same
    /// hash.
    func values(of letters: [UInt8]) -> [Int] {
        let hash = Self.hash(letters)
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self.hash(at: middle) < hash { low = middle + 1 } else { high = middle }
        }
        var values: [Int] = []
        while low < count, self.hash(at: low) == hash {
            values.append(Int(number(at: Self.headerCount + low * Self.entryCount + 4)))
            low += 1
        }
        return values
    }

    func number(at offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    private func hash(at index: Int) -> UInt32 {
        number(at: Self.headerCount + index * Self.entryCount)
    }

    /// The 32-bit FNV-1a hash.
    private static func hash(_ letters: [UInt8]) -> UInt32 {
        letters.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
