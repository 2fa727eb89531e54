import Transcript

/// Cuts an utterance that has become too long, without losing or repeating a word.
enum Seam {
    /// Keeps the words that end at least half a second before the cut, and returns where the rest
    /// starts.
    static func cut(
        _ recognition: Recognition, at end: AudioTime
    ) -> (recognition: Recognition, seam: AudioTime) {
        let doubtful = end.advanced(bySeconds: -0.5)
        let kept = recognition.best.segments.prefix { $0.range.end <= doubtful }
        guard let last = kept.last else { return (recognition, end) }
        var cut = recognition
        cut.best.segments = Array(kept)
        cut.alternatives = []
        cut.speech.end = max(cut.speech.start, min(cut.speech.end, last.range.end))
        return (cut, last.range.end)
    }
}
