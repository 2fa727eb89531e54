import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Every senone's cost", .timeLimit(.minutes(30)))
struct SenoneScorerTests {
    /// Cepstra of an installed recording, with their mean subtracted.
    private static func cepstra(_ name: String) throws -> [Float] {
        var frontEnd = try FrontEnd.open(try Engine.model.get())
        frontEnd.start()
        try frontEnd.append(try InstalledSpeech.samples(InstalledSpeech.testData + name))
        try frontEnd.finish()
        let mean = GaussianScorer.mean(of: frontEnd.values, width: frontEnd.width)
        return GaussianScorer.removed(mean, from: frontEnd.values)
    }

    private static func ours() throws -> SenoneScorer {
        let model = try Engine.model.get()
        return SenoneScorer(
            try #require(try AcousticParameters.read(model, try PhoneTopology(model))))
    }

    private static func engine() throws -> EngineScorer {
        let model = try Engine.model.get()
        return try EngineScorer.open(model, senoneCount: try PhoneTopology(model).senoneCount)
    }

    /// The difference between two scorings of one utterance.
    private struct Difference: CustomStringConvertible {
        /// The mean difference over senones and frames, in units of cost.
        var mean = 0.0
        /// The greatest difference, in units of cost.
        var greatest = 0
        /// The share of frames in which our best senone costs at most one unit in the engine.
        var sameBest = 0.0
        var frameCount = 0

        init(_ ours: SenoneScores, _ engine: SenoneScores) {
            frameCount = ours.frameCount
            let count = ours.senoneCount
            let apart = zip(ours.costs, engine.costs).map { abs(Int($0) - Int($1)) }
            mean = Double(apart.reduce(0, +)) / Double(max(apart.count, 1))
            greatest = apart.max() ?? 0
            let same = (0..<frameCount).count { frame in
                (frame * count..<(frame + 1) * count).contains {
                    ours.costs[$0] == 0 && engine.costs[$0] <= 1
                }
            }
            sameBest = Double(same) / Double(max(frameCount, 1))
        }

        var description: String { "\(frameCount) frames: \(mean), \(greatest), \(sameBest)" }
    }

    /// The engine adds logarithms with a table of whole units, up to nine times for each senone.
    /// Rounding errors therefore favour its best senone. Our scores are rounded once.
    private func expectSame(
        _ ours: SenoneScores, _ engine: SenoneScores, within mean: Double = 1.1
    ) {
        #expect(ours.frameCount == engine.frameCount && ours.senoneCount == engine.senoneCount)
        let difference = Difference(ours, engine)
        #expect(difference.mean < mean && difference.sameBest >= 0.99, "\(difference)")
    }

    @Test("is the engine's", arguments: ["/cards/001.wav", "/cards/004.wav", "/goforward.raw"])
    func likeTheEngine(name: String) throws {
        let cepstra = try Self.cepstra(name)
        expectSame(
            try Self.ours().scores(of: cepstra, width: 13),
            try Self.engine().scores(of: cepstra, width: 13))
    }

    @Test("of an utterance of few frames is the engine's, edges and all", arguments: [1, 2, 4])
    func short(frameCount: Int) throws {
        let all = try Self.cepstra("/cards/003.wav")
        let cepstra = Array(all[(13 * 40)...].prefix(13 * frameCount))
        // With few frames, rounding of the engine's best senone in one frame changes the mean much.
        expectSame(
            try Self.ours().scores(of: cepstra, width: 13),
            try Self.engine().scores(of: cepstra, width: 13), within: 1.5)
    }

    @Test("Slopes beyond the first and last frame repeat them")
    func slopes() {
        // The first value of frame f is f².
        let frames = SlopedFrames(
            (0..<5).flatMap { [Float($0 * $0)] + [Float](repeating: 0, count: 12) })
        func column(_ place: Int) -> [Float] {
            (0..<frames.count).map { frames.values[$0 * SlopedFrames.width + place] }
        }
        #expect(column(0) == [0, 1, 4, 9, 16])
        #expect(column(13) == [4, 9, 16, 15, 12])
        #expect(column(26) == [8, 12, 6, -4, -8])
        #expect(column(1).allSatisfy { $0 == 0 } && column(38).allSatisfy { $0 == 0 })
    }

    @Test("of nothing is nothing")
    func nothing() throws {
        #expect(try Self.ours().scores(of: [], width: 13).frameCount == 0)
    }
}
