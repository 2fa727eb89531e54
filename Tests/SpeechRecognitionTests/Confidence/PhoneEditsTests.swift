import Foundation
import Testing

@testable import SpeechRecognition

@Suite("An answer against words one sound away")
struct PhoneEditsTests {
    private let topology: PhoneTopology

    init() throws { topology = try TinyModel.topology() }

    /// The edits of one word's phones, silence around it.
    private func edits(
        of word: [Int], in scores: SenoneScores, isAnswer: ([Int]) -> Bool = { _ in false }
    ) throws -> (alignment: ChainAlignment, edits: PhoneEdits) {
        let laid = try #require(alignment(of: word, in: scores))
        let edits = PhoneEdits(
            of: [1..<(1 + word.count)], in: laid, scores: scores, topology: topology
        ) { _, phones in isAnswer(phones) }
        return (laid, edits)
    }

    private func alignment(of word: [Int], in scores: SenoneScores) -> ChainAlignment? {
        ChainAlignment(
            (TinyModel.silence + word + TinyModel.silence).map(topology.unit), scores: scores,
            topology: topology)
    }

    private static let word = [TinyModel.a, TinyModel.b]

    /// Silence, the word's two phones and silence, which cost nothing where they are. "C" in the place of the
    /// second costs 4 a frame, the first drawn out over it 2, the second right behind it 1; all else 10.
    private static let table: SenoneScores = {
        var table = TinyModel.Table(frameCount: 15, cost: 10)
        for state in 0..<3 {
            table[state, TinyModel.silence[0], state] = 0
            table[3 + state, TinyModel.a, state] = 0
            table[6 + state, TinyModel.b, state] = 0
            table[6 + state, TinyModel.c, state] = 4
            table[6 + state, TinyModel.a, 2] = 2
            table[9 + state, TinyModel.b, state] = 1
            for frame in 9..<15 { table[frame, TinyModel.silence[0], state] = 0 }
        }
        return table.scores
    }()

    @Test("The best edit of each kind is what it costs more than the word")
    func known() throws {
        let edits = try edits(of: Self.word, in: Self.table).edits
        // Three frames at 4; the same and three at 1; three at 2.
        #expect(edits.substitution == 12)
        #expect(edits.insertion == 15)
        #expect(edits.deletion == 6)
        #expect(edits.smallest == 6)
        // The first phone's nearest other costs 10 a frame, the second's 4.
        #expect(edits.worstMargin == 4)
        #expect(edits.meanMargin == 7)
    }

    @Test("Another way to say the word is no other word: the next best edit counts")
    func ways() throws {
        let (a, b, c) = (TinyModel.a, TinyModel.b, TinyModel.c)
        let ways = [[a, c], [a, c, b], [a]]
        let edits = try edits(of: Self.word, in: Self.table) { ways.contains($0) }.edits
        // The first phone once more: two frames at 10, one at 2.
        #expect(edits.substitution == 22)
        #expect(edits.insertion == 30)
        #expect(edits.deletion == 30)
        // A phone by itself is no word.
        #expect(edits.worstMargin == 4)
    }

    @Test("Of a word of one phone nothing is left out")
    func single() throws {
        let edits = try edits(of: [TinyModel.a], in: Self.table).edits
        #expect(edits.deletion == nil)
        #expect(edits.substitution != nil && edits.insertion != nil)
    }

    @Test("Each margin is what the whole chain, laid anew, costs more", arguments: 1...20)
    func laidAnew(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let word = [TinyModel.a, TinyModel.b, TinyModel.c]
        let scores = TinyModel.Table(frameCount: 22) { Int16.random(in: 0...40, using: &random) }
            .scores
        let (alignment, edits) = try edits(of: word, in: scores)
        func margin(_ others: [[Int]]) -> Int32? {
            others.compactMap { self.alignment(of: $0, in: scores)?.score }.max()
                .map { alignment.score - $0 }
        }
        func changed(_ change: (inout [Int], Int) -> Void, at places: Range<Int>) -> [[Int]] {
            places.map {
                var other = word
                change(&other, $0)
                return other
            }
        }
        let phones = TinyModel.spoken
        #expect(
            edits.substitution
                == margin(
                    phones.flatMap { phone in changed({ $0[$1] = phone }, at: 0..<3) }
                        .filter { $0 != word }))
        #expect(edits.deletion == margin(changed({ $0.remove(at: $1) }, at: 0..<3)))
        let longer = phones.flatMap { phone in
            changed({ $0.insert(phone, at: $1) }, at: 0..<4)
        }
        // Twice the same sound is the same sound.
        #expect(
            edits.insertion
                == margin(longer.filter { zip($0, $0.dropFirst()).allSatisfy { $0 != $1 } }))
    }
}

/// A model of four phones without contexts, three senones each; all its ways are equally likely.
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
        // Phones, with contexts, states, of these without contexts; senones, of these without contexts;
        // sequences; branches of the tree; silence.
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

    /// What each state of each phone costs in each frame.
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

/// The same numbers each time.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
