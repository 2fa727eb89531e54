public import Transcript

/// The listening thread's work without the thread: samples in, events out.
///
/// Detects speech, decodes it and looks at it again. What it says depends on the samples and their
/// numbers alone, not on how they were cut into chunks: a recording gives the same words and times
/// as the microphone it came from.
public struct Listener<Transcriber: Transcribing & ~Copyable>: ~Copyable {
    private var transcriber: Transcriber
    private var detector: any SpeechDetecting
    private var endpointer: Endpointer
    private var history = AudioHistory()
    /// How loud the utterance is that is under way.
    private var loudness = Foreground.Follower()
    /// Where the next frame for the detector starts.
    private var framePosition = AudioTime.zero
    /// Where the next sample for the transcriber is, within an utterance.
    private var decodePosition = AudioTime.zero
    private var lastProgress = AudioTime.zero
    private var volatileText = ""
    /// For how many samples a whole answer has been over, as far as the transcriber knew at the last block.
    private var silenceAfterAnswer: Int?
    private var isHearing = true
    private var gapCount = 0
    private var unmeasured: [Int16] = []

    /// The transcriber is asked for its hypothesis after every so many samples: 50 ms while somebody
    /// speaks, 10 ms in a pause, where an answer may be over.
    private var decodeBlock: Int { endpointer.silence(at: framePosition) == 0 ? 800 : 160 }
    /// Shorter gaps become silence within their utterance; longer ones end it. A tenth of a second
    /// is about the shortest syllable.
    private static var bridgedGap: Int { 1_600 }
    private static var progressInterval: Int { 1_600 }
    /// How long a room has sounded on behind an answer, and how long it has been soft, before it is silence.
    private static var trailingSamples: Int { 2_400 }
    private static var trailingFrames: Int { 10 }

    /// - Throws: ``ListeningError/noMemory(for:)``.
    public init(
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

    /// Where the next sample is expected.
    public var position: AudioTime { history.end }

    /// Whether an utterance has begun and is not yet over.
    public var isInUtterance: Bool { endpointer.isInUtterance }

    /// Listens to the next samples.
    ///
    /// - Throws: What the transcriber throws. The utterance is lost then; the listener can go on.
    public mutating func hear(_ chunk: AudioChunk) throws -> [ListeningEvent] {
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

    /// Ends the utterance that is under way, if any, with all that has been heard of it.
    public mutating func flush() throws -> [ListeningEvent] {
        var events: [ListeningEvent] = []
        let end = position
        try apply(endpointer.step(.inputEnded(end)), into: &events)
        skip(to: end)
        return events
    }

    /// Forgets the utterance that is under way, if any.
    public mutating func drop() { skip(to: position) }

    /// Goes on at a later place in the stream; what was under way is forgotten.
    public mutating func skip(to moment: AudioTime) {
        history.reset(at: moment)
        framePosition = moment
        volatileText = ""
        detector.reset()
        endpointer.reset(at: moment)
    }

    /// While off, sound passes unheard; the stream's time goes on. Turning it off drops the
    /// utterance that is under way.
    public mutating func setHearing(_ isOn: Bool) {
        if isOn != isHearing { drop() }
        isHearing = isOn
    }

    /// Changes what is listened for. Only between utterances.
    public mutating func change(_ body: (inout Transcriber) throws -> Void) rethrows {
        precondition(!isInUtterance, "a transcriber is changed between utterances")
        try body(&transcriber)
    }

    /// Changes when utterances end, also of the one that is under way.
    public mutating func setEndpointer(_ settings: EndpointerSettings) {
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

    /// Decodes whole blocks of the utterance, if any, and asks for the hypothesis after each.
    private mutating func decode(
        upTo end: AudioTime, into events: inout [ListeningEvent]
    ) throws {
        while isInUtterance, end.sampleIndex - decodePosition.sampleIndex >= decodeBlock {
            try process(upTo: decodePosition.advanced(bySamples: decodeBlock))
            let hypothesis = transcriber.volatileTranscription()
            let text = hypothesis?.text ?? ""
            let isSame = text == volatileText
            if let hypothesis, !isSame { events.append(.volatile(hypothesis)) }
            volatileText = text
            transcriber.hearSilence(endpointer.silence(at: decodePosition))
            silenceAfterAnswer = transcriber.silenceAfterAnswer()
            let completeness = transcriber.completeness()
            try apply(
                endpointer.step(.hypothesis(completeness, isSame: isSame)), into: &events)
        }
    }

    /// Whether an answer is over by its words while the room still sounds, or a voice dies away: 0.15 s after its last
    /// word, when it has been far softer than before for 0.1 s.
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
