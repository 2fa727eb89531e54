/// One pass of a ``SoundSearch``, frame after frame.
///
/// The innermost loops are plain ones over memory of their own, as those of ``GaussianTable``: a debug
/// build can still be listened to.
@safe final class SoundSearchRun {
    private struct Cells {
        var first = SoundSearch.impossible
        var second = SoundSearch.impossible
        var third = SoundSearch.impossible
    }

    private let soundCount: Int
    private let jointCount: Int
    /// Frames of which is kept where each state was entered from; 0 keeps nothing.
    private let frameCount: Int
    private var frame = 0
    /// The best score in each state of each sound.
    private let cells: UnsafeMutablePointer<Cells>
    /// The best score at the end of each sound, then in each joint: after the frame before, and after this.
    private var places: UnsafeMutablePointer<Int32>
    private var next: UnsafeMutablePointer<Int32>
    private let entered: UnsafeMutablePointer<UInt8>
    private let chosen: UnsafeMutablePointer<Int32>

    init(_ graph: SoundGraph, frameCount: Int) {
        soundCount = graph.sounds.count
        jointCount = graph.jointCount
        self.frameCount = frameCount
        let count = soundCount + jointCount
        unsafe cells = .allocate(capacity: soundCount)
        unsafe cells.initialize(repeating: Cells(), count: soundCount)
        unsafe places = .allocate(capacity: count)
        unsafe places.initialize(repeating: SoundSearch.impossible, count: count)
        unsafe next = .allocate(capacity: count)
        unsafe next.initialize(repeating: SoundSearch.impossible, count: count)
        unsafe entered = .allocate(capacity: frameCount * soundCount)
        unsafe entered.initialize(repeating: 0, count: frameCount * soundCount)
        unsafe chosen = .allocate(capacity: frameCount * jointCount)
        unsafe chosen.initialize(repeating: 0, count: frameCount * jointCount)
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

    /// The score of each sound as the last one.
    var endScores: [Int32] { unsafe Array(UnsafeBufferPointer(start: places, count: soundCount)) }

    /// By frame and sound a bit for each state that was entered then, by frame and joint the sound that
    /// ended there best.
    var trace: (entered: [UInt8], chosen: [Int32]) {
        unsafe (
            Array(UnsafeBufferPointer(start: entered, count: frameCount * soundCount)),
            Array(UnsafeBufferPointer(start: chosen, count: frameCount * jointCount))
        )
    }

    /// Goes on by a frame.
    ///
    /// - Parameters:
    ///   - costs: the frame's senones.
    ///   - excluded: sounds that do not end.
    func step(_ graph: SoundGraph, _ costs: UnsafePointer<Int16>, without excluded: [Int]) {
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
        frame += 1
    }

    private func enterSounds(
        _ sounds: UnsafePointer<SoundGraph.Sound>, _ costs: UnsafePointer<Int16>
    ) {
        let isTraced = frame < frameCount
        let trace = unsafe entered + (isTraced ? frame * soundCount : 0)
        let (places, next, cells) = unsafe (places, next, cells)
        let impossible = SoundSearch.impossible
        var index = 0
        while index < soundCount {
            let sound = unsafe sounds + index
            let cell = unsafe cells + index
            let begin = unsafe places[Int(truncatingIfNeeded: sound.pointee.source)]
            let first = unsafe cell.pointee.first
            let second = unsafe cell.pointee.second
            let third = unsafe cell.pointee.third
            // Nothing comes in and nothing is there.
            if begin <= impossible, first <= impossible, second <= impossible, third <= impossible {
                unsafe next[index] = impossible
                index &+= 1
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
            if isTraced { unsafe trace[index] = bits }
            index &+= 1
        }
    }

    private func enterJoints(_ firsts: UnsafePointer<Int32>, _ sounds: UnsafePointer<Int32>) {
        let isTraced = frame < frameCount
        let trace = unsafe chosen + (isTraced ? frame * jointCount : 0)
        let next = unsafe next
        var joint = 0
        while joint < jointCount {
            var best = SoundSearch.impossible
            var from: Int32 = 0
            var index = unsafe Int(truncatingIfNeeded: firsts[joint])
            let end = unsafe Int(truncatingIfNeeded: firsts[joint &+ 1])
            while index < end {
                let sound = unsafe sounds[index]
                let score = unsafe next[Int(truncatingIfNeeded: sound)]
                if score > best {
                    best = score
                    from = sound
                }
                index &+= 1
            }
            unsafe next[soundCount &+ joint] = best
            if isTraced { unsafe trace[joint] = from }
            joint &+= 1
        }
    }
}
