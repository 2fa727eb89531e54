import Foundation

/// The decoder's tokens: pieces of words, by number.
struct TokenTable: Sendable {
    /// Represents a space before a word's first piece.
    private static let space = "\u{2581}"
    /// The first tokens are control tokens, which are never written. Single bytes follow.
    private static let signCount = 3
    private static let byteCount = 256

    /// UTF-8 bytes by token. A token may end within a character.
    private let pieces: [[UInt8]]

    /// The number of tokens.
    var count: Int { pieces.count }

    /// - Parameter content: For each token, its length in one or two bytes, and its bytes.
    /// - Returns: Nil if the content ends within a token or has too few tokens.
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

    /// The text of some tokens, without the space before the first word.
    func text(_ tokens: some Sequence<Int>) -> String {
        let bytes = tokens.filter { $0 >= Self.signCount && $0 < pieces.count }.flatMap {
            pieces[$0]
        }
        // A sequence may end within a character, which is then shown as unknown.
        let text = String(decoding: bytes, as: UTF8.self).replacing(Self.space, with: " ")
        return String(text.trimmingPrefix(" "))
    }

    /// Whether a token begins a word.
    func beginsWord(_ token: Int) -> Bool {
        token < pieces.count && pieces[token].starts(with: Self.space.utf8)
    }

    /// Whether a token is written as text.
    func isWritten(_ token: Int) -> Bool { token >= Self.signCount && token < pieces.count }
}
