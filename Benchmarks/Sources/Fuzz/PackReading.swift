import Glibc
import QuestionBank

/// How an input is read: in a given format, in a detected format, or as the parts of an archive.
enum PackReading {
    case file(PackFormat?)
    case archive

    /// Reads a pack as the first byte or `FUZZ_READING` selects, and writes it as the second byte selects.
    static func read(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        do {
            let reading = PackReading(chosen ?? bytes[0])
            let (_, content) = try reading.read(Array(bytes.dropFirst(2)))
            guard !content.questions.isEmpty else { return }
            let format = PackFormat.writable[Int(bytes[1]) % PackFormat.writable.count]
            try RoundTrip(content.pack, through: format).check()
        } catch is PackError {
        } catch {
            fatalError("an error of another type than PackError: \(error)")
        }
    }

    private static let chosen = getenv("FUZZ_READING").flatMap { UInt8(String(cString: $0)) }

    init(_ byte: UInt8) {
        let formats = PackFormat.allCases
        let index = Int(byte) % (formats.count + 2)
        self =
            if index < formats.count { .file(formats[index]) } else if index == formats.count {
                .file(nil)
            } else { .archive }
    }

    func read(_ bytes: [UInt8]) throws -> (PackFormat, PackCollector) {
        switch self {
        case .file(let format):
            let input = try PackInput(name: "fuzz", bytes: bytes)
            return try PackFile.collect(input, .init(format: format))
        case .archive:
            let input = try PackInput(name: "fuzz", bytes: StoredZip(parts: bytes).bytes)
            return try PackFile.collect(input)
        }
    }
}
