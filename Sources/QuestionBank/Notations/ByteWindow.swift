/// Reads bytes through a sliding window, so that files need not fit in memory. Tracks lines and
/// columns.
package struct ByteWindow {
    /// Returns the next piece of UTF-8 text, or nil at the end.
    package typealias Refill = () throws -> [UInt8]?

    private var bytes: [UInt8]
    private var next = 0
    private var refill: Refill?
    private var mark: Mark?
    package private(set) var line = 1
    private var column = 1

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(refill: @escaping Refill) {
        bytes = []
        self.refill = refill
    }

    package var position: SourcePosition { SourcePosition(line: line, column: column) }

    @inline(__always)
    package mutating func peek() throws -> UInt8? {
        if next < bytes.count { return bytes[next] }
        return try load() ? bytes[next] : nil
    }

    /// Moves past the byte that `peek` returned.
    @inline(__always)
    package mutating func advance() {
        let byte = bytes[next]
        next += 1
        if byte == 0x0A {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    @inline(__always)
    package mutating func take() throws -> UInt8? {
        guard let byte = try peek() else { return nil }
        advance()
        return byte
    }

    /// Appends bytes until `stop` returns true for the next byte, or until the end.
    @inline(__always)
    package mutating func append(
        to text: inout [UInt8], limit: Int, what: String = "a field",
        until stop: (UInt8) -> Bool
    ) throws {
        while true {
            let start = next
            bytes.withUnsafeBufferPointer { buffer in
                var index = start
                var newlines = 0
                var columns = column
                while index < buffer.count {
                    let byte = buffer[index]
                    if stop(byte) { break }
                    if byte == 0x0A {
                        newlines += 1
                        columns = 1
                    } else if byte & 0xC0 != 0x80 {
                        columns += 1
                    }
                    index += 1
                }
                text.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<index]))
                next = index
                line += newlines
                column = columns
            }
            if text.count > limit {
                throw PackError.tooLarge(what: what, limit: "\(limit) bytes", at: position)
            }
            if next < bytes.count { return }
            guard try load() else { return }
        }
    }

    // MARK: Marks

    /// Marks the current position, and keeps the text from there for `returnToMark`. Only one mark
    /// can exist at a time.
    package mutating func setMark() {
        mark = Mark(next: next, line: line, column: column)
    }

    package mutating func dropMark() { mark = nil }

    package mutating func returnToMark() {
        guard let mark else { return }
        (next, line, column) = (mark.next, mark.line, mark.column)
    }

    private struct Mark {
        var next: Int
        var line: Int
        var column: Int
    }

    private mutating func load() throws -> Bool {
        while let refill {
            guard let piece = try refill() else {
                self.refill = nil
                return false
            }
            if let kept = mark?.next {
                bytes.removeSubrange(..<kept)
                next -= kept
                mark?.next = 0
                bytes += piece
            } else {
                bytes = piece
                next = 0
            }
            if !piece.isEmpty { return true }
        }
        return false
    }
}
