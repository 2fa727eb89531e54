import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Laying a transcript over its recording", .timeLimit(.minutes(30)))
struct TranscriptAlignerTests {
    private func aligned(_ words: [String]) throws -> TranscriptAlignment? {
        var aligner = try TranscriptAligner(
            model: try Engine.model.get(), pronouncing: try Engine.pronouncing.get())
        let samples = try InstalledSpeech.samples(InstalledSpeech.channelNames + "/Front_Left.wav")
        return try aligner.align(samples, words: words)
    }

    /// The phones in order, without silence.
    private func spoken(_ alignment: TranscriptAlignment) -> [String] {
        var found: [String] = []
        var last = -1
        for state in alignment.states where state != last {
            if state % 3 == 0 { found.append(alignment.phones[state / 3]) }
            last = state
        }
        return found.filter { $0 != "SIL" }
    }

    @Test("every state of every phone comes in its turn, each frame after the one before")
    func inOrder() throws {
        let alignment = try #require(try aligned(["front", "left"]))
        // There may be a noise between the two words, but not within them.
        let stretches = spoken(alignment).split { $0.hasPrefix("+") }.map(Array.init)
        let (front, left) = (["F", "R", "AH", "N", "T"], ["L", "EH", "F", "T"])
        #expect(stretches == [front, left] || stretches == [front + left])
        #expect(alignment.states.count == alignment.frames.count)
        #expect(zip(alignment.frames, alignment.frames.dropFirst()).allSatisfy { $0 < $1 })
        let steps = zip(alignment.states, alignment.states.dropFirst()).filter { $0 != $1 }
        #expect(steps.allSatisfy { $1 % 3 == 0 ? $0 % 3 == 2 : $1 == $0 + 1 })
    }

    @Test("what was not said costs more")
    func cost() throws {
        let said = try #require(try aligned(["front", "left"]))
        let other = try #require(try aligned(["rear", "right"]))
        #expect(other.cost > said.cost + 0.5)
    }

    @Test("more words than the sound has room for are none")
    func tooMany() throws {
        #expect(try aligned(Array(repeating: "encyclopedia", count: 40)) == nil)
    }

    @Test("a word without any sound is refused")
    func soundless() throws {
        #expect(throws: TranscriberError.self) { try aligned(["†"]) }
    }
}
