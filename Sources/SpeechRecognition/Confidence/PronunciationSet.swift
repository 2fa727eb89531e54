import Foundation

/// All pronunciations of a dictionary, as a set of numbers: whether some phones are a word.
struct PronunciationSet: Sendable {
    private var hashes: Set<UInt64> = []

    /// Reads a dictionary in the CMU format; lines that make no sense are skipped.
    init(dictionary: URL, phones: [String]) {
        guard let data = try? Data(contentsOf: dictionary) else { return }
        var numbers: [UInt32: Int] = [:]
        for (number, name) in phones.enumerated() { numbers[Self.code(Array(name.utf8))] = number }
        hashes.reserveCapacity(140_000)
        unsafe data.withUnsafeBytes { bytes in
            var position = 0
            while position < bytes.count {
                while position < bytes.count, unsafe bytes[position] > 0x20 { position += 1 }
                var hash = Self.basis
                while position < bytes.count, unsafe bytes[position] != 0x0A {
                    while position < bytes.count, unsafe bytes[position] == 0x20 { position += 1 }
                    var code: UInt32 = 0
                    while position < bytes.count, unsafe bytes[position] > 0x20 {
                        code = code << 8 | UInt32(unsafe bytes[position])
                        position += 1
                    }
                    if let number = numbers[code] { hash = Self.mix(hash, number) }
                    while position < bytes.count, unsafe bytes[position] == 0x0D { position += 1 }
                }
                if hash != Self.basis { hashes.insert(hash) }
                position += 1
            }
        }
    }

    func contains(_ phones: [Int]) -> Bool {
        hashes.contains(phones.reduce(Self.basis, Self.mix))
    }

    private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func mix(_ hash: UInt64, _ phone: Int) -> UInt64 {
        (hash ^ UInt64(phone + 1)) &* 0x100_0000_01b3
    }

    private static func code(_ name: [UInt8]) -> UInt32 {
        name.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
