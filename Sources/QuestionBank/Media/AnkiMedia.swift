import Archives
import Foundation

/// The pictures and sounds in an Anki package. In the archive, files have numbers instead of names,
/// and a list contains the names.
enum AnkiMedia {
    private static let list = "media"

    /// The collection files, newest format first. Newer packages also contain a collection in an
    /// old format, but that collection contains no real notes.
    static let collections = [
        "collection.anki21b", "collection.anki21", "collection.anki2",
    ]

    /// The names of the files within the archive, keyed by the names that notes use.
    static func numbers(
        in archive: Archive, among names: Set<String>
    ) throws(ArchiveError) -> [String: String] {
        guard collections.contains(where: names.contains), names.contains(list) else {
            return [:]
        }
        let bytes = try archive.entry(named: list)?.bytes ?? []
        return isPacked(bytes) ? try packedNames(bytes) : namesInJSON(bytes)
    }

    /// The contents of a file, which newer packages compress with zstd.
    static func contents(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
        isPacked(bytes) ? try Archive.unpackedZstd(bytes) : bytes
    }

    private static func isPacked(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
    }

    /// Reads the list of file names from JSON such as `{"0": "one.png"}`.
    private static func namesInJSON(_ bytes: [UInt8]) -> [String: String] {
        var parser = JSONParser(ByteWindow(bytes))
        let members = (try? parser.value())?.members ?? []
        return Dictionary(
            members.compactMap { member in member.value.string.map { ($0, member.key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Reads the list of file names from a protocol buffer message. Each occurrence of field 1 in
    /// the message describes a file, and field 1 of this description contains the file's name.
    private static func packedNames(_ bytes: [UInt8]) throws(ArchiveError) -> [String: String] {
        let message = try Archive.unpackedZstd(bytes)
        var names: [String: String] = [:]
        for (number, file) in fields(message[...]).enumerated() {
            guard let name = fields(file).first else { continue }
            names[String(decoding: name, as: UTF8.self)] = String(number)
        }
        return names
    }

    /// The contents of all occurrences of field 1 in a message, up to the first invalid field.
    private static func fields(_ message: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var rest = message
        var found: [ArraySlice<UInt8>] = []
        while let key = number(&rest) {
            switch key & 7 {
            case 0: guard number(&rest) != nil else { return found }
            case 1: rest = rest.dropFirst(8)
            case 2:
                guard let count = number(&rest), count <= rest.count else { return found }
                if key >> 3 == 1 { found.append(rest.prefix(Int(count))) }
                rest = rest.dropFirst(Int(count))
            case 5: rest = rest.dropFirst(4)
            default: return found
            }
        }
        return found
    }

    /// Reads the next variable-length integer. Each byte contains seven bits of the integer,
    /// beginning with the lowest bits.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}
