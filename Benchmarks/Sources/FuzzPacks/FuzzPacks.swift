import Glibc
import QuestionBank

/// What libFuzzer calls with each input: reads it as a pack file, as its first byte says, and writes what
/// was taken in the format that the second byte names. `FUZZ_READING` goes before the first byte, so
/// that a run stays with one reader and its corpus with one kind of file.
///
/// Anything but questions, problems and `PackError` ends the process: a crash, another error, or
/// questions that our own formats do not give back as they were.
///
/// - Returns: 0, the only value that libFuzzer takes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPack(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 2 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start + 2, count: count - 2))
    do {
        let reading = PackReading(chosenReading ?? start[0])
        let (_, content) = try reading.read(bytes)
        guard !content.questions.isEmpty else { return 0 }
        let format = PackFormat.writable[Int(start[1]) % PackFormat.writable.count]
        try RoundTrip(content.pack, through: format).check()
    } catch is PackError {
        // Refused with a message: what a broken file is due.
    } catch {
        fatalError("an error that is no PackError: \(error)")
    }
    return 0
}

private let chosenReading = getenv("FUZZ_READING").flatMap { UInt8(String(cString: $0)) }

/// How an input is read: as one of the formats, as a file that must tell by itself what it is, or as
/// the parts of an archive, which are packed first. Bytes that are already packed hardly survive a
/// change, so a fuzzer would never see what reads the parts.
enum PackReading {
    case file(PackFormat?)
    case archive

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
