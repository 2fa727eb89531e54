/// Builds a graph of sounds for a network of words, with phones in context even across word
/// boundaries. Words with the same beginning share sounds. Silence or noise may occur before and
/// after any word.
struct SoundGraphBuilder {
    private let network: WordNetwork
    private let ways: [[[Int]]]
    private let fillers: [Filler]
    private var triphones: TriphoneTable
    private var graph = SoundGraph()

    /// The arcs that start and end at each state, as indices into ``WordNetwork/arcs``.
    private var leaving: [[Int]]
    private var reaching: [[Int]]
    /// The states that can be reached from each state without a word: forward (`ahead`) and
    /// backward (`behind`). Every state can reach itself.
    private var ahead: [[Int]]
    private var behind: [[Int]]
    /// The phones before and after each state, including silence.
    private var lefts: [[Int]] = []
    private var rights: [[Int]] = []

    private var ends: [[End]]
    private var joints: [Joint] = []
    private var numberOfJoint: [Joint: Int] = [:]
    private var soundOfStep: [Step: Int] = [:]

    /// A silence or noise that may occur anywhere.
    struct Filler {
        var text: String
        var phone: Int
        var cost: Int32
    }

    /// The last sound of a word or filler, and what may follow it.
    private struct End {
        var sound: Int
        var phone: Int
        var rights: Set<Int>
    }

    private enum Joint: Hashable {
        /// The place at which words begin if their first phone is `right` and the phone before them
        /// is one of `lefts`.
        case words(state: Int, lefts: [Int], right: Int)
        /// A place at which the variants of a word's first phone meet.
        case sounds([Int])
    }

    private struct Step: Hashable {
        var source: SoundGraph.Place
        var unit: Int
    }

    /// Creates a builder. `ways` contains each word's pronunciations, and `links` are pairs of
    /// states that are connected without a word.
    init(
        _ network: WordNetwork, links: [(from: Int, to: Int)] = [], ways: [[[Int]]],
        fillers: [Filler], triphones: consuming TriphoneTable
    ) {
        self.network = network
        self.ways = ways
        self.fillers = fillers
        self.triphones = triphones
        let states = 0..<network.stateCount
        leaving = states.map { _ in [] }
        reaching = leaving
        for (index, arc) in network.arcs.enumerated() {
            leaving[arc.from].append(index)
            reaching[arc.to].append(index)
        }
        ahead = states.map { [$0] }
        behind = ahead
        for link in links {
            ahead[link.from].append(link.to)
            behind[link.to].append(link.from)
        }
        ends = states.map { _ in [] }
        let silence = triphones.topology.silence
        func phones(_ arcs: [Int], _ pick: ([Int]) -> Int?) -> Set<Int> {
            Set(arcs.flatMap { ways[network.arcs[$0].word].compactMap(pick) } + [silence])
        }
        lefts = states.map { state in
            phones(behind[state].flatMap { reaching[$0] }) { $0.last }.sorted()
        }
        rights = states.map { state in
            phones(ahead[state].flatMap { leaving[$0] }) { $0.first }.sorted()
        }
    }

    /// Returns the graph and the extended table of triphones.
    consuming func finish() -> (SoundGraph, TriphoneTable) {
        for state in 0..<network.stateCount { addFillers(at: state) }
        for arc in network.arcs {
            let cost = -arc.logWeight * SoundGraph.languageWeight / SenoneScores.natsPerUnit
            for (variant, phones) in ways[arc.word].enumerated() where !phones.isEmpty {
                let label = graph.label(
                    .init(
                        text: network.words[arc.word], variant: variant,
                        cost: Int32(min(cost.rounded(), 1e6))))
                if phones.count == 1 {
                    addSingle(phones[0], arc, label)
                } else {
                    add(phones, arc, label)
                }
            }
        }
        let silence = triphones.topology.silence
        let last = network.accepting.flatMap { state in
            behind[state].flatMap { ends[$0] }.filter { $0.rights.contains(silence) }
                .map(\.sound)
        }
        graph.finish(
            joints: joints.map { joint in
                switch joint {
                case .sounds(let sounds): (sounds, false)
                case .words(let state, let lefts, let right):
                    (
                        behind[state].flatMap { ends[$0] }
                            .filter { lefts.contains($0.phone) && $0.rights.contains(right) }
                            .map(\.sound),
                        behind[state].contains(network.start) && lefts.contains(silence)
                    )
                }
            }, ends: Array(Set(last)).sorted())
        return (graph, triphones)
    }

    private mutating func addFillers(at state: Int) {
        let silence = triphones.topology.silence
        let source = joint(.words(state: state, lefts: lefts[state], right: silence))
        for filler in fillers {
            let label = graph.label(.init(text: filler.text, cost: filler.cost))
            let sound = graph.sound(
                triphones.topology.unit(filler.phone), from: source, label: label,
                triphones.topology)
            ends[state].append(
                End(sound: sound, phone: silence, rights: Set(rights[state])))
        }
    }

    private mutating func addSingle(_ phone: Int, _ arc: WordNetwork.Arc, _ label: Int) {
        var steps: [Step] = []
        var rightsOfStep: [Step: Set<Int>] = [:]
        for right in rights[arc.to] {
            let units = Self.groups(lefts[arc.from]) { left in
                triphones.number(phone, left: left, right: right, .single)
            }
            for (unit, lefts) in units {
                let source = joint(.words(state: arc.from, lefts: lefts, right: phone))
                let step = Step(source: source, unit: unit)
                if rightsOfStep[step] == nil { steps.append(step) }
                rightsOfStep[step, default: []].insert(right)
            }
        }
        for step in steps { end(step, phone, rightsOfStep[step] ?? [], arc, label) }
    }

    private mutating func add(_ phones: [Int], _ arc: WordNetwork.Arc, _ label: Int) {
        let last = phones.count - 1
        let starts = Self.groups(lefts[arc.from]) { left in
            triphones.number(phones[0], left: left, right: phones[1], .begin)
        }
        let first = starts.map { unit, lefts in
            let source = joint(.words(state: arc.from, lefts: lefts, right: phones[0]))
            return shared(Step(source: source, unit: unit))
        }.sorted()
        var source = first.count == 1 ? SoundGraph.Place.sound(first[0]) : joint(.sounds(first))
        for index in 1..<last {
            let unit = triphones.number(
                phones[index], left: phones[index - 1], right: phones[index + 1], .inside)
            source = .sound(shared(Step(source: source, unit: unit)))
        }
        let stops = Self.groups(rights[arc.to]) { right in
            triphones.number(phones[last], left: phones[last - 1], right: right, .end)
        }
        for (unit, rights) in stops {
            end(Step(source: source, unit: unit), phones[last], Set(rights), arc, label)
        }
    }

    /// Adds the last sound of a word. This sound is never shared, because it identifies the word.
    private mutating func end(
        _ step: Step, _ phone: Int, _ rights: Set<Int>, _ arc: WordNetwork.Arc, _ label: Int
    ) {
        let sound = graph.sound(
            triphones.units[step.unit], from: step.source, label: label, triphones.topology)
        ends[arc.to].append(End(sound: sound, phone: phone, rights: rights))
    }

    private mutating func shared(_ step: Step) -> Int {
        if let known = soundOfStep[step] { return known }
        let sound = graph.sound(
            triphones.units[step.unit], from: step.source, triphones.topology)
        soundOfStep[step] = sound
        return sound
    }

    private mutating func joint(_ joint: Joint) -> SoundGraph.Place {
        if let known = numberOfJoint[joint] { return .joint(known) }
        let number = joints.count
        joints.append(joint)
        numberOfJoint[joint] = number
        return .joint(number)
    }

    /// Groups the phones for which `unit` returns the same triphone. Within a group, the phones
    /// keep their order.
    private static func groups(
        _ phones: [Int], _ unit: (Int) -> Int
    ) -> [(unit: Int, phones: [Int])] {
        var groups: [Int: [Int]] = [:]
        for phone in phones { groups[unit(phone), default: []].append(phone) }
        return groups.map { ($0.key, $0.value) }.sorted { $0.unit < $1.unit }
    }
}
