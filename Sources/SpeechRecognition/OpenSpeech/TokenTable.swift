import Foundation

/// The decoder's tokens, which are numbered pieces of words.
struct TokenTable: Sendable {
    /// The character that represents the space before a word.
    private static let space = "\u{2581}"
    /// The number of control tokens, and the number of single-byte tokens after them. Control
    /// tokens never represent text.
    private static let signCount = 3
    private static let byteCount = 256

    /// The UTF-8 bytes of each token. A token may end in the middle of a character.
    private let pieces: [[UInt8]]
    /// The tokens that are written as text but contain no letters or digits.
    let marks: [Int]
    /// The tokens that are written as text and contain letters or digits, grouped by the first
    /// letter or digit in lower case.
    private let byFirstLetter: [[Int]]

    var count: Int { pieces.count }

    /// Reads the tokens. For each token, the content contains the token's length, in one or two
    /// bytes, followed by the token's bytes. Returns nil if the content is incomplete.
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
        var marks: [Int] = []
        var byFirstLetter: [[Int]] = Array(repeating: [], count: 256)
        for token in Self.signCount..<pieces.count {
            if let first = Spelling.letters(of: pieces[token]).first {
                byFirstLetter[Int(first)].append(token)
            } else {
                marks.append(token)
            }
        }
        self.marks = marks
        self.byFirstLetter = byFirstLetter
    }

    /// The tokens whose first letter or digit, possibly after punctuation marks, is this byte.
    func tokens(beginningWith letter: UInt8) -> [Int] { byFirstLetter[Int(letter)] }

    /// The text that the given tokens represent, without the space before the first word.
    func text(_ tokens: some Sequence<Int>) -> String {
        let bytes = tokens.filter { $0 >= Self.signCount && $0 < pieces.count }.flatMap {
            pieces[$0]
        }
        let text = String(decoding: bytes, as: UTF8.self).replacing(Self.space, with: " ")
        return String(text.trimmingPrefix(" "))
    }

    /// The text of one token as UTF-8, which may end in the middle of a character.
    func bytes(_ token: Int) -> [UInt8] { pieces[token] }

    func beginsWord(_ token: Int) -> Bool {
        token < pieces.count && pieces[token].starts(with: Self.space.utf8)
    }

    func isWritten(_ token: Int) -> Bool { token >= Self.signCount && token < pieces.count }
}
