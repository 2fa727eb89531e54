import Foundation

/// Sixteen hexadecimal digits over some bytes (FNV-1a on 64-bit words).
struct Fingerprint {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func mix(_ data: Data) {
        unsafe data.withUnsafeBytes { bytes in
            let whole = bytes.count / 8
            for index in 0..<whole {
                mix(
                    UInt64(
                        littleEndian: unsafe bytes.loadUnaligned(
                            fromByteOffset: index * 8, as: UInt64.self)))
            }
            for index in (whole * 8)..<bytes.count { mix(UInt64(unsafe bytes[index])) }
        }
    }

    mutating func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }

    var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension AcousticModel {
    /// The files that decide what a sound scores; coefficients learned with one set of them mean
    /// nothing with another.
    private static let scoringFiles = [
        "feat.params", "mdef", "means", "mixture_weights", "sendump", "transition_matrices",
        "variances",
    ]

    /// The acoustic model's files (about 7 MB) as a ``Fingerprint``.
    ///
    /// - Throws: ``ModelError/incomplete(folder:missing:)`` for a file that cannot be read.
    public func fingerprint() throws(ModelError) -> String {
        var hash = Fingerprint()
        for name in Self.scoringFiles {
            let file = acousticFolder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
                throw .incomplete(folder: folder.path, missing: [name])
            }
            for byte in name.utf8 { hash.mix(UInt64(byte)) }
            hash.mix(data)
        }
        return hash.digits
    }
}
