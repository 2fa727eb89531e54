/// A graph of phones in context, which ``SoundSearch`` searches. The graph represents everything
/// that may be said. Each sound is entered from a place, which is either the end of a different
/// sound or a joint, to which several sounds may lead.
struct SoundGraph: Sendable {
    /// The weight of the grammar's probabilities relative to the acoustic scores (the engine's
    /// usual `-lw`).
    static let languageWeight = 6.5

    /// Names what a chain of sounds stands for: a word in one of its pronunciations, a silence, or
    /// a noise. The label is attached to the last sound of the chain.
    struct Label: Sendable, Hashable {
        var text: String
        /// The index of the word's pronunciation, from 0.
        var variant = 0
        /// The cost of including the word in a path, in the engine's units; 0 or positive.
        var cost: Int32 = 0
    }

    /// A phone in context. Each state of the phone has a senone and costs for staying and leaving.
    struct Sound: Sendable {
        var senones: (Int32, Int32, Int32)
        var stay: (Int32, Int32, Int32)
        var leave: (Int32, Int32, Int32)
        /// The place from which the sound is entered.
        var source: Int32
        /// The index of the label whose last sound is this sound; -1 if no label ends here.
        var label: Int32

        init(_ unit: PhoneTopology.Unit, _ topology: PhoneTopology, source: Int32, label: Int32) {
            func three(_ values: [Int32]) -> (Int32, Int32, Int32) {
                (values[0], values[1], values[2])
            }
            senones = three(unit.senones.map(Int32.init))
            stay = three(topology.stayCosts[unit.base])
            leave = three(topology.leaveCosts[unit.base])
            self.source = source
            self.label = label
        }
    }

    private(set) var sounds: [Sound] = []
    private(set) var labels: [Label] = []

    /// The number of joints. The following three properties state which sounds end in each joint
    /// and whether a path can begin at the joint.
    var jointCount: Int { firstOfJoint.count - 1 }
    private(set) var firstOfJoint: [Int32] = [0]
    private(set) var soundsIntoJoints: [Int32] = []
    private(set) var isBeginning: [Bool] = []
    private(set) var ends: [Int32] = []

    mutating func label(_ label: Label) -> Int {
        labels.append(label)
        return labels.count - 1
    }

    /// Adds a sound. If `label` is given, the word of the label ends with this sound. A joint in
    /// `source` is an index into the joints that are passed to ``finish(joints:ends:)``.
    mutating func sound(
        _ unit: PhoneTopology.Unit, from source: Place, label: Int? = nil, _ topology: PhoneTopology
    ) -> Int {
        let place =
            switch source {
            case .sound(let sound): Int32(sound)
            case .joint(let joint): Int32(-1 - joint)
            }
        var sound = Sound(unit, topology, source: place, label: Int32(label ?? -1))
        if let label { sound.leave.2 += labels[label].cost }
        sounds.append(sound)
        return sounds.count - 1
    }

    enum Place: Hashable {
        case sound(Int)
        case joint(Int)
    }

    /// Completes the graph. Each entry of `joints` lists the sounds that lead to one joint; a path
    /// may finish after any sound listed in `ends`.
    mutating func finish(joints: [(sounds: [Int], isBeginning: Bool)], ends: [Int]) {
        for joint in joints {
            soundsIntoJoints += joint.sounds.map(Int32.init)
            firstOfJoint.append(Int32(soundsIntoJoints.count))
            isBeginning.append(joint.isBeginning)
        }
        for index in sounds.indices where sounds[index].source < 0 {
            sounds[index].source = Int32(sounds.count) - 1 - sounds[index].source
        }
        self.ends = ends.map(Int32.init)
    }
}
