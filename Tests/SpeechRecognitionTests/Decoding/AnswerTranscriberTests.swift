import Foundation
import SpeechRecognition
import Testing
import Transcript

@Suite("Hearing answers in recorded speech", .timeLimit(.minutes(30)))
struct AnswerTranscriberTests {
    static var forward: Grammar {
        Grammar.phrases([
            .init(id: "forward", words: ["go", "forward", "ten", "meters"]),
            .init(id: "back", words: ["go", "backward", "ten", "meters"]),
        ])
    }

    @Test("The whole recording gives the words, their times and the phrase")
    func whole() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        let recognition = try transcriber.recognize(samples)
        #expect(recognition.best.text == "go forward ten meters")
        #expect(recognition.outcome == .heard)
        #expect(recognition.tags == ["phrase": "forward"])
    }

    @Test("Another grammar is taken while an utterance is dropped")
    func dropped() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.cards)
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(Array(samples.prefix(20_000)))
        try transcriber.use(CompiledGrammar(Self.forward))
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        #expect(transcriber.volatileTranscription()?.text == "go forward ten meters")
        #expect(try transcriber.endUtterance().best.text == "go forward ten meters")
    }

    @Test(
        "Words before an answer that are much softer were said by somebody else",
        arguments: [
            (0.0, "go forward ten meters"), (-7, "go forward ten meters"), (-15, "ten meters"),
        ])
    func softer(decibels: Double, text: String) throws {
        var samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let grammar = Grammar.phrases(
            [.init(id: "ten", words: ["ten", "meters"])],
            before: [.init([["go", "forward"]], share: 0.5)])
        var transcriber = try Engine.transcriber(grammar)
        let whole = try transcriber.recognize(samples).best.segments
        let ten = try #require(whole.first { $0.text == "ten" }).range.start.sampleIndex
        let factor = pow(10, decibels / 20)
        for index in 0..<ten { samples[index] = Int16(Double(samples[index]) * factor) }
        let heard = try transcriber.recognize(samples).best.text
        #expect(heard == text)
    }

    @Test("Who is far softer than somebody who has just spoken must be as sure as in a strict game")
    func farther() throws {
        let near = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let far = near.map { $0 / 6 }
        var transcriber = try Engine.transcriber(Self.forward)
        let normal = try #require(try transcriber.recognize(near).threshold)
        transcriber.options.strictness = .strict
        let strict = try #require(try transcriber.recognize(near).threshold)
        transcriber.options.strictness = .normal
        func threshold(_ samples: [Int16], at seconds: Double) throws -> Double? {
            try transcriber.beginUtterance(at: AudioTime(seconds: seconds))
            try transcriber.process(samples)
            return try transcriber.endUtterance().threshold
        }
        #expect(normal < strict)
        // Before each utterance, in order: no speech; a voice no nearer; a nearer voice; a long
        // silence.
        #expect(try threshold(far, at: 0) == normal)
        #expect(try threshold(near, at: 5) == normal)
        #expect(try threshold(far, at: 10) == strict)
        #expect(try threshold(far, at: 20) == normal)
        #expect(try threshold(near, at: 30) == normal)
        transcriber.forgetVoices()
        #expect(try threshold(far, at: 34) == normal)
    }

    static var cards: Grammar {
        Grammar(
            name: "cards",
            rules: [
                "start": .repeated(.rule("card"), atLeastOnce: true),
                "card": .sequence([
                    .tagged(
                        .oneOf(
                            [
                                "ace", "two", "three", "four", "five", "six", "seven", "eight",
                                "nine",
                                "ten", "jack", "queen", "king",
                            ].map { .word($0) }), .init(name: "seen", value: "rank")),
                    .word("of"),
                    .oneOf(["clubs", "hearts", "diamonds", "spades"].map { .word($0) }),
                ]),
            ], start: "start")
    }

    @Test(
        "Card hands are heard as their transcription says",
        arguments: [
            ("001", "ten of clubs"), ("003", "seven of clubs"),
            ("005", "eight of spades four of clubs seven of hearts"),
        ])
    func cards(name: String, text: String) throws {
        let samples = try InstalledSpeech.samples(
            InstalledSpeech.testData + "/cards/\(name).wav")
        var transcriber = try Engine.transcriber(Self.cards)
        let recognition = try transcriber.recognize(samples)
        #expect(recognition.best.text == text)
    }

    static var channels: Grammar {
        Grammar.phrases(
            ["front", "rear", "side"].flatMap { row in
                ["left", "right", "center"].map {
                    .init(id: row + " " + $0, words: [row, $0])
                }
            })
    }

    @Test(
        "Spoken channel names are told apart",
        arguments: [
            "Front_Center", "Front_Left", "Front_Right", "Rear_Center", "Rear_Left", "Rear_Right",
            "Side_Left", "Side_Right",
        ])
    func channels(name: String) throws {
        let samples = try InstalledSpeech.samples(
            InstalledSpeech.channelNames + "/\(name).wav")
        var transcriber = try Engine.transcriber(Self.channels)
        let recognition = try transcriber.recognize(samples)
        #expect(
            recognition.best.text == name.lowercased().replacing("_", with: " "))
        #expect(recognition.outcome == .heard)
    }

    @Test(
        "Chunks of any size give what the whole gives",
        arguments: [160, 1_024, 1_600, 4_001, 16_000])
    func chunked(size: Int) throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        let whole = try transcriber.recognize(samples)
        try transcriber.beginUtterance(at: AudioTime(sampleIndex: 32_000))
        var shown: [String] = []
        for start in stride(from: 0, to: samples.count, by: size) {
            try transcriber.process(
                Array(samples[start..<min(start + size, samples.count)]))
            if let words = transcriber.volatileTranscription() { shown.append(words.text) }
        }
        let streamed = try transcriber.endUtterance()
        #expect(streamed.best.text == whole.best.text)
        #expect(streamed.confidence == whole.confidence)
        #expect(
            streamed.best.segments.map(\.range.start.sampleIndex)
                == whole.best.segments.map { $0.range.start.sampleIndex + 32_000 })
        #expect(shown.last == "go forward ten meters")
    }

    @Test("Another grammar can be listened for without loading anything again")
    func newGrammar() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.channels)
        #expect(try transcriber.recognize(samples).outcome != .heard)
        try transcriber.use(CompiledGrammar(Self.forward))
        #expect(try transcriber.recognize(samples).best.text == "go forward ten meters")
    }

    @Test("Nothing is heard in nothing", arguments: [0, 1, 100, 16_000])
    func nothing(count: Int) throws {
        var transcriber = try Engine.transcriber(Self.forward)
        let recognition = try transcriber.recognize(Array(repeating: 0, count: count))
        #expect(recognition.outcome == .silence)
        #expect(recognition.best.segments.isEmpty)
    }

    @Test("An answer is complete once it has stood for a moment, and open before")
    func completeness() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        try transcriber.beginUtterance(at: .zero)
        var seen: [Completeness] = []
        for start in stride(from: 0, to: samples.count, by: 800) {
            try transcriber.process(Array(samples[start..<min(start + 800, samples.count)]))
            seen.append(transcriber.completeness())
        }
        #expect(seen.first == .open)
        #expect(seen.last == .final)
        // "Meters" begins at 1.5 s, and nothing is decided earlier.
        #expect(seen.prefix(32).allSatisfy { $0 == .open })
    }

    @Test("Who pauses once or twice before an answer need not wait longer behind it")
    func pausesBefore() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        try transcriber.beginUtterance(at: .zero)
        for part in [samples[..<8_000], samples[8_000..<12_000]] {
            try transcriber.process(Array(part))
            transcriber.hearSilence(3_200)
            #expect(transcriber.completeness() == .open)
            transcriber.hearSilence(0)
        }
        try transcriber.process(Array(samples[12_000...]))
        transcriber.hearSilence(1_119)
        #expect(transcriber.completeness() == .open)
        transcriber.hearSilence(1_120)
        #expect(transcriber.completeness() == .final)
    }

    @Test("While words are spoken it is known since when a whole answer has been over")
    func silenceAfterAnswer() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        var silences: [Int?] = [transcriber.silenceAfterAnswer()]
        try transcriber.beginUtterance(at: .zero)
        // "Go forward" is not an answer.
        for part in [samples[..<16_000], samples[16_000...]] {
            try transcriber.process(Array(part))
            silences.append(transcriber.silenceAfterAnswer())
        }
        try transcriber.process([Int16](repeating: 0, count: 4_000))
        silences.append(transcriber.silenceAfterAnswer())
        transcriber.options.reportsVolatile = false
        silences.append(transcriber.silenceAfterAnswer())
        let before = try #require(silences[2])
        // The recording continues for 0.6 to 0.7 s after "meters".
        #expect((9_000...12_000).contains(before))
        #expect(silences == [nil, nil, before, before + 4_000, nil])
    }

    @Test("What is found in a pause is the verdict, ready when the utterance ends")
    func pause() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(Self.forward)
        let whole = try transcriber.recognize(samples)
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        transcriber.hearSilence(1_119)
        #expect(transcriber.completeness() == .open)
        transcriber.hearSilence(1_120)
        #expect(transcriber.completeness() == .final)
        let silence = (0..<1_600).map { Int16($0 * 7_919 % 401 - 200) }
        try transcriber.process(silence)
        transcriber.hearSilence(2_720)
        let ended = try transcriber.endUtterance()
        #expect(ended.best == whole.best)
        #expect(ended.speech.end.sampleIndex == samples.count + 1_600)
        // It has not looked again: with the silence, it would have found something else.
        #expect(ended.evidence["logOdds"] == whole.evidence["logOdds"])
        let again = try transcriber.recognize(samples + silence)
        #expect(again.evidence["logOdds"] != whole.evidence["logOdds"])
    }

    @Test("A word that nobody asked for is told when it is a common one and fits well")
    func heardInstead() throws {
        let speech = try SpeechSynthesizer(voice: .rms).speech(for: "government")
        var transcriber = try Engine.transcriber(
            Grammar.phrases([.init(id: "river", words: ["amazon", "river"])]))
        let silence = [Int16](repeating: 0, count: 3_200)
        let recognition = try transcriber.recognize(silence + speech.samples + silence)
        #expect(recognition.outcome == .somethingElse(heard: "Government"))
    }

    @Test("Who speaks on after a pause is heard to the end")
    func speechAfterPause() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let middle = 24_000
        var transcriber = try Engine.transcriber(Self.forward)
        let whole = try transcriber.recognize(samples)
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(Array(samples[..<middle]))
        transcriber.hearSilence(2_400)
        #expect(transcriber.completeness() == .open)
        try transcriber.process(Array(samples[middle...]))
        transcriber.hearSilence(0)
        #expect(try transcriber.endUtterance().evidence == whole.evidence)
    }

    @Test("An answer that another one extends is only extendable")
    func extendable() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(
            Grammar.phrases([
                .init(id: "short", words: ["go", "forward", "ten", "meters"]),
                .init(id: "long", words: ["go", "forward", "ten", "meters", "again"]),
            ]))
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        _ = transcriber.completeness()
        try transcriber.process([Int16](repeating: 0, count: 6_400))
        #expect(transcriber.completeness() == .extendable)
        #expect(try transcriber.endUtterance().tags == ["phrase": "short"])
    }

    @Test(
        "Where every word of a grammar counts, a pause does not end the sentence",
        arguments: [("[again]", Completeness.open), ("", .final)])
    func everyWordCounts(more: String, expected: Completeness) throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let jsgf = "#JSGF V1.0; grammar robot; public <order> = go forward ten meters \(more);"
        var transcriber = try Engine.transcriber(Grammar(jsgf: jsgf))
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        transcriber.hearSilence(1_120)
        #expect(transcriber.completeness() == .open)
        transcriber.hearSilence(3_200)
        #expect(transcriber.completeness() == expected)
        #expect(try transcriber.endUtterance().best.text == "go forward ten meters")
    }
}
