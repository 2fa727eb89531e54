import SpeechRecognition
import Testing
import Transcript

/// Sends minutes of audio through a session with the real recognizer, in a separate process. The
/// benchmark `long-listen` does the same for hours.
@Suite(.timeLimit(.minutes(30))) struct LongListeningTests {
    /// Repeats a sentence, with a quiet room between, as often as given. Every read returns as many
    /// samples as were asked for.
    private struct Loop: AudioReading, ~Copyable {
        let period: [Int16]
        let end: Int
        let memory: Lock<[Int]>
        private var position = 0

        init(_ period: [Int16], count: Int, memory: Lock<[Int]>) {
            self.period = period
            end = period.count * count
            self.memory = memory
        }

        mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
            guard position < end else { return nil }
            if position % (period.count * 5) < sampleCount {
                memory.withLock { $0.append(ProcessResources.current().residentBytes) }
            }
            let samples = (position..<min(end, position + sampleCount)).map {
                period[$0 % period.count]
            }
            defer { position += samples.count }
            return AudioChunk(start: AudioTime(sampleIndex: position), samples: samples)
        }
    }

    @Test func minutesOfSpeechLoseNoSampleAndTakeNoMemory() async {
        await #expect(processExitsWith: .success) {
            let model = try Engine.model.get()
            let pronouncing = try Engine.pronouncing.get()
            let grammar = try CompiledGrammar(AnswerTranscriberTests.forward)
            let sentence = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
            // A whole number of frames and of the session's reads makes all rounds equal.
            let length = 96_000
            let period = sentence + Beeps.silence(Double(length - sentence.count) / 16_000)
            let rounds = 40
            let memory = Lock<[Int]>([])
            let session = ListeningSession(
                source: { Loop(period, count: rounds, memory: memory) },
                transcriber: {
                    try AnswerTranscriber(model: model, grammar: grammar, pronouncing: pronouncing)
                })
            let events = session.events()
            try await session.start()
            var finals: [Recognition] = []
            var reached = AudioTime.zero
            for await event in events {
                // A breath after the words may be a separate utterance without words.
                if case .final(let recognition) = event, recognition.outcome == .heard {
                    finals.append(recognition)
                }
                if case .progress(let time) = event { reached = time }
            }
            #expect(reached.sampleIndex == period.count * rounds, "samples given and not reported")
            #expect(finals.count == rounds, "\(finals.map { ($0.best.text, $0.speech) })")
            // The session adapts to the room in the first rounds. All later rounds are alike.
            let places = finals.enumerated().dropFirst(2).compactMap { round, heard in
                heard.best.segments.first.map { $0.range.start.sampleIndex - round * period.count }
            }
            #expect(places.count == rounds - 2)
            // The encoder's frames begin with the utterance and last 24 ms.
            let drift = (places.max() ?? 0) - (places.min() ?? 0)
            #expect(drift <= 384, "words drift by \(drift) samples: \(places)")
            let bytes = memory.withLock { $0 }.dropFirst(2)
            let growth = Double(bytes.last ?? 0) / Double(bytes.first ?? 1) - 1
            #expect(growth <= 0.05, "memory grew by \(growth * 100) %")
        }
    }
}
