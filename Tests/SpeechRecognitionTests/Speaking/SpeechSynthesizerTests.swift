import Phonetics
import Testing
import Transcript

@testable import SpeechRecognition

@Suite struct SpeechSynthesizerTests {
    @Test(arguments: SpeechSynthesizer.Voice.allCases)
    func everyVoiceSaysEveryWordInItsPlace(voice: SpeechSynthesizer.Voice) throws {
        let speech = try SpeechSynthesizer(voice: voice).speech(for: "Go forward, ten meters.")
        #expect(speech.words.map(\.text) == ["go", "forward", "ten", "meters"])
        #expect((0.8...2.5).contains(speech.duration))
        for (word, next) in zip(speech.words, speech.words.dropFirst()) {
            #expect(word.range.end <= next.range.start)
        }
        #expect(speech.phones.first?.range.start == .zero)
        for (phone, next) in zip(speech.phones, speech.phones.dropFirst()) {
            #expect(phone.range.end == next.range.start)
        }
        let end = try #require(speech.phones.last?.range.end.seconds)
        #expect(abs(end - speech.duration) < 0.03)
        // The pause is quieter than every word.
        let pause = try #require(speech.phones.first { $0.phone == nil })
        let loudest = speech.words.map { Self.level(speech.samples, $0.range) }.min() ?? 0
        #expect(Self.level(speech.samples, pause.range) * 4 < loudest)
    }

    @Test func theSameTextGivesTheSameSamplesFromManyTasks() async throws {
        let alone = try SpeechSynthesizer(voice: .kal).speech(for: "Michelangelo")
        let together = try await withThrowingTaskGroup(of: [Int16].self) { group in
            for index in 0..<8 {
                group.addTask {
                    let voice: SpeechSynthesizer.Voice = index % 2 == 0 ? .kal : .slt
                    return try SpeechSynthesizer(voice: voice).speech(for: "Michelangelo").samples
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(together.count(where: { $0 == alone.samples }) == 4)
    }

    @Test func theRateChangesTheLength() throws {
        let usual = try SpeechSynthesizer().speech(for: "the quick brown fox")
        let fast = try SpeechSynthesizer(rate: 2).speech(for: "the quick brown fox")
        #expect(fast.duration < usual.duration * 0.7)
    }

    @Test func aHostsPronunciationIsSpokenAndForgottenAfterwards() throws {
        let said = try #require(Pronunciation(arpabet: "W AH Z AW S K IY"))
        let guessed = try SpeechSynthesizer().speech(for: "wazowski")
        let hosted = try SpeechSynthesizer(pronunciations: ["wazowski": said])
            .speech(for: "wazowski")
        #expect(hosted.phones.compactMap(\.phone) == said.phones)
        #expect(try SpeechSynthesizer().speech(for: "wazowski").samples == guessed.samples)
    }

    @Test(arguments: ["", "  ", "—", "…!?", "\u{1B}[31m\u{7}"])
    func nothingToSayIsAnError(text: String) {
        guard text.contains("31") else {
            #expect(throws: SpeechSynthesisError.nothingToSay) {
                try SpeechSynthesizer().speech(for: text)
            }
            return
        }
        #expect(SpokenText.plain(text).allSatisfy { $0.isASCII && !$0.isNewline })
    }

    @Test(arguments: ["Beyoncé & Ørsted", "日本", "<b>bold</b>", "50 % of £3", "O’Brien’s"])
    func textThatIsNotPlainEnglishIsSpoken(text: String) throws {
        #expect(try SpeechSynthesizer().speech(for: text).words.count >= 1)
    }

    private static func level(_ samples: [Int16], _ range: TimeRange) -> Double {
        let part = samples[range.start.sampleIndex..<range.end.sampleIndex]
        let sum = part.reduce(0.0) { $0 + Double($1) * Double($1) }
        return (sum / Double(max(1, part.count))).squareRoot()
    }
}
