import SpeechRecognition
import Transcript

/// Reports every loud range as a word. It replaces the recognizer in tests of word times.
struct BeepTranscriber: Transcribing, ~Copyable {
    /// The number of beeps from which ``completeness()`` reports a complete hypothesis.
    var completeAfter = Int.max
    var word = "beep"
    /// The end of the last word. Later sound does not change it.
    var answerEnd: AudioTime?
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var beeps: [Segment] = []
    private var searched = 0

    init(word: String = "beep", completeAfter: Int = .max, answerEnd: AudioTime? = nil) {
        self.word = word
        self.answerEnd = answerEnd
        self.completeAfter = completeAfter
    }

    mutating func beginUtterance(at start: AudioTime) {
        self.start = start
        samples = []
        beeps = []
        searched = 0
    }

    mutating func process(_ samples: [Int16]) {
        self.samples += samples
        search(isEnd: false)
    }

    mutating func volatileTranscription() -> Transcription? {
        beeps.isEmpty ? nil : Transcription(segments: beeps)
    }

    mutating func silenceAfterAnswer() -> Int? {
        let end = start.advanced(bySamples: samples.count)
        return answerEnd.flatMap { $0 < end ? end.sampleIndex - $0.sampleIndex : nil }
    }

    mutating func completeness() -> Completeness {
        beeps.count >= completeAfter ? .final : .open
    }

    mutating func endUtterance() -> Recognition {
        search(isEnd: true)
        return Recognition(
            outcome: .heard,
            speech: TimeRange(start: start, end: start.advanced(bySamples: samples.count)),
            best: Transcription(segments: beeps, confidence: 1), confidence: 1)
    }

    /// Searches complete 5 ms blocks. Anything above 1 % of full scale is a beep.
    private mutating func search(isEnd: Bool) {
        while samples.count - searched >= 80 || isEnd && searched < samples.count {
            let block = searched..<min(samples.count, searched + 80)
            searched = block.upperBound
            guard samples[block].contains(where: { abs(Int($0)) > 400 }) else { continue }
            let range = TimeRange(
                start: start.advanced(bySamples: block.lowerBound),
                end: start.advanced(bySamples: block.upperBound))
            if let last = beeps.last, last.range.end == range.start {
                beeps[beeps.count - 1].range = last.range.union(range)
            } else {
                beeps.append(Segment(text: word, range: range))
            }
        }
    }
}
