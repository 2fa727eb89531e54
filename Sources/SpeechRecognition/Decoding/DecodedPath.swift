/// A word or silence on a search path, with its times in engine frames of 10 ms.
package struct DecodedWord: Sendable, Hashable {
    /// The engine's spelling, without the mark for a pronunciation variant.
    package var text: String
    /// The index of the recognized pronunciation, counted from 0.
    package var variant = 0
    /// The first and the last frame, both inclusive, counted from the utterance's first kept frame.
    package var firstFrame: Int
    package var lastFrame: Int
    /// Log scores in the engine's units (1024 ln 1.0001); 0 is the best score.
    package var acousticScore: Int
    package var languageScore: Int

    package var frameCount: Int { lastFrame - firstFrame + 1 }

    /// Whether the segment is not a word but silence, noise, a breath or an empty transition.
    package var isFiller: Bool { Self.isFiller(text) }

    static func isFiller(_ text: String) -> Bool {
        text.hasPrefix("<") || text.hasPrefix("[") || text.hasPrefix("(") || text.hasPrefix("+")
            || text == "SIL"
    }
}

/// A whole path through a search, with its segments and its score.
package struct DecodedPath: Sendable, Hashable {
    /// All segments of the path in order, including silences.
    package var segments: [DecodedWord]
    /// The engine's score of the whole path.
    package var score: Int

    package var words: [DecodedWord] { segments.filter { !$0.isFiller } }
    package var acousticScore: Int { segments.reduce(0) { $0 + $1.acousticScore } }
    package var languageScore: Int { segments.reduce(0) { $0 + $1.languageScore } }
    /// The number of frames that words cover.
    package var wordFrameCount: Int { words.reduce(0) { $0 + $1.frameCount } }
    /// The fraction of frames that are silence or noise.
    package var fillerShare: Double {
        let all = segments.reduce(0) { $0 + $1.frameCount }
        let filler = segments.filter(\.isFiller).reduce(0) { $0 + $1.frameCount }
        return Double(filler) / Double(max(all, 1))
    }
}
