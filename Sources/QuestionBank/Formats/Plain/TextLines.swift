/// Reads text one line at a time.
struct TextLines {
    struct Line {
        var text: String
        var position: SourcePosition
    }

    private var window: ByteWindow
    private var scratch: [UInt8] = []

    init(_ window: ByteWindow) {
        self.window = window
    }

    mutating func next() throws -> Line? {
        guard try window.peek() != nil else { return nil }
        let position = window.position
        scratch.removeAll(keepingCapacity: true)
        try window.append(to: &scratch, limit: 1 << 20, what: "a line") { $0 == 0x0A }
        if try window.peek() != nil { window.advance() }
        if scratch.last == 0x0D { scratch.removeLast() }
        return Line(text: String(decoding: scratch, as: UTF8.self), position: position)
    }
}
