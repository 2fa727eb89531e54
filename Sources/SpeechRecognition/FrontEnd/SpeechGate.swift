/// Passes on frames with speech, as well as some frames before the speech, until a long silence
/// follows.
struct SpeechGate: Sendable {
    private let parameters: FeatureParameters.Silence
    private let width: Int
    private(set) var isOpen = false
    private var speechFrames = 0
    private var silentFrames = 0
    /// The values of the most recent frames, which are held back while the gate is closed.
    private var held: [Float] = []

    init(_ parameters: FeatureParameters.Silence, width: Int) {
        self.parameters = parameters
        self.width = width
        held.reserveCapacity(width * (parameters.framesBefore + 2))
    }

    /// Closes the gate and discards the frames that were held back.
    mutating func start() {
        close()
        speechFrames = 0
    }

    /// Processes a frame. Adds the frames that pass the gate to `output`, and returns their number.
    mutating func pass(_ frame: [Float], hasSpeech: Bool, to output: inout [Float]) -> Int {
        if !isOpen { hold(frame) }
        judge(hasSpeech)
        guard isOpen else { return 0 }
        guard !held.isEmpty else {
            output += frame
            return 1
        }
        output += held
        defer { held.removeAll(keepingCapacity: true) }
        return held.count / width
    }

    /// Processes the incomplete last frame. As in sphinxbase, frames that were held back are lost.
    mutating func passLast(_ frame: [Float], hasSpeech: Bool, to output: inout [Float]) -> Int {
        judge(hasSpeech)
        guard isOpen else { return 0 }
        output += frame
        return 1
    }

    private mutating func hold(_ frame: [Float]) {
        if held.count > width * parameters.framesBefore { held.removeFirst(width) }
        held += frame
    }

    private mutating func judge(_ hasSpeech: Bool) {
        switch (hasSpeech, isOpen) {
        case (true, true): silentFrames = 0
        case (true, false):
            speechFrames += 1
            guard speechFrames >= parameters.framesToBegin else { return }
            isOpen = true
            speechFrames = 0
            silentFrames = 0
        case (false, false): speechFrames = 0
        case (false, true):
            silentFrames += 1
            if silentFrames >= parameters.framesToEnd { close() }
        }
    }

    private mutating func close() {
        isOpen = false
        silentFrames = 0
        held.removeAll(keepingCapacity: true)
    }
}
