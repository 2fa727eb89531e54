import Foundation

/// What the decoder's tokens are: pieces of words, by number.
struct TokenTable: Sendable {
    /// Stands for a space, before a word's first piece.
    private static let space = "\u{2581}"
    /// The first are signs that are never written; then come single bytes.
    private static let signCount = 3
    private static let byteCount = 256

    /// Bytes of UTF-8 by token; a token may end within a character.
    private let pieces: [[UInt8]]

    /// How many tokens there are.
    var count: Int { pieces.count }

    /// - Parameter content: for each token its length, in one byte or two, and its bytes.
    /// - Returns: nil for what ends within a token or holds too few.
    init?(_ content: Data) {
        var pieces: [[UInt8]] = []
        var rest = content[...]
        while let first = rest.popFirst() {
            var length = Int(first)
            if length >= 128 {
                guard let second = rest.popFirst() else { return nil }
                length += Int(second) * 128 - 128
            }
            guard rest.count >= length else { return nil }
            pieces.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        guard pieces.count > Self.signCount + Self.byteCount else { return nil }
        self.pieces = pieces
    }

    /// What tokens spell, without the space before the first word.
    func text(_ tokens: some Sequence<Int>) -> String {
        let bytes = tokens.filter { $0 >= Self.signCount && $0 < pieces.count }.flatMap {
            pieces[$0]
        }
        // A sequence may be cut off within a character, which is then shown as unknown.
        let text = String(decoding: bytes, as: UTF8.self).replacing(Self.space, with: " ")
        return String(text.trimmingPrefix(" "))
    }

    /// Whether a token begins a word.
    func beginsWord(_ token: Int) -> Bool {
        token < pieces.count && pieces[token].starts(with: Self.space.utf8)
    }

    /// Whether a token stands for something that is written.
    func isWritten(_ token: Int) -> Bool { token >= Self.signCount && token < pieces.count }
}
