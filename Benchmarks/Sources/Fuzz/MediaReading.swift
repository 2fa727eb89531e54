import Archives
import Foundation

@testable import QuestionBank

/// Reads files, lists and paths of media in a pack. The first byte or `FUZZ_READING` selects the kind.
enum MediaReading: CaseIterable {
    case format, size, drawing, ankiList, ankiPackedList, value, path, archivedPath

    private static let chosen = getenv("FUZZ_READING").flatMap { UInt8(String(cString: $0)) }

    static func read(_ bytes: [UInt8]) {
        guard let first = chosen ?? bytes.first else { return }
        let reading = allCases[Int(first) % allCases.count]
        let rest = Array(bytes.dropFirst())
        let text = String(decoding: rest, as: UTF8.self)
        switch reading {
        case .format: check(rest)
        case .size: measure(rest)
        case .drawing: checkDrawing(rest)
        case .ankiList: find(inAnkiList: rest)
        case .ankiPackedList: find(inAnkiList: storedZstd(rest))
        case .value: decode(Array(text.utf8))
        case .path: follow(text)
        case .archivedPath: unpack(text)
        }
    }

    // MARK: Files

    /// Reads bytes as a picture and as a sound.
    private static func check(_ bytes: [UInt8]) {
        for kind in Media.Kind.allCases {
            do {
                let format = try MediaCheck.format(bytes, for: kind)
                precondition(format.kind == kind, "a \(format) was taken for a \(kind)")
                precondition(format == MediaFormat.of(bytes), "\(format) is not the format")
            } catch {
                precondition(!error.problem.isEmpty && !error.hint.isEmpty)
            }
        }
    }

    private static func measure(_ bytes: [UInt8]) {
        for format in MediaFormat.allCases {
            guard let size = PictureSize(bytes, format) else { continue }
            precondition(size.width > 0 && size.height > 0, "\(format) without an area: \(size)")
        }
    }

    private static func checkDrawing(_ bytes: [UInt8]) {
        do {
            let problem = try DrawingCheck.problem(bytes)
            precondition(problem?.isEmpty != true)
        } catch is PackError {
        } catch {
            fatalError("an error of another type than PackError: \(error)")
        }
    }

    // MARK: Lists

    /// Reads the list of files in an Anki package.
    private static func find(inAnkiList list: [UInt8]) {
        let zip = StoredZip(
            entries: [("collection.anki2", []), ("media", list), ("0", inside), ("1", outside)]
                .map { (Array($0.utf8), $1) })
        let source = MediaSource.archive(
            ArchivedMedia(Archive(.bytes(zip.bytes)), prefix: ""))
        do {
            let bytes = try source.bytes(of: "one.png", limit: limit)
            precondition(bytes.count <= limit)
        } catch {
            precondition(!error.problem.isEmpty && !error.hint.isEmpty)
        }
    }

    /// A zstd frame with one uncompressed block (RFC 8878, section 3.1.1), which the fuzzer can change.
    private static func storedZstd(_ bytes: [UInt8]) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        // A single segment with a four-byte size, and a last block of the type "raw".
        return [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + little(bytes.count, 4)
            + little(bytes.count << 3 | 1, 3) + bytes
    }

    /// Reads the value of `media` in a pack. An accepted value can be written and read again.
    private static func decode(_ bytes: [UInt8]) {
        guard let media = decoded(bytes) else { return }
        var writer = JSONWriter()
        writer.media(media)
        let back = decoded(writer.bytes)
        precondition(back == media, "\(media) as it was written is \(String(describing: back))")
    }

    /// - Returns: Nil if the value is rejected.
    private static func decoded(_ bytes: [UInt8]) -> [Media]? {
        var parser = JSONParser(ByteWindow(bytes))
        var decoder = QuestionDecoder()
        do {
            let media = decoder.media(try parser.value())
            try parser.finish()
            return decoder.problems.isEmpty ? media : nil
        } catch is PackError {
            return nil
        } catch {
            fatalError("an error of another type than PackError: \(error)")
        }
    }

    // MARK: Paths

    private static let limit = 1 << 16
    private static let inside = Array("inside".utf8)
    private static let outside = Array("outside".utf8)

    /// A folder with a pack, beside a file that the pack must not reach.
    private static let folder: URL = {
        let files = FileManager.default
        let root = URL(fileURLWithPath: "/dev/shm/fuzz-media-\(getpid())", isDirectory: true)
        let pack = root.appendingPathComponent("pack", isDirectory: true)
        do {
            try files.createDirectory(
                at: pack.appendingPathComponent("deeper"), withIntermediateDirectories: true)
            for name in ["one.png", "deeper/two.png"] {
                try Data(inside).write(to: pack.appendingPathComponent(name))
            }
            // The second name begins with a combining accent.
            for name in ["secret.png", "\u{301}.png"] {
                try Data(outside).write(to: root.appendingPathComponent(name))
            }
            for (name, target) in [("link.png", "../secret.png"), ("up", "..")] {
                try files.createSymbolicLink(
                    atPath: pack.appendingPathComponent(name).path, withDestinationPath: target)
            }
        } catch {
            fatalError("\(root.path): \(error)")
        }
        return pack
    }()

    /// Checks that a path leads to a file in the folder, or to none.
    private static func follow(_ path: String) {
        do {
            let bytes = try MediaSource.folder(folder.path, isWhole: true)
                .bytes(of: path, limit: limit)
            precondition(
                bytes == inside || path.hasPrefix("data:"), "the path leads out of the pack")
        } catch {
            precondition(!error.problem.isEmpty && !error.hint.isEmpty)
        }
    }

    private static let archive = Archive(
        .bytes(
            StoredZip(
                entries: [("p/pack.json", []), ("p/one.png", inside), ("q/two.png", outside)]
                    .map { (Array($0.utf8), $1) }
            ).bytes))

    /// Checks that a path leads to a file in the archive, or to none.
    private static func unpack(_ path: String) {
        do {
            let bytes = try MediaSource.archive(ArchivedMedia(archive, prefix: "p/"))
                .bytes(of: path, limit: limit)
            precondition(
                [[], inside, outside].contains(bytes) || path.hasPrefix("data:"),
                "the path leads out of the archive")
        } catch {
            precondition(!error.problem.isEmpty && !error.hint.isEmpty)
        }
    }
}
