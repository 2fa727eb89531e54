import Phonetics
import SpeechRecognition
import Testing
import Transcript

@Suite("Open transcription", .timeLimit(.minutes(30)), .serialized)
struct OpenTranscriberTests {
    typealias Ear = AcousticModel.Ear

    /// With the encoder a decoder writes; without it the engine searches.
    static let ears: [Ear] = [.encoder, .network]

    /// The recording's words. The decoder writes as the British do.
    /// The small network mistakes "forward" for "for" in this recording.
    private static func goForwardText(_ ear: Ear) -> String {
        ear == .encoder ? "go forward ten meters" : "go for ten meters"
    }

    static func transcriber(
        _ request: TranscriptionRequest, with ear: Ear = .encoder
    ) throws -> OpenTranscriber {
        var model = try Engine.model.get()
        model.ear = ear
        return try OpenTranscriber(
            model: model, pronouncing: Engine.pronouncing.get(), request: request)
    }

    static let goForward = Result {
        try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
    }

    @Test("A recording gives words with times, confidences and other readings", arguments: ears)
    func words(ear: Ear) throws {
        var transcriber = try Self.transcriber(TranscriptionRequest(.command), with: ear)
        let samples = try Self.goForward.get()
        let recognition = try transcriber.recognize(samples)
        #expect(recognition.outcome == .heard)
        #expect(recognition.best.text == Self.goForwardText(ear))
        #expect(recognition.confidence > 0.3)
        var end = AudioTime.zero
        for segment in recognition.best.segments {
            #expect(segment.range.start >= end && segment.range.sampleCount > 0)
            end = segment.range.end
            #expect((0...1).contains(try #require(segment.confidence)))
            #expect(!segment.alternatives.contains { $0.text == segment.text })
        }
        #expect(end.sampleIndex <= samples.count + 160)
        #expect(!recognition.alternatives.isEmpty)
        #expect(recognition.best.segments.contains { !$0.alternatives.isEmpty })
    }

    @Test("The network hears open speech too: where it hears nothing there are no words")
    func deaf() throws {
        let samples = try Self.goForward.get()
        try Engine.withDeafNetwork { model in
            func heard(_ model: AcousticModel) throws -> String {
                var transcriber = try OpenTranscriber(
                    model: model, pronouncing: Engine.pronouncing.get(),
                    request: TranscriptionRequest(.command))
                return try transcriber.recognize(samples).best.text
            }
            var model = model
            model.ear = .network
            let deaf = try heard(model)
            #expect(deaf == "")
            var hearing = try Engine.model.get()
            hearing.ear = .network
            let words = try heard(hearing)
            #expect(words == Self.goForwardText(.network))
        }
    }

    @Test(
        "However the samples are cut, the result is the same", arguments: ears, [160, 1_000, 7_919])
    func chunks(ear: Ear, size: Int) throws {
        let samples = try Self.goForward.get()
        var request = TranscriptionRequest(.progressive)
        request.addsPunctuation = false
        var transcriber = try Self.transcriber(request, with: ear)
        let whole = try transcriber.recognize(samples, at: AudioTime(sampleIndex: 5_000))
        try transcriber.beginUtterance(at: AudioTime(sampleIndex: 5_000))
        var partial: Transcription?
        for start in stride(from: 0, to: samples.count, by: size) {
            try transcriber.process(Array(samples[start..<min(start + size, samples.count)]))
            partial = transcriber.volatileTranscription() ?? partial
        }
        let streamed = try transcriber.endUtterance()
        #expect(streamed.best == whole.best)
        #expect(streamed.alternatives == whole.alternatives)
        let shown = try #require(partial)
        #expect(shown.text.hasPrefix("go forward"))
        #expect(shown.segments.allSatisfy { $0.confidence == nil })
    }

    @Test("An utterance that is dropped leaves no trace", arguments: ears, [true, false])
    func dropped(ear: Ear, changesRequest: Bool) throws {
        let samples = try Self.goForward.get()
        let request = TranscriptionRequest(.progressive)
        var transcriber = try Self.transcriber(request, with: ear)
        let expected = try transcriber.recognize(samples).best
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(Array(samples.prefix(20_000)))
        if changesRequest {
            var other = request
            other.contextualPhrases = ["go forward"]
            try transcriber.use(other)
            try transcriber.use(request)
        }
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        #expect(try transcriber.endUtterance().best == expected)
    }

    /// A sentence with an invented name, spoken by a synthetic voice.
    private static func sentence(_ text: String, name: String, said: String) throws -> [Int16] {
        let pronunciation = try #require(Pronunciation(arpabet: said))
        return try SpeechSynthesizer(voice: .rms, pronunciations: [name: pronunciation])
            .speech(for: text).samples
    }

    @Test("A made-up name is heard when it is given as likely, and not before", arguments: ears)
    func madeUpName(ear: Ear) throws {
        let samples = try Self.sentence(
            "the answer is Zorblaxian of course", name: "zorblaxian",
            said: "Z AO R B L EY K S IY AH N")
        var transcriber = try Self.transcriber(TranscriptionRequest(.command), with: ear)
        let before = try transcriber.recognize(samples).best.text
        #expect(!before.contains("Zorblaxian"))
        var request = TranscriptionRequest(.command)
        request.contextualPhrases = ["Zorblaxian", "Quentorbit"]
        try transcriber.use(request)
        let biased = try transcriber.recognize(samples).best.text
        #expect(biased.contains("Zorblaxian"))
        #expect(!biased.contains("Quentorbit"))
        try transcriber.use(TranscriptionRequest(.command))
        #expect(try transcriber.recognize(samples).best.text == before)
    }

    @Test("Phrases bias and do not restrict", arguments: ears)
    func unrestricted(ear: Ear) throws {
        var request = TranscriptionRequest(.dictation)
        request.addsPunctuation = false
        request.contextualPhrases = ["Zorblaxian", "Mike Wazowski", "Minas Tirith", "go backward"]
        var transcriber = try Self.transcriber(request, with: ear)
        let recognition = try transcriber.recognize(Self.goForward.get())
        #expect(recognition.best.text == Self.goForwardText(ear))
    }

    @Test("A decoder writes capitals and punctuation itself, and plain words without them")
    func writtenForm() throws {
        var request = TranscriptionRequest(.dictation)
        request.contextualPhrases = ["METERS"]
        var transcriber = try Self.transcriber(request)
        #expect(
            try transcriber.recognize(Self.goForward.get()).best.text == "Go forward ten METERS.")
        request.addsPunctuation = false
        try transcriber.use(request)
        #expect(
            try transcriber.recognize(Self.goForward.get()).best.text == "go forward ten METERS")
    }

    @Test("A vocabulary brings its own pronunciation of a word")
    func ownPronunciation() throws {
        let samples = try Self.sentence(
            "please call Xyloph tomorrow", name: "xyloph", said: "G R AH M B AH L EY")
        var vocabulary = CustomVocabulary()
        vocabulary.define("friend", as: ["Xyloph", "Bartleby"])
        vocabulary.addTemplate("call {friend}", weight: 2)
        try vocabulary.addPronunciation("gr\\Vmb@leI", of: "Xyloph", in: .xSampa)
        var request = TranscriptionRequest(.command)
        request.customVocabulary = vocabulary
        var transcriber = try Self.transcriber(request)
        #expect(try transcriber.recognize(samples).best.text.contains("call Xyloph"))
    }

    @Test("Silence and nothing at all are no words", arguments: ears, [0, 1, 400, 16_000])
    func silence(ear: Ear, count: Int) throws {
        var transcriber = try Self.transcriber(TranscriptionRequest(.command), with: ear)
        let recognition = try transcriber.recognize([Int16](repeating: 0, count: count))
        #expect(recognition.best.segments.isEmpty)
        #expect(recognition.outcome == .noise)
    }

    @Test("In noise, the decoder’s guesses are not reported", arguments: [300, 3_000, 30_000])
    func noise(loudness: Int) throws {
        var numbers = SeededGenerator(seed: 7)
        let samples = (0..<40_000).map { _ in
            Int16.random(in: Int16(-loudness)...Int16(loudness), using: &numbers)
        }
        var transcriber = try Self.transcriber(TranscriptionRequest(.command))
        #expect(try transcriber.recognize(samples).outcome == .noise)
    }

    @Test("Words that have no sound or hurt a file format are survived", arguments: ears)
    func strangePhrases(ear: Ear) throws {
        var request = TranscriptionRequest(.command)
        request.contextualPhrases = [
            "", "</s>", "<s> <unk>", "\\data\\", "\\end\\", "🎲", "a\nb", "x(2)", "ngram 1=0", "…",
            "Beyoncé Knowles", "日本", ContextualPhrase("go forward", weight: .infinity),
            ContextualPhrase("ten", weight: -.infinity), ContextualPhrase("meters", weight: .nan),
        ]
        var transcriber = try Self.transcriber(request, with: ear)
        #expect(try transcriber.recognize(Self.goForward.get()).best.segments.count >= 2)
    }
}
