import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Each phone of an answer against others in its place")
struct PhoneMarginsTests {
    private let topology: PhoneTopology

    init() throws { topology = try TinyModel.topology() }

    private static let word = [TinyModel.a, TinyModel.b]

    /// The margins of the phones of one word, with silence before and after it.
    private func margins(
        of word: [Int], in scores: SenoneScores
    ) throws -> (alignment: ChainAlignment, margins: PhoneMargins) {
        let laid = try #require(
            ChainAlignment(
                (TinyModel.silence + word + TinyModel.silence).map(topology.unit), scores: scores,
                topology: topology))
        let range = 1..<(1 + word.count)
        return (laid, PhoneMargins(of: [range], in: laid, scores: scores, topology: topology))
    }

    @Test("The worst and the mean, per frame")
    func known() throws {
        // Silence, the word's two phones and silence cost nothing in their own frames. "C" instead
        // of the second phone costs 4 in each frame. Everything else costs 10.
        var table = TinyModel.Table(frameCount: 15, cost: 10)
        for state in 0..<3 {
            table[state, TinyModel.silence[0], state] = 0
            table[3 + state, TinyModel.a, state] = 0
            table[6 + state, TinyModel.b, state] = 0
            table[6 + state, TinyModel.c, state] = 4
            for frame in 9..<15 { table[frame, TinyModel.silence[0], state] = 0 }
        }
        let margins = try margins(of: Self.word, in: table.scores).margins
        #expect(margins.worst == 4)
        #expect(margins.mean == 7)
    }

    @Test("A phone that fits worse than another is below 0")
    func worse() throws {
        var table = TinyModel.Table(frameCount: 12, cost: 10)
        for frame in 0..<12 {
            for state in 0..<3 {
                table[frame, TinyModel.silence[0], state] = frame < 3 || frame > 8 ? 0 : 30
                table[frame, TinyModel.c, state] = frame > 5 ? 2 : 10
            }
        }
        let margins = try margins(of: Self.word, in: table.scores).margins
        #expect(margins.worst == -8)
        #expect(margins.mean == -4)
    }

    @Test("Each is what the best other phone costs more on the same frames", arguments: 1...20)
    func anyScores(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let word = [TinyModel.a, TinyModel.b, TinyModel.c]
        let scores = TinyModel.Table(frameCount: 22) { Int16.random(in: 0...40, using: &random) }
            .scores
        let (alignment, margins) = try margins(of: word, in: scores)
        let each = word.indices.map { index in
            let frames = alignment.starts[index + 1]..<alignment.starts[index + 2]
            // Align one phone with the same frames, by the search that aligned the word.
            let costs = TinyModel.spoken.map { phone in
                ChainAlignment(
                    [topology.unit(phone)], scores: scores.frames(frames), topology: topology)?
                    .score ?? ChainAlignment.impossible
            }
            let own = costs[word[index] - 1]
            let other = costs.indices.filter { $0 != word[index] - 1 }.map { costs[$0] }.max() ?? 0
            return Double(own - other) / Double(frames.count)
        }
        #expect(margins.worst == each.min())
        #expect(abs((margins.mean ?? 0) - each.reduce(0, +) / 3) < 1e-9)
    }
}

/// A model of four phones without contexts. Each phone has three senones, and all paths are equally
/// likely.
private enum TinyModel {
    static let (a, b, c) = (1, 2, 3)
    static let silence = [0]
    static let spoken = [a, b, c]

    static func topology() throws -> PhoneTopology {
        let names = ["SIL", "A", "B", "C"]
        func numbers(_ values: Int...) -> Data {
            Data(
                values.flatMap { value in
                    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
                })
        }
        var definition = Data("BMDF".utf8) + numbers(1, 0)
        // Ten counts. The reader uses the phones, the phones with contexts and the states, and then
        // the senones (5th), sequences (7th), branches of the tree (9th) and silence (10th).
        definition += numbers(4, 4, 3, 4, 12, 12, 4, 4, 0, 0)
        let text = Data((names.joined(separator: "\0") + "\0").utf8)
        definition += text + Data(count: (4 - text.count % 4) % 4)
        for phone in names.indices { definition += numbers(phone, phone, phone == 0 ? 1 : 0) }
        definition += numbers(12)
        for senone in 0..<UInt8(12) { definition += [senone, 0] }
        var transitions = Data("endhdr\n".utf8) + numbers(0x1122_3344, 4, 3, 4, 48)
        let half = Int(Float(0.5).bitPattern)
        for _ in names {
            transitions += numbers(half, half, 0, 0, 0, half, half, 0, 0, 0, half, half)
        }
        return try PhoneTopology(definition: definition, transitions: transitions)
    }

    /// The cost of each state of each phone in each frame.
    struct Table {
        private var costs: [Int16]
        private let frameCount: Int

        init(frameCount: Int, cost: Int16) {
            self.init(frameCount: frameCount) { cost }
        }

        init(frameCount: Int, cost: () -> Int16) {
            self.frameCount = frameCount
            costs = (0..<(frameCount * 12)).map { _ in cost() }
        }

        subscript(frame: Int, phone: Int, state: Int) -> Int16 {
            get { costs[frame * 12 + phone * 3 + state] }
            set { costs[frame * 12 + phone * 3 + state] = newValue }
        }

        var scores: SenoneScores {
            SenoneScores(frameCount: frameCount, senoneCount: 12, costs: costs)
        }
    }
}

/// A generator that gives the same numbers in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
