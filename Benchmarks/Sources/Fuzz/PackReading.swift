import Glibc
import QuestionBank

/// The way an input is read: in a given format, in a format that must be detected, or as the parts of an archive. The
/// parts are first packed into an archive. If the input were already packed, most changes would make it invalid, and
/// the fuzzer would never reach the code that reads the parts.
enum PackReading {
    case file(PackFormat?)
    case archive

    /// Reads an input as a pack file in the way that the first byte selects. Writes the accepted questions in the
    /// format that the second byte selects. `FUZZ_READING` overrides the first byte, so that a run uses only one
    /// reader, and its corpus contains only one kind of file.
    ///
    /// A broken file may cause only a `PackError`. The project's own formats must preserve questions exactly.
    static func read(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        do {
            let reading = PackReading(chosen ?? bytes[0])
            let (_, content) = try reading.read(Array(bytes.dropFirst(2)))
            guard !content.questions.isEmpty else { return }
            let format = PackFormat.writable[Int(bytes[1]) % PackFormat.writable.count]
            try RoundTrip(content.pack, through: format).check()
        } catch is PackError {
            // The input was rejected with a message.
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
