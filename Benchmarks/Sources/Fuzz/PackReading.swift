import Glibc
import QuestionBank

/// How an input is read: as one of the formats, as a file that must tell by itself what it is, or as
/// the parts of an archive, which are packed first. Bytes that are already packed hardly survive a
/// change, so a fuzzer would never see what reads the parts.
enum PackReading {
    case file(PackFormat?)
    case archive

    /// Reads an input as a pack file, as its first byte says, and writes what was taken in the format that
    /// the second byte names. `FUZZ_READING` goes before the first byte, so that a run stays with one reader
    /// and its corpus with one kind of file.
    ///
    /// Only `PackError` is due to a broken file, and our own formats give questions back as they were.
    static func read(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        do {
            let reading = PackReading(chosen ?? bytes[0])
            let (_, content) = try reading.read(Array(bytes.dropFirst(2)))
            guard !content.questions.isEmpty else { return }
            let format = PackFormat.writable[Int(bytes[1]) % PackFormat.writable.count]
            try RoundTrip(content.pack, through: format).check()
        } catch is PackError {
            // Refused with a message.
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
