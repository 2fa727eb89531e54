/// Everything that may be said, as one graph of sounds: phones in their contexts, joined where words meet.
///
/// A value without words: ``SoundSearch`` goes through it frame by frame. A sound is entered from a place:
/// the end of the sound before it, or a joint, where several may end.
struct SoundGraph: Sendable {
    /// A word in one of its ways to be said, or a silence: what ends with a sound.
    struct Label: Sendable, Hashable {
        var text: String
        /// Which of the word's pronunciations, counted from 0.
        var variant = 0
        /// What it costs to be said at all, in the engine's units, 0 or above.
        var cost: Int32 = 0
    }

    /// Sounds, each with three states: what each state costs by its senone, to stay in and to leave it.
    var soundCount: Int { sources.count }
    private(set) var senones: [Int32] = []
    private(set) var stayCosts: [Int32] = []
    private(set) var leaveCosts: [Int32] = []
    /// The place that each sound is entered from.
    private(set) var sources: [Int32] = []
    /// The label that ends with each sound, -1 within a word.
    private(set) var labelOfSound: [Int32] = []
    private(set) var labels: [Label] = []

    /// Joints: which sounds end in each, and whether it can be entered before the first frame.
    var jointCount: Int { firstOfJoint.count - 1 }
    private(set) var firstOfJoint: [Int32] = [0]
    private(set) var soundsIntoJoints: [Int32] = []
    private(set) var isBeginning: [Bool] = []
    /// Sounds that may be the last.
    private(set) var ends: [Int32] = []

    mutating func label(_ label: Label) -> Int {
        labels.append(label)
        return labels.count - 1
    }

    /// Adds a sound.
    ///
    /// - Parameters:
    ///   - source: a sound, or one of ``joint(_:)``'s numbers.
    ///   - label: what ends with it.
    mutating func sound(
        _ unit: PhoneTopology.Unit, from source: Place, label: Int? = nil, _ topology: PhoneTopology
    ) -> Int {
        senones += unit.senones.map(Int32.init)
        stayCosts += topology.stayCosts[unit.base]
        leaveCosts += topology.leaveCosts[unit.base]
        if let label { leaveCosts[leaveCosts.count - 1] += labels[label].cost }
        // Joints are counted from -1 down until all sounds are there.
        switch source {
        case .sound(let sound): sources.append(Int32(sound))
        case .joint(let joint): sources.append(Int32(-1 - joint))
        }
        labelOfSound.append(Int32(label ?? -1))
        return sources.count - 1
    }

    enum Place: Hashable {
        case sound(Int)
        case joint(Int)
    }

    /// Ends the making of the graph.
    ///
    /// - Parameters:
    ///   - joints: by number, the sounds that end there and whether one may begin there.
    ///   - ends: sounds that may be the last.
    mutating func finish(joints: [(sounds: [Int], isBeginning: Bool)], ends: [Int]) {
        for joint in joints {
            soundsIntoJoints += joint.sounds.map(Int32.init)
            firstOfJoint.append(Int32(soundsIntoJoints.count))
            isBeginning.append(joint.isBeginning)
        }
        for index in sources.indices where sources[index] < 0 {
            sources[index] = Int32(soundCount) - 1 - sources[index]
        }
        self.ends = ends.map(Int32.init)
    }
}
