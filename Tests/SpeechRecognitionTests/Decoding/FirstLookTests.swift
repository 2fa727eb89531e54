import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Words while they are spoken", .timeLimit(.minutes(30)))
struct FirstLookTests {
    private static let recordings = ["/cards/001.wav", "/cards/005.wav", "/goforward.raw"]

    @Test(
        "Frames scored piece by piece cost what they cost together", arguments: recordings,
        [0.0, 900])
    func pieces(recording: String, noise: Double) throws {
        var random = SystemRandomNumberGenerator()
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + recording).map {
            Int16(clamping: Int(Double($0) + .random(in: -noise...noise, using: &random)))
        }
        // The encoder looks at whole utterances only.
        var model = try Engine.model.get()
        model.ear = .network
        var scorer = try AcousticScorer.open(model)
        let whole = try scorer.score(samples).scores
        var frontEnds = try scorer.openFrontEnds()
        frontEnds.start()
        try frontEnds.append(samples)
        try frontEnds.finish()
        let heard = frontEnds.frames
        var costs: [Int16] = []
        for first in stride(from: 0, to: whole.frameCount, by: 17) {
            let frames = first..<min(first + 17, whole.frameCount)
            costs += try scorer.score(frames, of: heard).scores.costs
        }
        #expect(!costs.isEmpty)
        let isSame = costs == whole.costs
        #expect(isSame)
    }

    @Test("They grow with the sound and end as the whole utterance is heard")
    func growing() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(AnswerTranscriberTests.forward)
        try transcriber.beginUtterance(at: .zero)
        var shown: [String] = []
        for first in stride(from: 0, to: samples.count, by: 320) {
            try transcriber.process(Array(samples[first..<min(first + 320, samples.count)]))
            let words = transcriber.volatileTranscription()?.text ?? ""
            if words != shown.last { shown.append(words) }
        }
        #expect(shown.first == "")
        #expect(shown.contains("go forward"))
        #expect(shown.last == "go forward ten meters")
        let heard = try transcriber.endUtterance().best
        #expect(heard.text == shown.last)
    }

    @Test("It does not matter how the sound was cut", arguments: [100, 160, 700, 4_000])
    func cuts(length: Int) throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        func shown(_ length: Int, at places: [Int]) throws -> [String] {
            var transcriber = try Engine.transcriber(AnswerTranscriberTests.forward)
            try transcriber.beginUtterance(at: .zero)
            var shown: [String] = []
            for first in stride(from: 0, to: samples.count, by: length) {
                let end = min(first + length, samples.count)
                try transcriber.process(Array(samples[first..<end]))
                guard places.contains(end) else { continue }
                let segments = transcriber.volatileTranscription()?.segments ?? []
                shown.append(segments.map { "\($0.text) \($0.range)" }.joined(separator: ", "))
            }
            return shown
        }
        let places = Array(stride(from: 28_000, to: samples.count, by: 28_000))
        let expected = try shown(20, at: places)
        #expect(expected.count == places.count)
        #expect(try shown(length, at: places) == expected)
    }

    @Test("The network hears them too: where it hears nothing there are none")
    func deaf() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let grammar = try CompiledGrammar(AnswerTranscriberTests.forward)
        try Engine.withDeafNetwork { model in
            func shown(_ model: AcousticModel) throws -> String? {
                var transcriber = try AnswerTranscriber(
                    model: model, grammar: grammar, pronouncing: Engine.pronouncing.get())
                try transcriber.beginUtterance(at: .zero)
                try transcriber.process(samples)
                return transcriber.volatileTranscription()?.text
            }
            #expect(try shown(model) == nil)
            let hearing = try Engine.model.get()
            #expect(try shown(hearing) == "go forward ten meters")
        }
    }

    @Test("The next utterance begins without the words of the one before")
    func anew() throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var transcriber = try Engine.transcriber(AnswerTranscriberTests.forward)
        try transcriber.beginUtterance(at: .zero)
        try transcriber.process(samples)
        #expect(transcriber.volatileTranscription() != nil)
        _ = try transcriber.endUtterance()
        try transcriber.beginUtterance(at: .zero)
        #expect(transcriber.volatileTranscription() == nil)
        try transcriber.process([Int16](repeating: 0, count: 8_000))
        #expect(transcriber.volatileTranscription() == nil)
    }
}
