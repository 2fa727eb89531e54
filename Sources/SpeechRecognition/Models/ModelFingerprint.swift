import Foundation

/// Sixteen hexadecimal digits that identify a sequence of bytes (FNV-1a on 64-bit words).
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

/// Properties of a file that show whether it has changed.
struct FileStamp: Sendable, Hashable {
    var device = UInt64(0)
    var inode = UInt64(0)
    var size = Int64(0)
    var seconds = 0
    var nanoseconds = 0

    /// Reads the file's properties, which are all zero if the file does not exist.
    init(_ file: URL) {
        var status = stat()
        guard unsafe stat(file.path, &status) == 0 else { return }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}

extension AcousticModel {
    /// The files that affect acoustic scores. Trained coefficients are valid only while these files
    /// are unchanged.
    private static let scoringFiles = [
        "feat.params", "mdef", "means", "mixture_weights", "sendump", "transition_matrices",
        "variances",
    ]

    /// The paths of the files that affect acoustic scores, whether or not they exist.
    var scoringFileURLs: [URL] {
        Self.scoringFiles.map { acousticFolder.appendingPathComponent($0) }
    }

    /// A fingerprint of the files that affect acoustic scores. Models that compute the same scores
    /// have the same fingerprint.
    /// - Throws: ``ModelError/incomplete(folder:missing:)`` if a file cannot be read.
    public func fingerprint() throws(ModelError) -> String {
        let stamps = scoringFileURLs.map(FileStamp.init)
        if let known = Self.known.withLock({ $0[acousticFolder] }), known.stamps == stamps {
            return known.digits
        }
        let files = try fingerprintOfFiles()
        let digits = Self.sameScores[files] ?? files
        Self.known.withLock { $0[acousticFolder] = (stamps, digits) }
        return digits
    }

    /// Maps a fingerprint to the fingerprint of a model with the same scores (see
    /// docs/decisions/0160).
    private static let sameScores = ["f40fab4da981b8d5": americanEnglishFingerprint]

    /// The fingerprints calculated so far, keyed by folder. A fingerprint is needed whenever a
    /// trained file is read.
    private static let known = Lock<[URL: (stamps: [FileStamp], digits: String)]>([:])

    private func fingerprintOfFiles() throws(ModelError) -> String {
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
