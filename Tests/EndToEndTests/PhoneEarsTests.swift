import CommandMatcher
import Foundation
import SpeechRecognition
import SpokenAnswers
import Testing
import WebPresenter

@testable import PlaySession

/// Several players' voices at the same time, through real ears.
@Suite("Phones' ears", .timeLimit(.minutes(30)), .needsModel)
struct PhoneEarsTests {
    private func ears() throws -> PhoneEars {
        let model = try ModelLocator(environment: [:]).model()
        return try PhoneEars.open(
            model: model,
            pronouncing: PronunciationService(
                dictionary: try PronunciationDictionary(path: model.dictionary.path)),
            options: AnswerRound.hearing(.normal))
    }

    private func round(_ answer: String) throws -> AnswerRound {
        try AnswerRound(judge: AnswerJudge(AnswerLine(answer: answer)))
    }

    private func clip(_ name: String) throws -> [Int16] {
        try AudioClip.read(BuiltProgram.data.appending(path: "demo/\(name).flac").path).samples
    }

    private func say(_ samples: [Int16], _ player: String, _ number: Int, to ears: PhoneEars) {
        func hear(_ part: PhoneSpeech.Part) {
            ears.hear(PhoneSpeech(player: player, number: number, part: part))
        }
        hear(.began(hertz: 16_000))
        for start in stride(from: 0, to: samples.count, by: 2_048) {
            hear(.sound(Array(samples[start..<min(start + 2_048, samples.count)])))
        }
        hear(.ended)
    }

    /// What was recognized, by player, once so many utterances have ended.
    private func ends(_ count: Int, of ears: PhoneEars) async -> [String: Recognition?] {
        var ends: [String: Recognition?] = [:]
        for await heard in ears.events {
            switch heard.event {
            case .ended(let recognition): ends[heard.player] = .some(recognition)
            case .failed(let reason): Issue.record("\(reason)")
            case .began, .words: break
            }
            if ends.count == count { break }
        }
        return ends
    }

    @Test("Eight players at the same time are each heard")
    func together() async throws {
        let ears = try ears()
        defer { ears.stop() }
        ears.send(EarOrder(number: 1, wish: .listen(.answer(choices: []), try round("Jupiter"))))
        let jupiter = try clip("jupiter")
        let quiet = [Int16](repeating: 0, count: 32_000)
        for number in 1...8 {
            say(number.isMultiple(of: 4) ? quiet : jupiter, "P\(number)", number, to: ears)
        }
        let ends = await ends(8, of: ears)
        for number in 1...8 {
            let recognition = try #require(ends["P\(number)"] ?? nil)
            if number.isMultiple(of: 4) {
                #expect(recognition.outcome != .heard)
            } else {
                #expect(recognition.outcome == .heard)
                #expect(recognition.best.text.contains("jupiter"))
            }
        }
    }

    @Test("What began under an earlier order, or was broken off, is not recognized")
    func late() async throws {
        let ears = try ears()
        defer { ears.stop() }
        let jupiter = try clip("jupiter")
        ears.send(EarOrder(number: 1, wish: .listen(.answer(choices: []), try round("Jupiter"))))
        ears.hear(PhoneSpeech(player: "Ada", number: 1, part: .began(hertz: 16_000)))
        ears.hear(PhoneSpeech(player: "Ada", number: 1, part: .sound(jupiter)))
        ears.hear(PhoneSpeech(player: "Grace", number: 2, part: .began(hertz: 16_000)))
        ears.hear(PhoneSpeech(player: "Grace", number: 2, part: .brokenOff))
        ears.send(EarOrder(number: 2, wish: .listen(.answer(choices: []), try round("Morocco"))))
        ears.hear(PhoneSpeech(player: "Ada", number: 1, part: .ended))
        let ends = await ends(2, of: ears)
        #expect(ends["Ada"] == .some(nil) && ends["Grace"] == .some(nil))
    }

    @Test("A pause before the button is let go is used, and more words after a pause still count")
    func pause() async throws {
        let ears = try ears()
        defer { ears.stop() }
        ears.send(EarOrder(number: 1, wish: .listen(.answer(choices: []), try round("Jupiter"))))
        let jupiter = try clip("jupiter")
        // Digital zeros are no room, so the quiet has a little noise.
        let quiet = (0..<16_000).map { Int16(truncatingIfNeeded: $0 &* 7_919 % 13) - 6 }
        let spoken = [
            [jupiter + quiet, quiet], [quiet + jupiter + quiet, jupiter],
            [quiet + jupiter + quiet + jupiter],
        ]
        for (number, sounds) in zip(1..., spoken) {
            let parts = [.began(hertz: 16_000)] + sounds.map(PhoneSpeech.Part.sound) + [.ended]
            for part in parts {
                ears.hear(PhoneSpeech(player: "P\(number)", number: number, part: part))
            }
        }
        let ends = await ends(3, of: ears)
        let first = try #require(ends["P1"] ?? nil)
        #expect(first.best.text == "jupiter")
        #expect(first.speech.sampleCount == jupiter.count + quiet.count)
        let (paused, whole) = (try #require(ends["P2"] ?? nil), try #require(ends["P3"] ?? nil))
        #expect(paused.best == whole.best && paused.outcome == whole.outcome)
    }
}
