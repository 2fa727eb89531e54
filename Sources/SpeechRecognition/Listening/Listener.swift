package import Transcript

/// Does the work of the listening thread, but has no thread of its own. The resulting events do not
/// depend on the size of the audio chunks.
package struct Listener<Transcriber: Transcribing & ~Copyable>: ~Copyable {
    private var transcriber: Transcriber
    private var detector: any SpeechDetecting
    private var endpointer: Endpointer
    private var history = AudioHistory()
    private var loudness = Foreground.Follower()
    /// The start of the detector's next frame.
    private var framePosition = AudioTime.zero
    /// During an utterance, the position of the next sample to pass to the transcriber.
    private var decodePosition = AudioTime.zero
    private var lastProgress = AudioTime.zero
    private var volatileText = ""
    private var expectedWords: [String] = []
    /// The number of decoded samples after a whole answer; nil if there is no whole answer.
    private var silenceAfterAnswer: Int?
    private var isHearing = true
    private var gapCount = 0
    private var unmeasured: [Int16] = []

    /// The number of samples between two requests for a hypothesis: 50 ms during speech, and 10 ms
    /// in a pause.
    private var decodeBlock: Int { endpointer.silence(at: framePosition) == 0 ? 800 : 160 }
    /// The longest gap (about as long as the shortest syllables) that is treated as silence within
    /// an utterance.
    private static var bridgedGap: Int { 1_600 }
    private static var progressInterval: Int { 1_600 }
    /// An answer has ended once it has been followed by at least `trailingSamples` samples and at
    /// least `trailingFrames` soft frames.
    private static var trailingSamples: Int { 2_400 }
    private static var trailingFrames: Int { 10 }

    /// Throws ``ListeningError/noMemory(for:)`` if there is not enough memory.
    package init(
        transcriber: consuming Transcriber, settings: ListeningSettings = ListeningSettings(),
        detector: (any SpeechDetecting)? = nil
    ) throws(ListeningError) {
        if let detector {
            self.detector = detector
        } else {
            self.detector = try settings.makeDetector()
        }
        self.transcriber = transcriber
        endpointer = Endpointer(settings: settings.endpointer)
    }

    /// The position of the next expected sample.
    package var position: AudioTime { history.end }

    /// Whether an utterance has begun but not ended.
    package var isInUtterance: Bool { endpointer.isInUtterance }

    /// Processes the next samples. If the transcriber throws an error, only the current utterance
    /// is lost.
    package mutating func hear(_ chunk: AudioChunk) throws -> [ListeningEvent] {
        var events: [ListeningEvent] = []
        let lost = chunk.start.sampleIndex - position.sampleIndex
        precondition(lost >= 0, "a stream never goes back")
        if lost > 0 {
            gapCount += 1
            let gap = ListeningEvent.gap(number: gapCount, at: position, sampleCount: lost)
            if lost <= Self.bridgedGap {
                events.append(gap)
                history.append(repeatElement(0, count: lost))
            } else {
                events += try flush()
                events.append(gap)
                skip(to: chunk.start)
            }
        }
        history.append(chunk.samples)
        unmeasured += chunk.samples
        guard isHearing else {
            skip(to: position)
            reportProgress(into: &events)
            return events
        }
        do {
            try detect(into: &events)
        } catch {
            drop()
            throw error
        }
        reportProgress(into: &events)
        return events
    }

    /// Ends the utterance in progress, if any, using all audio received so far.
    package mutating func flush() throws -> [ListeningEvent] {
        var events: [ListeningEvent] = []
        let end = position
        try apply(endpointer.step(.inputEnded(end)), into: &events)
        skip(to: end)
        return events
    }

    /// Discards the utterance in progress, if any.
    package mutating func drop() { skip(to: position) }

    /// Continues at a later position in the stream. An utterance in progress is discarded.
    package mutating func skip(to moment: AudioTime) {
        history.reset(at: moment)
        framePosition = moment
        volatileText = ""
        detector.reset()
        endpointer.reset(at: moment)
    }

    /// Starts or stops processing audio. Stopping discards the utterance in progress, but the
    /// stream's time continues to run.
    package mutating func setHearing(_ isOn: Bool) {
        if isOn != isHearing { drop() }
        isHearing = isOn
    }

    /// Changes the transcriber, which is possible only between utterances.
    package mutating func change(_ body: (inout Transcriber) throws -> Void) rethrows {
        precondition(!isInUtterance, "a transcriber is changed between utterances")
        try body(&transcriber)
    }

    /// Changes the endpointer's settings, even for the utterance in progress.
    package mutating func setEndpointer(_ settings: EndpointerSettings) {
        endpointer.settings = settings
    }

    private mutating func detect(into events: inout [ListeningEvent]) throws {
        while history.end.sampleIndex - framePosition.sampleIndex >= speechFrameSampleCount {
            let frame = TimeRange(
                start: framePosition,
                end: framePosition.advanced(bySamples: speechFrameSampleCount))
            framePosition = frame.end
            let samples = history[frame]
            let isSpeech = detector.step(samples)
            if isInUtterance { loudness.hear(samples) }
            let isSomebodyElse =
                endpointer.settings.hearsNearestAlone && isInUtterance
                && (loudness.hasStopped || isTrailingOff)
            try apply(
                endpointer.step(.frame(frame, isSpeech: isSpeech && !isSomebodyElse)), into: &events
            )
            try decode(upTo: frame.end, into: &events)
            history.forget(before: min(endpointer.oldestNeededAudio, framePosition))
        }
    }

    /// Decodes whole blocks of the utterance and requests the hypothesis after each block.
    private mutating func decode(
        upTo end: AudioTime, into events: inout [ListeningEvent]
    ) throws {
        while isInUtterance, end.sampleIndex - decodePosition.sampleIndex >= decodeBlock {
            try process(upTo: decodePosition.advanced(bySamples: decodeBlock))
            let hypothesis = transcriber.volatileTranscription()
            let text = hypothesis?.text ?? ""
            if let hypothesis, text != volatileText { events.append(.volatile(hypothesis)) }
            volatileText = text
            let words = transcriber.expectedWords()
            let isSame = words == expectedWords
            expectedWords = words
            transcriber.hearSilence(endpointer.silence(at: decodePosition))
            silenceAfterAnswer = transcriber.silenceAfterAnswer()
            let completeness = transcriber.completeness()
            try apply(
                endpointer.step(.hypothesis(completeness, isSame: isSame)), into: &events)
        }
    }

    /// Whether an answer has ended: its last word ended at least 0.15 s ago, and the audio has been
    /// soft for at least 0.1 s.
    private var isTrailingOff: Bool {
        loudness.softFrames >= Self.trailingFrames
            && silenceAfterAnswer.map { $0 >= Self.trailingSamples } == true
    }

    private mutating func process(upTo end: AudioTime) throws {
        guard end > decodePosition else { return }
        try transcriber.process(Array(history[TimeRange(start: decodePosition, end: end)]))
        decodePosition = end
    }

    private mutating func apply(
        _ effects: [Endpointer.Effect], into events: inout [ListeningEvent]
    ) throws {
        for effect in effects {
            switch effect {
            case .begin(let audio, let speech):
                events.append(.speechStarted(speech))
                try begin(at: audio)
            case .end(_, let audio, let speech):
                try process(upTo: audio)
                transcriber.hearSilence(audio.sampleIndex - speech.end.sampleIndex)
                events.append(.final(try end(speech)))
            case .rollOver(let audio, let speech):
                try process(upTo: audio)
                let cut = Seam.cut(try end(speech), at: audio)
                events.append(.final(cut.recognition))
                try begin(at: cut.seam)
                try process(upTo: audio)
            }
        }
    }

    private mutating func begin(at audio: AudioTime) throws {
        decodePosition = audio
        volatileText = ""
        expectedWords = []
        silenceAfterAnswer = nil
        loudness = Foreground.Follower()
        try transcriber.beginUtterance(at: audio)
    }

    private mutating func end(_ speech: TimeRange) throws -> Recognition {
        volatileText = ""
        var recognition = try transcriber.endUtterance()
        recognition.speech = speech
        return recognition
    }

    private mutating func reportProgress(into events: inout [ListeningEvent]) {
        guard position.sampleIndex - lastProgress.sampleIndex >= Self.progressInterval else {
            return
        }
        lastProgress = position
        events.append(.progress(position))
        events.append(.level(AudioLevel(of: unmeasured)))
        unmeasured.removeAll(keepingCapacity: true)
    }
}
