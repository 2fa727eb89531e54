import SpeechRecognition
import Testing
import Transcript

@Suite struct TranscriptionRequestTests {
    typealias Preset = TranscriptionRequest.Preset
    typealias TaskHint = TranscriptionRequest.TaskHint

    @Test(arguments: [
        (Preset.command, TaskHint.command, false, false, false),
        (.dictation, .dictation, false, true, false),
        (.progressive, .dictation, true, true, false),
        (.timed, .dictation, false, false, true),
    ])
    func everyPresetIsWhatItSays(
        preset: Preset, hint: TaskHint, reportsPartialResults: Bool, addsPunctuation: Bool,
        analyzesVoice: Bool
    ) {
        let request = TranscriptionRequest(preset)
        #expect(request.taskHint == hint)
        #expect(request.reportsPartialResults == reportsPartialResults)
        #expect(request.addsPunctuation == addsPunctuation)
        #expect(request.analyzesVoice == analyzesVoice)
    }

    @Test(arguments: TaskHint.allCases)
    func theHintDecidesWhenAnUtteranceIsOver(hint: TaskHint) {
        let settings = TranscriptionRequest(taskHint: hint).listeningSettings
        #expect(settings.endpointer == (hint == .dictation ? .dictation : .command))
    }

    @Test("What the request does not ask for does not come", .timeLimit(.minutes(30)))
    func onlyWhatIsAskedFor() throws {
        let samples = try OpenTranscriberTests.goForward.get()
        var request = TranscriptionRequest(.command)
        request.alternativeCount = 0
        var transcriber = try OpenTranscriberTests.transcriber(request)
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        #expect(transcriber.volatileTranscription() == nil)
        let plain = try transcriber.endUtterance()
        #expect(plain.best.text == "go forward ten meters")
        #expect(plain.alternatives.isEmpty)
        #expect(plain.best.segments.allSatisfy { $0.alternatives.isEmpty })
        #expect(plain.metadata?.voice == nil)
        request.alternativeCount = 2
        request.addsPunctuation = true
        request.analyzesVoice = true
        try transcriber.use(request)
        let rich = try transcriber.recognize(samples)
        #expect(rich.best.text == "Go forward ten meters.")
        #expect((1...2).contains(rich.alternatives.count))
        #expect(rich.metadata?.voice != nil)
    }

    @Test("A confirmation expects its answers", .timeLimit(.minutes(30)))
    func confirmation() throws {
        let speech = try SpeechSynthesizer(voice: .slt).speech(for: "nope")
        var transcriber = try OpenTranscriberTests.transcriber(
            TranscriptionRequest(taskHint: .confirmation))
        #expect(try transcriber.recognize(speech.samples).best.text == "nope")
    }
}
