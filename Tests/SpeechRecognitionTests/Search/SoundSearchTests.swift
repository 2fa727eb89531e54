import Testing

@testable import SpeechRecognition

@Suite("Search through a graph of sounds", .timeLimit(.minutes(30)))
struct SoundSearchTests {
    private static let words = ["one": ["W AH N", "HH W AH N"], "oh": ["OW"], "eight": ["EY T"]]

    /// The sentences: each word alone, and all pairs of words in either order.
    private static let sentences: [[String]] =
        words.keys.sorted().map { [$0] }
        + words.keys.sorted().flatMap { first in words.keys.sorted().map { [first, $0] } }

    /// Every way to say a sentence with or without silences: its chain, and its cost besides the
    /// sound's.
    private static func chains(
        of sentence: [String], _ topology: PhoneTopology, silence cost: Int32
    ) -> [(chain: PhoneChain, cost: Int32)] {
        var chains: [(parts: [PhoneChain.Part], cost: Int32)] = [
            ([], 0), ([.filler(topology.silence)], cost),
        ]
        for word in sentence {
            chains = chains.flatMap { chain in
                Self.ways(word, topology).flatMap { way in
                    [
                        (chain.parts + [.word(way)], chain.cost),
                        (
                            chain.parts + [.word(way), .filler(topology.silence)],
                            chain.cost + cost
                        ),
                    ]
                }
            }
        }
        return chains.map { (PhoneChain(parts: $0.parts), $0.cost) }
    }

    private static func ways(_ word: String, _ topology: PhoneTopology) -> [[Int]] {
        (words[word] ?? []).map { way in
            way.split(separator: " ").compactMap { topology.phone(named: String($0)) }
        }
    }

    /// Random costs that change slowly, because a sound lasts several frames.
    private static func scores(frames: Int, senones: Int, seed: UInt64) -> SenoneScores {
        var state = seed
        func random() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        var costs: [Int16] = []
        var row = (0..<senones).map { _ in Int16(random() % 400) }
        for frame in 0..<frames {
            if frame % 5 == 0 { row = row.map { _ in Int16(random() % 400) } }
            costs += row
        }
        return SenoneScores(frameCount: frames, senoneCount: senones, costs: costs)
    }

    private static func graph(
        _ network: WordNetwork, links: [(from: Int, to: Int)] = [], _ topology: PhoneTopology
    ) -> SoundGraph {
        SoundGraphBuilder(
            network, links: links, ways: network.words.map { ways($0, topology) },
            fillers: [.init(text: "<sil>", phone: topology.silence, cost: 300)],
            triphones: TriphoneTable(topology)
        ).finish().0
    }

    @Test(
        "The best path is the best of all ways to say all sentences, sounds in their contexts",
        arguments: [1, 2, 3] as [UInt64])
    func exactness(seed: UInt64) throws {
        let topology = try PhoneTopology(Engine.model.get())
        let scores = Self.scores(frames: 45, senones: topology.senoneCount, seed: seed)
        let expected = Self.sentences.flatMap { Self.chains(of: $0, topology, silence: 300) }
            .compactMap { chain, cost in
                ChainAlignment(chain.units(topology), scores: scores, topology: topology)
                    .map { Int($0.score - cost) }
            }.max()
        let word = GrammarExpression.oneOf(Self.words.keys.sorted().map { .word($0) })
        let merged = try CompiledGrammar(Grammar(.sequence([word, .optional(word)]))).network
        let unmerged = try #require(merged.unmerged(limit: 100))
        for network in [merged, unmerged] {
            let free = WordNetwork(
                words: network.words, stateCount: network.stateCount, start: network.start,
                accepting: network.accepting,
                arcs: network.arcs.map {
                    var arc = $0
                    arc.logWeight = 0
                    return arc
                })
            let search = SoundSearch(Self.graph(free, topology), on: scores)
            let path = try #require(search.bestPath)
            #expect(path.score == expected)
            #expect(path.acousticScore + path.languageScore == path.score)
            #expect(path.segments.first?.firstFrame == 0)
            #expect(path.segments.last?.lastFrame == 44)
            for (one, next) in zip(path.segments, path.segments.dropFirst()) {
                #expect(next.firstFrame == one.lastFrame + 1)
            }
        }
    }

    @Test("A search that goes on by and by finds what one over all frames finds")
    func byAndBy() throws {
        let topology = try PhoneTopology(Engine.model.get())
        let scores = Self.scores(frames: 150, senones: topology.senoneCount, seed: 5)
        let word = GrammarExpression.oneOf(Self.words.keys.sorted().map { .word($0) })
        let network = try CompiledGrammar(Grammar(.repeated(word, atLeastOnce: true))).network
        let graph = Self.graph(network, topology)
        let path = try #require(SoundSearch(graph, on: scores).bestPath)
        let run = SoundSearchRun(graph, isTraceable: true, frameCapacity: 0)
        #expect(run.bestEnd == nil)
        for first in stride(from: 0, to: scores.frameCount, by: 7) {
            run.go(through: scores.frames(first..<(first + 7)))
        }
        #expect(run.frameCount == 150)
        let end = try #require(run.bestEnd)
        #expect(run.words(endingWith: end, scored: scores) == path.segments)
        #expect(run.words(endingWith: end).map(\.text) == path.segments.map(\.text))
    }

    @Test("What is seldom said costs what its weight says")
    func weights() throws {
        let topology = try PhoneTopology(Engine.model.get())
        let scores = Self.scores(frames: 40, senones: topology.senoneCount, seed: 4)
        let cheap = WordNetwork(sentences: [(["eight"], 0), (["one"], 0)])
        let dear = WordNetwork(sentences: [(["eight"], -2), (["one"], -2)])
        let one = SoundSearch(Self.graph(cheap, topology), on: scores).ends()
        let other = SoundSearch(Self.graph(dear, topology), on: scores).ends()
        let cost = Int((2 * SoundGraph.languageWeight / SenoneScores.natsPerUnit).rounded())
        #expect(one.map { $0.score - cost } == other.map(\.score))
        // "One" has two pronunciations, "eight" has one, and a silence may follow each word.
        #expect(one.count == 5)
    }

    @Test("Words behind linked ends are said as if they followed there")
    func links() throws {
        let topology = try PhoneTopology(Engine.model.get())
        let scores = Self.scores(frames: 50, senones: topology.senoneCount, seed: 5)
        let leads = WordNetwork(sentences: [(["oh"], 0), (["one"], 0)])
        let (network, links) = leads.followed(byOneOf: ["eight"])
        let plain = WordNetwork(sentences: [(["oh", "eight"], 0), (["one", "eight"], 0)])
        let linked = SoundSearch(
            Self.graph(network, links: links, topology), on: scores, isTraceable: false)
        let followed = SoundSearch(Self.graph(plain, topology), on: scores)
        #expect(linked.bestScore == followed.bestPath?.score)
    }

    @Test("A word that is excluded is not heard, with a silence behind it neither")
    func excluded() throws {
        let topology = try PhoneTopology(Engine.model.get())
        let scores = Self.scores(frames: 50, senones: topology.senoneCount, seed: 7)
        let graph = Self.graph(WordNetwork(oneOf: ["eight", "one"]), topology)
        let eight = graph.sounds.indices.filter { sound in
            let label = Int(graph.sounds[sound].label)
            return label >= 0 && graph.labels[label].text == "eight"
        }
        let rest = SoundSearch(graph, on: scores, without: eight)
        let one = SoundSearch(
            Self.graph(WordNetwork(oneOf: ["one"]), topology), on: scores)
        #expect(rest.bestPath?.words.map(\.text) == ["one"])
        #expect(rest.bestScore == one.bestScore)
    }

    @Test("What does not fit into the frames is not found")
    func tooShort() throws {
        let topology = try PhoneTopology(Engine.model.get())
        let network = WordNetwork(sentences: [(["one"], 0)])
        for frames in [0, 1, 8] {
            let scores = Self.scores(frames: frames, senones: topology.senoneCount, seed: 6)
            let search = SoundSearch(Self.graph(network, topology), on: scores)
            #expect(search.bestPath == nil)
            #expect(search.bestScore == nil)
        }
    }
}
