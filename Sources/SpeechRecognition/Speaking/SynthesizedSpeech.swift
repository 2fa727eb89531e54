internal import CFlite
public import Phonetics
public import Transcript

/// Synthesized speech, with the exact position of every word and phone.
public struct SynthesizedSpeech: Sendable {
    /// A phone or a pause, with its position.
    public struct PhoneSegment: Sendable, Hashable {
        /// The phone; nil for a pause.
        public var phone: Phone?
        /// The range of the phone or pause, counted from the start of the samples.
        public var range: TimeRange
    }

    /// Mono samples at `AudioTime.hertz`.
    public var samples: [Int16]
    /// The words as spoken: "1984" becomes "nineteen", "eighty", "four".
    public var words: [Segment]
    /// All phones and pauses in order, without gaps.
    public var phones: [PhoneSegment]

    /// The duration in seconds.
    public var duration: Double { Double(samples.count) / Double(AudioTime.hertz) }
}

extension SynthesizedSpeech {
    /// Copies a finished utterance, which the caller still owns. Returns nil if the utterance has
    /// no mono audio at 16 kHz.
    init?(utterance: UnsafeMutablePointer<cst_utterance>) {
        guard let wave = unsafe utt_wave(utterance),
            unsafe wave.pointee.sample_rate == Int32(AudioTime.hertz),
            unsafe wave.pointee.num_channels == 1, let start = unsafe wave.pointee.samples
        else { return nil }
        let count = unsafe Int(wave.pointee.num_samples)
        samples = unsafe Array(UnsafeBufferPointer(start: start, count: count))

        func time(_ seconds: Float) -> AudioTime {
            AudioTime(
                sampleIndex: min(count, max(0, AudioTime(seconds: Double(seconds)).sampleIndex)))
        }

        phones = []
        var item = unsafe relation_head(utt_relation(utterance, "Segment"))
        var end = AudioTime.zero
        while let segment = unsafe item {
            let start = end
            end = max(start, time(unsafe item_feat_float(segment, "end")))
            let name = unsafe String(cString: item_feat_string(segment, "name"))
            phones.append(
                PhoneSegment(
                    phone: Phone(fliteName: name), range: TimeRange(start: start, end: end)))
            unsafe item = item_next(segment)
        }

        words = []
        unsafe item = relation_head(utt_relation(utterance, "Word"))
        let first = "R:SylStructure.daughter1.daughter1.R:Segment.p.end"
        let last = "R:SylStructure.daughtern.daughtern.R:Segment.end"
        while let word = unsafe item {
            let start = time(unsafe ffeature_float(word, first))
            let end = time(unsafe ffeature_float(word, last))
            if start < end {
                let text = unsafe String(cString: item_feat_string(word, "name"))
                words.append(Segment(text: text, range: TimeRange(start: start, end: end)))
            }
            unsafe item = item_next(word)
        }
    }
}
