import Foundation

/// Reads a binary file of an acoustic model. Reading past the end throws a ``Problem`` that names
/// the file.
struct ModelFile {
    struct Problem: Error {
        var why: String
    }

    let name: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ name: String, in folder: URL) throws(Problem) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
            throw Problem(why: "\(name) cannot be read")
        }
        self.name = name
        bytes = Array(data)
    }

    func problem(_ what: String) -> Problem { Problem(why: "\(name) \(what)") }

    mutating func next(_ count: Int) throws(Problem) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - position else { throw problem("is cut off") }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// The next little-endian signed 32-bit integer.
    mutating func number() throws(Problem) -> Int {
        let word = try next(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Int(Int32(bitPattern: word))
    }

    /// The next `count` little-endian 32-bit floating-point numbers.
    mutating func floats(_ count: Int) throws(Problem) -> [Float] {
        guard count >= 0, count <= bytes.count / 4 else { throw problem("is cut off") }
        let raw = try next(count * 4)
        return unsafe raw.withUnsafeBytes { raw in
            (0..<count).map {
                Float(
                    bitPattern: UInt32(
                        littleEndian: unsafe raw.loadUnaligned(
                            fromByteOffset: $0 * 4, as: UInt32.self)))
            }
        }
    }

    /// Skips SphinxTrain's text header and the byte order mark. Returns whether the file is
    /// little-endian.
    mutating func skipTextHeader() throws(Problem) -> Bool {
        let mark = Array("endhdr\n".utf8)
        guard let header = bytes.prefix(4_096).firstRange(of: mark) else {
            throw problem("has no header")
        }
        position = header.upperBound
        let order = try number()
        guard order == 0x1122_3344 || order == 0x4433_2211 else {
            throw problem("has no byte order mark")
        }
        return order == 0x1122_3344
    }
}
