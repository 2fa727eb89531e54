/// A pass through a graph of sounds, which processes each frame as it arrives.
@safe final class SoundSearchRun {
    private struct Cells {
        var first = SoundSearch.impossible
        var second = SoundSearch.impossible
        var third = SoundSearch.impossible
    }

    let graph: SoundGraph
    private let soundCount: Int
    private let jointCount: Int
    private let isTraceable: Bool
    /// The number of frames for which there is memory to record how each state was entered.
    private var frameCapacity: Int
    private(set) var frameCount = 0
    /// The best score in each state of each sound.
    private let cells: UnsafeMutablePointer<Cells>
    /// The best score at the end of each sound, followed by the best score in each joint: `places`
    /// for the previous frame, and `next` for the current frame.
    private var places: UnsafeMutablePointer<Int32>
    private var next: UnsafeMutablePointer<Int32>
    /// For each frame and sound, a byte in which a bit is set for each of the sound's states that
    /// was entered in that frame.
    private var entered: UnsafeMutablePointer<UInt8>
    /// For each frame and joint, the sound that ended in the joint with the best score.
    private var chosen: UnsafeMutablePointer<Int32>

    /// Creates a pass. Calling ``words(endingWith:scored:)`` requires `isTraceable`, which uses
    /// more memory.
    init(_ graph: SoundGraph, isTraceable: Bool, frameCapacity: Int) {
        self.graph = graph
        soundCount = graph.sounds.count
        jointCount = graph.jointCount
        self.isTraceable = isTraceable
        self.frameCapacity = isTraceable ? frameCapacity : 0
        let count = soundCount + jointCount
        unsafe cells = .allocate(capacity: soundCount)
        unsafe cells.initialize(repeating: Cells(), count: soundCount)
        unsafe places = .allocate(capacity: count)
        unsafe places.initialize(repeating: SoundSearch.impossible, count: count)
        unsafe next = .allocate(capacity: count)
        unsafe next.initialize(repeating: SoundSearch.impossible, count: count)
        unsafe entered = .allocate(capacity: self.frameCapacity * soundCount)
        unsafe chosen = .allocate(capacity: self.frameCapacity * jointCount)
        for joint in 0..<jointCount where graph.isBeginning[joint] {
            unsafe places[soundCount + joint] = 0
        }
    }

    deinit {
        unsafe cells.deallocate()
        unsafe places.deallocate()
        unsafe next.deallocate()
        unsafe entered.deallocate()
        unsafe chosen.deallocate()
    }

    /// The score of each sound, assuming that the path ends with that sound.
    var endScores: [Int32] { unsafe Array(UnsafeBufferPointer(start: places, count: soundCount)) }

    /// Processes more frames without completing the `excluded` sounds.
    func go(through scores: SenoneScores, without excluded: [Int] = []) {
        unsafe scores.costs.withUnsafeBufferPointer { costs in
            guard let costs = costs.baseAddress else { return }
            for frame in 0..<scores.frameCount {
                unsafe step(costs + frame * scores.senoneCount, without: excluded)
            }
        }
    }

    private func grow() {
        let capacity = max(2 * frameCapacity, 64)
        unsafe entered = Self.moved(
            entered, frameCount * soundCount, toRoomFor: capacity * soundCount)
        unsafe chosen = Self.moved(
            chosen, frameCount * jointCount, toRoomFor: capacity * jointCount)
        frameCapacity = capacity
    }

    private static func moved<Value>(
        _ values: UnsafeMutablePointer<Value>, _ count: Int, toRoomFor capacity: Int
    ) -> UnsafeMutablePointer<Value> {
        let room = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
        unsafe room.moveInitialize(from: values, count: count)
        unsafe values.deallocate()
        return unsafe room
    }

    /// Processes one frame, given the costs of its senones, without completing the `excluded`
    /// sounds.
    private func step(_ costs: UnsafePointer<Int16>, without excluded: [Int]) {
        if isTraceable, frameCount == frameCapacity { grow() }
        unsafe graph.sounds.withUnsafeBufferPointer { sounds in
            if let sounds = sounds.baseAddress { unsafe enterSounds(sounds, costs) }
        }
        for sound in excluded { unsafe next[sound] = SoundSearch.impossible }
        unsafe graph.firstOfJoint.withUnsafeBufferPointer { firsts in
            unsafe graph.soundsIntoJoints.withUnsafeBufferPointer { sounds in
                guard let firsts = firsts.baseAddress, let sounds = sounds.baseAddress else {
                    return
                }
                unsafe enterJoints(firsts, sounds)
            }
        }
        unsafe (places, next) = (next, places)
        frameCount += 1
    }

    private func enterSounds(
        _ sounds: UnsafePointer<SoundGraph.Sound>, _ costs: UnsafePointer<Int16>
    ) {
        let trace = unsafe entered + (isTraceable ? frameCount * soundCount : 0)
        let (places, next, cells) = unsafe (places, next, cells)
        let impossible = SoundSearch.impossible
        for index in 0..<soundCount {
            let sound = unsafe sounds + index
            let cell = unsafe cells + index
            let begin = unsafe places[Int(truncatingIfNeeded: sound.pointee.source)]
            let first = unsafe cell.pointee.first
            let second = unsafe cell.pointee.second
            let third = unsafe cell.pointee.third
            if begin <= impossible, first <= impossible, second <= impossible, third <= impossible {
                unsafe next[index] = impossible
                if isTraceable { unsafe trace[index] = 0 }
                continue
            }
            var bits: UInt8 = 0

            var best = unsafe third &- sound.pointee.stay.2
            var entering = unsafe second &- sound.pointee.leave.1
            if entering > best {
                best = entering
                bits = 4
            }
            best =
                unsafe best
                &- Int32(
                    truncatingIfNeeded: costs[Int(truncatingIfNeeded: sound.pointee.senones.2)])
            if best < impossible { best = impossible }
            unsafe cell.pointee.third = best
            unsafe next[index] = best &- sound.pointee.leave.2

            best = unsafe second &- sound.pointee.stay.1
            entering = unsafe first &- sound.pointee.leave.0
            if entering > best {
                best = entering
                bits |= 2
            }
            best =
                unsafe best
                &- Int32(
                    truncatingIfNeeded: costs[Int(truncatingIfNeeded: sound.pointee.senones.1)])
            if best < impossible { best = impossible }
            unsafe cell.pointee.second = best

            best = unsafe first &- sound.pointee.stay.0
            if begin > best {
                best = begin
                bits |= 1
            }
            best =
                unsafe best
                &- Int32(
                    truncatingIfNeeded: costs[Int(truncatingIfNeeded: sound.pointee.senones.0)])
            if best < impossible { best = impossible }
            unsafe cell.pointee.first = best
            if isTraceable { unsafe trace[index] = bits }
        }
    }

    private func enterJoints(_ firsts: UnsafePointer<Int32>, _ sounds: UnsafePointer<Int32>) {
        let trace = unsafe chosen + (isTraceable ? frameCount * jointCount : 0)
        let next = unsafe next
        for joint in 0..<jointCount {
            var best = SoundSearch.impossible
            var from: Int32 = 0
            let range = unsafe Int(firsts[joint])..<Int(firsts[joint &+ 1])
            for index in range {
                let sound = unsafe sounds[index]
                let score = unsafe next[Int(truncatingIfNeeded: sound)]
                if score > best {
                    best = score
                    from = sound
                }
            }
            unsafe next[soundCount &+ joint] = best
            if isTraceable { unsafe trace[joint] = from }
        }
    }

    // MARK: Tracing back

    /// Among the sounds that end a word or silence in the last frame, the sound with the best
    /// score; nil if there is no such sound.
    var bestEnd: Int? {
        let best = graph.sounds.indices.filter { graph.sounds[$0].label >= 0 }
            .max { unsafe places[$0] < places[$1] }
        return best.flatMap { unsafe places[$0] > SoundSearch.impossible / 2 ? $0 : nil }
    }

    /// The best path to a sound that ends in the last frame. If `scores` is nil, the words have no
    /// acoustic scores.
    func words(endingWith end: Int, scored scores: SenoneScores? = nil) -> [DecodedWord] {
        var words: [DecodedWord] = []
        var sound = end
        var frame = frameCount - 1
        while true {
            let label = graph.sounds[sound].label
            if label >= 0 {
                let known = graph.labels[Int(label)]
                words.append(
                    DecodedWord(
                        text: known.text, variant: known.variant, firstFrame: frame,
                        lastFrame: frame, acousticScore: Int(known.cost),
                        languageScore: -Int(known.cost)))
            }
            let (first, score) = traced(sound, endingIn: frame, scored: scores)
            words[words.count - 1].firstFrame = first
            words[words.count - 1].acousticScore += score
            guard first > 0 else { return words.reversed() }
            frame = first - 1
            let source = Int(graph.sounds[sound].source)
            sound =
                source < soundCount
                ? source : Int(unsafe chosen[frame * jointCount + source - soundCount])
        }
    }

    /// A sound's first frame and score, given the frame in which the sound ends.
    private func traced(
        _ sound: Int, endingIn end: Int, scored scores: SenoneScores?
    ) -> (first: Int, score: Int) {
        let (senones, stay, leave) = graph.sounds[sound].states
        var state = 2
        var frame = end
        var score = -Int(leave[2])
        while true {
            if let scores {
                score -= Int(scores.costs[frame * scores.senoneCount + Int(senones[state])])
            }
            if unsafe entered[frame * soundCount + sound] & UInt8(1 << state) != 0 {
                if state == 0 { return (frame, score) }
                state -= 1
                score -= Int(leave[state])
            } else {
                score -= Int(stay[state])
            }
            frame -= 1
        }
    }
}

extension SoundGraph.Sound {
    fileprivate var states: (senones: [Int32], stay: [Int32], leave: [Int32]) {
        (
            [senones.0, senones.1, senones.2], [stay.0, stay.1, stay.2],
            [leave.0, leave.1, leave.2]
        )
    }
}
