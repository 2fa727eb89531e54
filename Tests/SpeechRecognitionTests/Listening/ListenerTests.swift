import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

@Suite struct ListenerTests {
    /// All events of a listener for samples in chunks of one size, and for their end.
    private func events(
        of samples: [Int16], chunk: Int = 1_600, settings: EndpointerSettings = .command,
        completeAfter: Int = .max, answerEnd: AudioTime? = nil
    ) throws -> [ListeningEvent] {
        var listener = try Listener(
            transcriber: BeepTranscriber(completeAfter: completeAfter, answerEnd: answerEnd),
            settings: ListeningSettings(endpointer: settings, detector: .energy))
        var source = SampleSource(samples)
        var events: [ListeningEvent] = []
        while let chunk = source.read(upTo: chunk) { events += try listener.hear(chunk) }
        return try events + listener.flush()
    }

    @Test func utterancesComeWithTheTimesOfTheirWords() throws {
        let heard = try events(of: Beeps.samples(1, 0.3, 0.2, 0.3, 2, 0.5, 1)).finals
        #expect(heard.map(\.best.segments.count) == [2, 1])
        let times = heard.flatMap(\.best.segments).map(\.range)
        for (range, expected) in zip(times, [(1.0, 1.3), (1.5, 1.8), (3.8, 4.3)]) {
            #expect(abs(range.start.seconds - expected.0) <= 0.02)
            #expect(abs(range.end.seconds - expected.1) <= 0.02)
        }
    }

    @Test(arguments: [1, 37, 160, 801, 5_000, 1_000_000])
    func theSizeOfTheChunksDoesNotMatter(chunk: Int) throws {
        let samples = Beeps.samples(0.4, 0.3, 0.2, 0.1, 1.5, 0.5, 0.1)
        let whole = try events(of: samples).words
        #expect(try events(of: samples, chunk: chunk).words == whole)
    }

    @Test func volatileWordsComeBeforeTheirFinal() throws {
        let kinds = try events(of: Beeps.samples(0.5, 0.4, 0.2, 0.4, 1.5)).compactMap(\.kind)
        #expect(kinds == ["started", "volatile beep", "volatile beep beep", "final beep beep"])
    }

    @Test func timeIsReportedEveryTenthOfASecond() throws {
        let progress = try events(of: Beeps.samples(2), chunk: 160).progress
        #expect(progress.count == 20)
        #expect(progress.last == AudioTime(seconds: 2))
    }

    @Test func theLastWordIsFlushedAtTheEndOfTheInput() throws {
        #expect(try events(of: Beeps.samples(0.5, 0.4)).finals.map(\.best.text) == ["beep"])
    }

    @Test func aCompleteAnswerIsOverWhileItsLastSoundStillRings() throws {
        let heard = try events(of: Beeps.samples(0.5, 3), completeAfter: 1)
        let early = try #require(heard.firstIndex { $0.kind?.hasPrefix("final") == true })
        let time = try #require(heard[..<early].progress.last)
        #expect(time.seconds < 1.3)
    }

    /// A beep of half a second, and then 0.3 s of the room's echo. `amplitude` is the echo's share of
    /// the beep's amplitude.
    @Test(arguments: [
        (1.0, false, 1.2...1.4), (1.0, true, 1.25...1.35), (0.1, false, 1.25...1.35),
        (0.1, true, 1.15...1.22),
    ])
    func aRoomThatStillSoundsIsNotWaitedForBehindAnAnswer(
        amplitude: Double, isOver: Bool, end: ClosedRange<Double>
    ) throws {
        let room = Tone.samples(frequency: 700, seconds: 0.3, amplitude: 0.3 * amplitude)
        let samples =
            Beeps.silence(0.5) + Tone.samples(frequency: 700, seconds: 0.5, amplitude: 0.3) + room
            + Beeps.silence(1.5)
        let heard = try events(
            of: samples, answerEnd: isOver ? AudioTime(seconds: 1) : nil)
        let first = try #require(heard.finals.first)
        #expect(end.contains(first.speech.end.seconds))
    }

    /// A beep of half a second, and then a faint beep of three seconds, as from far away.
    @Test(arguments: [(EndpointerSettings.command, 0.8...1.5), (.dictation, 2...4.1)])
    func whoeverIsNearestIsWaitedFor(
        settings: EndpointerSettings, end: ClosedRange<Double>
    ) throws {
        let far = Tone.samples(frequency: 700, seconds: 3, amplitude: 0.02)
        let samples = Beeps.samples(0.5, 0.5) + far + Beeps.silence(1.5)
        let first = try #require(try events(of: samples, settings: settings).finals.first)
        #expect(end.contains(first.speech.end.seconds))
    }

    @Test func endlessSpeechLosesNoWordAtItsSeamsAndHearsNoneTwice() throws {
        // Over a minute of beeps of varying length, with pauses too short to end an utterance.
        var samples: [Int16] = []
        var starts: [Double] = []
        var index = 0
        while samples.count < 70 * AudioTime.hertz {
            samples += Beeps.silence(0.15)
            starts.append(Double(samples.count) / Double(AudioTime.hertz))
            samples += Beeps.samples(0, 0.2 + 0.05 * Double(index % 7))
            index += 1
        }
        let heard = try events(of: samples, settings: .command).finals
        #expect(heard.count > 4)
        let words = heard.flatMap(\.best.segments)
        #expect(words.count == starts.count)
        for (word, start) in zip(words, starts) {
            #expect(abs(word.range.start.seconds - start) <= 0.01)
        }
    }

    @Test func aShortGapIsBridgedInPlace() throws {
        try expectGap(samples: 800, finals: 1)
    }

    @Test func aLongGapEndsTheUtterance() throws {
        try expectGap(samples: 4_000, finals: 2)
    }

    /// Drops samples in the middle of one second of sound.
    private func expectGap(samples lost: Int, finals: Int) throws {
        let sound = Beeps.samples(0.5, 1, 1.5)
        let place = 16_000
        var listener = try Listener(transcriber: BeepTranscriber(), settings: .beeps)
        var events = try listener.hear(
            AudioChunk(start: .zero, samples: Array(sound[..<place])))
        events += try listener.hear(
            AudioChunk(
                start: AudioTime(sampleIndex: place + lost),
                samples: Array(sound[(place + lost)...])))
        events += try listener.flush()
        #expect(
            events.contains {
                if case .gap(1, AudioTime(sampleIndex: place), lost) = $0 { true } else { false }
            })
        #expect(events.finals.count == finals)
        let last = try #require(events.finals.last?.best.segments.last)
        #expect(abs(last.range.end.seconds - 1.5) <= 0.01, "time was lost with the samples")
    }

    @Test func nothingIsHeardWhileHearingIsOff() throws {
        let sound = Beeps.samples(0.2, 0.5, 0.3)
        var listener = try Listener(transcriber: BeepTranscriber(), settings: .beeps)
        listener.setHearing(false)
        let deaf = try listener.hear(AudioChunk(start: .zero, samples: sound))
        #expect(deaf.compactMap(\.kind) == [])
        listener.setHearing(true)
        let heard = try listener.hear(AudioChunk(start: listener.position, samples: sound))
        let last = try heard + listener.flush()
        #expect(last.finals.map(\.best.segments.count) == [1])
        let word = try #require(last.finals.first?.best.segments.first)
        #expect(abs(word.range.start.seconds - 1.2) <= 0.01)
    }
}
