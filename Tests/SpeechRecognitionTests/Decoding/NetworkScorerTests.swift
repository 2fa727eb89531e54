import Foundation
import Testing

@testable import SpeechRecognition

@Suite("The scores of a network", .timeLimit(.minutes(30)))
struct NetworkScorerTests {
    /// A network with two phones, one band and two frames in each step. The louder a frame of the
    /// step is, the more likely is the first state in that frame.
    static let small = Data(head.utf8) + [0] + weights

    private static let head = """
        {"format": "trivia-voice-network", "version": 3, "model": "0123456789abcdef", "phones": ["A", "B"],
         "bands": {"count": 1, "lowest": 80, "highest": 7600}, "stride": 2, "window": 2, "centre": [0],
         "scale": [1], "priors": [0.5, 0.1, 0.1, 0.1, 0.1, 0.1],
         "layers": [{"kind": "linear", "taps": 1, "dilation": 1, "scale": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
                     "bias": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}]}
        """

    /// Twelve outputs by four inputs: the window's two frames, the quiet level and the loud level.
    private static let weights: Data = {
        var rows = Data(count: 48)
        rows[0] = 1
        rows[6 * 4 + 1] = 1
        return rows
    }()

    private func network() throws -> PhoneNetwork { try #require(PhoneNetwork(file: Self.small)) }

    @Test("a state costs what is missing to certainty, less a share of how rare it is")
    func costs() throws {
        let network = try network()
        let heard = network.probabilities(in: [2, 0], frames: [0, 1])
        #expect(heard.frameCount == 2)
        let costs = heard.costs()
        // Loudness is relative to the loudest 5 %, here 1.9.
        let values: [Float] = [2 - 1.9, -1.9]
        for (frame, value) in values.enumerated() {
            let total = log(exp(value) + 5)
            let first = total - value + 0.7 * log(Float(0.5))
            let other = total + 0.7 * log(Float(0.1))
            #expect(abs(costs[frame * 6] - first) < 1e-4)
            #expect(abs(costs[frame * 6 + 5] - other) < 1e-4)
        }
    }

    @Test("frames that were left out, or begin in the middle of a step, are told as in the whole")
    func chosen() throws {
        let network = try network()
        let sound: [Float] = [2, 0, 1, 3, 5]
        let whole = network.probabilities(in: sound, frames: [0, 1, 2, 3, 4])
        let some = network.probabilities(in: sound, frames: [1, 4])
        #expect(some.values == whole.frames(1..<2).values + whole.frames(4..<5).values)
        // A last frame without bands has the same result as the frame before it.
        let beyond = network.probabilities(in: sound, frames: [5])
        #expect(beyond.values == whole.frames(4..<5).values)
    }

    private func scores(_ states: [Int], in bands: [Float]) throws -> SenoneScores {
        let network = try network()
        return NetworkScorer(network: network, states: states).scores(
            of: network.probabilities(in: bands, frames: Array(bands.indices)[...]))
    }

    @Test("every senone costs what its state costs, and the frame's best state costs nothing")
    func senones() throws {
        let found = try scores([0, 5, 5], in: [2, 0])
        #expect(found.frameCount == 2 && found.senoneCount == 3)
        for frame in 0..<2 {
            let row = found.costs[(frame * 3)..<(frame * 3 + 3)]
            #expect(row.min() == 0 && row[frame * 3 + 1] == row[frame * 3 + 2])
        }
        // The first state is likelier in the louder frame.
        #expect(found.costs[0] - found.costs[1] < found.costs[3] - found.costs[4])
    }

    @Test("no frames have no scores")
    func nothing() throws {
        #expect(try scores([0, 5], in: []).costs.isEmpty)
    }

    @Test(
        "what is no such file is refused",
        arguments: [
            ("\"version\": 3", "\"version\": 2"), ("\"centre\": [0]", "\"centre\": []"),
            ("\"count\": 1", "\"count\": 2"), ("\"highest\": 7600", "\"highest\": 9000"),
            ("\"stride\": 2", "\"stride\": 0"), ("\"stride\": 2", "\"stride\": 1"),
            ("\"window\": 2", "\"window\": 1"),
            ("\"scale\": [1]", "\"scale\": [0]"), ("\"scale\": [1]", "\"scale\": [1e-30]"),
            ("\"centre\": [0]", "\"centre\": [1e30]"), ("\"bias\": [0", "\"bias\": [1e9"),
            ("\"scale\": [1, 1", "\"scale\": [1, 1e38"), ("\"model\"", "\"mould\""),
            ("0.5, 0.1", "0.5, 0"), ("\"B\"", "\"B\", \"C\""),
            ("\"taps\": 1", "\"taps\": 3"), ("\"kind\": \"linear\"", "\"kind\": \"sum\""),
            ("\u{1}", ""), ("\u{1}", "\0\0"), ("{", "["),
        ])
    func broken(part: String, changed: String) {
        #expect(Self.small.contains(part))
        #expect(PhoneNetwork(file: Self.small.replacing(part, with: changed)) == nil)
    }

    @Test("a network of other phones is refused by its name")
    func another() throws {
        let known = try Engine.model.get().fingerprint()
        let other = Self.small.replacing("0123456789abcdef", with: known)
        try Engine.withLearned([.network: other]) { model in
            let topology = try PhoneTopology(model)
            let error = #expect(throws: SpeechDecoderError.self) {
                try PhoneNetwork.forModel(model, topology)
            }
            #expect(error == .unreadable(file: model.path(of: .network)))
        }
    }

    @Test("where sums run away, costs are what costs can be", arguments: 0...8)
    func runaway(depth: Int) throws {
        let weights = Data(repeating: 127, count: 16 * depth)
        let layer = """
            {"kind": "residual", "taps": 1, "dilation": 1, "scale": [1e6, 1e6, 1e6, 1e6],
             "bias": [1e6, -1e6, 0, 0]},
            """
        let head = Self.head
            .replacing("[{", with: "[" + String(repeating: layer, count: depth) + "{")
            .replacing("\"scale\": [1]", with: "\"scale\": [1e-6]")
            .replacing("\"scale\": [1, 1", with: "\"scale\": [1e6, -1e6")
        let network = try #require(
            PhoneNetwork(file: Data(head.utf8) + [0] + weights + Self.weights))
        let heard = network.probabilities(in: [2, 0], frames: [0, 1])
        #expect(heard.values.allSatisfy { $0.isFinite })
        let found = NetworkScorer(network: network, states: [0, 5]).scores(of: heard)
        #expect(found.costs.allSatisfy { (0...10_000).contains($0) })
    }

    @Test("what the library's network makes of speech is what a float reference makes of it")
    func reference() throws {
        struct Reference: Decodable {
            var bands: [Float]
            var costs: [Float]
        }
        let url = try #require(
            Bundle.module.url(
                forResource: "network-reference", withExtension: "json",
                subdirectory: "Fixtures"))
        let reference = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
        let network = try #require(PhoneNetwork(file: LearnedFile.network.shipped()))
        let frameCount = reference.bands.count / network.bands.count
        let found = network.probabilities(
            in: reference.bands, frames: Array(0..<frameCount)[...]
        ).costs()
        #expect(found.count == reference.costs.count)
        let apart: [Float] = zip(found, reference.costs).map { abs($0.0 - $0.1) }
        #expect(try #require(apart.max()) < 0.25)
        #expect(apart.reduce(0, +) / Float(apart.count) < 0.03)
    }

    @Test("without the encoder the network hears, as another ear")
    func without() throws {
        var model = try Engine.model.get()
        let topology = try PhoneTopology(model)
        #expect(try PhoneEncoder.forModel(model, topology) != nil)
        let with = try model.scoringFingerprint()
        model.ear = .network
        #expect(try PhoneEncoder.forModel(model, topology) == nil)
        #expect(try model.scoringFingerprint() != with)
        #expect(try Calibration.forModel(model).model == model.scoringFingerprint())
    }
}
