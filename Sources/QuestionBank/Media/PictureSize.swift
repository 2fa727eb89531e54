/// The size of a picture in pixels, read from the beginning of its file.
struct PictureSize: Hashable {
    var width: Int
    var height: Int

    /// Reads the size, or returns nil if the file does not specify it. SVG drawings have no size in
    /// pixels.
    init?(_ bytes: [UInt8], _ format: MediaFormat) {
        let found: (Int, Int)?
        switch format {
        case .png: found = Self.pair(bytes, 16, 20) { Self.big(bytes, $0, 4) }
        case .gif: found = Self.pair(bytes, 6, 8) { Self.little(bytes, $0, 2) }
        case .jpeg: found = Self.jpeg(bytes)
        case .webp: found = Self.webp(bytes)
        default: found = nil
        }
        guard let found, found.0 > 0, found.1 > 0 else { return nil }
        (width, height) = found
    }

    private static func pair(
        _ bytes: [UInt8], _ first: Int, _ second: Int, _ number: (Int) -> Int?
    ) -> (Int, Int)? {
        guard let width = number(first), let height = number(second) else { return nil }
        return (width, height)
    }

    /// The size from the frame header of a JPEG file (ITU-T T.81, B.2.2).
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // In a JPEG file, fill bytes (0xFF) may precede a marker.
            if marker == 0xFF {
                place += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return pair(bytes, place + 7, place + 5) { big(bytes, $0, 2) }
            }
            guard let length = big(bytes, place + 2, 2), length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// The size from any of the three types of WebP files (RFC 9649).
    private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            return pair(bytes, 26, 28) { little(bytes, $0, 2).map { $0 & 0x3FFF } }
        case "VP8L":
            guard let bits = little(bytes, 21, 4) else { return nil }
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            return pair(bytes, 24, 27) { little(bytes, $0, 3).map { $0 + 1 } }
        default: return nil
        }
    }

    private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
        guard place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
        guard place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
