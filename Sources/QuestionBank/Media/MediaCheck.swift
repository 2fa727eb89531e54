/// The limits for a pack's pictures and sounds.
enum MediaCheck {
    static let pictureLimit = 16 << 20
    static let soundLimit = 64 << 20
    /// The maximum number of pixels in a picture. A browser needs four bytes of memory for each
    /// pixel.
    static let pixelLimit = 40_000_000

    /// The format of a file that is used as media of this kind. Throws ``MediaError`` if the file
    /// cannot be used.
    static func format(_ bytes: [UInt8], for kind: Media.Kind) throws(MediaError) -> MediaFormat {
        guard let format = MediaFormat.of(bytes) else { throw .unknown }
        guard format.kind == kind else { throw .otherKind(format) }
        let limit = kind == .picture ? pictureLimit : soundLimit
        if bytes.count > limit { throw .tooLarge(limit: limit) }
        if format == .svg {
            let problem: String?
            do { problem = try DrawingCheck.problem(bytes) } catch { throw .damaged(format) }
            if let problem { throw .notHarmless(problem) }
        } else if kind == .picture {
            guard let size = PictureSize(bytes, format), isComplete(bytes, format) else {
                throw .damaged(format)
            }
            if size.width.multipliedReportingOverflow(by: size.height).partialValue > pixelLimit
                || max(size.width, size.height) > pixelLimit
            {
                throw .tooManyPixels(width: size.width, height: size.height)
            }
        }
        return format
    }
}

extension MediaCheck {
    /// Whether the file is complete. After an interrupted download, the end of the file is missing.
    private static func isComplete(_ bytes: [UInt8], _ format: MediaFormat) -> Bool {
        // Some programs append additional data after the end marker of a picture.
        let end = bytes.suffix(1 << 12)
        switch format {
        case .png: return end.contains("IEND")
        case .jpeg: return zip(end, end.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
        case .gif: return end.contains(0x3B)
        case .webp:
            let size = (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
            return bytes.count >= size + 8
        default: return true
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}
