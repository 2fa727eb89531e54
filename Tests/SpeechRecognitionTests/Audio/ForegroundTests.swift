import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Where the loudest voice speaks", .timeLimit(.minutes(30)))
struct ForegroundTests {
    /// Tones of these lengths and levels, one after another.
    private func sound(_ parts: [(seconds: Double, decibels: Double)]) -> [Int16] {
        parts.flatMap { part in
            (0..<Int(part.seconds * 16_000)).map { index in
                let amplitude = 20_000 * pow(10, part.decibels / 20)
                return Int16(amplitude * sin(2 * Double.pi * 400 * Double(index) / 16_000))
            }
        }
    }

    @Test("Who is far softer before and behind it is left out, but for a syllable's margin")
    func others() {
        let found = Foreground.frames(of: sound([(1, -20), (0.5, 0), (1, -20)]))
        #expect(abs(found.lowerBound - 65) <= 10)
        #expect(abs(found.upperBound - 185) <= 10)
    }

    @Test("What trails off, and what is soft between what is loud, belongs to it")
    func ownVoice() {
        #expect(Foreground.frames(of: sound([(0.5, -8), (0.5, 0), (0.5, -8)])) == 0..<150)
        #expect(
            Foreground.frames(of: sound([(0.2, -20), (0.3, 0), (2, -30), (0.3, -5), (0.2, -20)]))
                == 0..<300)
    }

    @Test(
        "Followed while it is spoken, it has stopped when others alone are heard for as long as words end softly"
    )
    func follower() {
        var follower = Foreground.Follower()
        var stops: [Int] = []
        let samples = sound([(0.3, -20), (0.5, 0), (0.2, -20), (0.2, -5), (1, -20)])
        for (index, start) in stride(from: 0, to: samples.count, by: 160).enumerated() {
            follower.hear(samples[start..<(start + 160)])
            if follower.hasStopped { stops.append(index) }
        }
        #expect(stops.first.map { (155...170).contains($0) } == true)
        #expect(stops.last == 219)
    }

    @Test(
        "It has stopped at once when hardly anything is left, but for as long as stops close within a word",
        arguments: [(0.04, -40.0, false), (0.2, -40, true), (0.2, -20, false)])
    func faint(seconds: Double, decibels: Double, hasStopped: Bool) {
        var follower = Foreground.Follower()
        var stops: [Int] = []
        let samples = sound([(0.5, 0), (seconds, decibels), (0.3, -5)])
        for (index, start) in stride(from: 0, to: samples.count, by: 160).enumerated() {
            follower.hear(samples[start..<(start + 160)])
            if follower.hasStopped { stops.append(index) }
        }
        #expect(!stops.isEmpty == hasStopped)
        // From the sixth frame after the drop to the last frame before the next loud one.
        #expect(!hasStopped || stops == Array(55..<70))
    }

    @Test("Silence and what is shorter than a syllable are whole")
    func nothing() {
        #expect(Foreground.frames(of: []).isEmpty)
        #expect(Foreground.frames(of: Array(repeating: 0, count: 16_000)) == 0..<100)
        #expect(Foreground.frames(of: sound([(0.05, 0)])) == 0..<5)
    }
}
