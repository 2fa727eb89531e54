import CWebRTCVoice

/// Detects speech with WebRTC's voice detector and, at low sensitivity, an ``EnergyDetector`` (see
/// docs/decisions/0018-voice-detection.md). Use each detector on only one thread.
@safe package struct VoiceDetector: SpeechDetecting {
    private let handle: Handle
    private var energy: EnergyDetector?
    /// The number of frames since the detector began to adapt to the room.
    private var frameCount = 0

    /// The number of initial frames that WebRTC's detector mistakes for speech. These frames are
    /// covered by the pre-roll, which is the audio that an utterance includes before its first
    /// detected speech.
    private static let settlingFrames = 8

    /// Throws ``ListeningError/noMemory(for:)`` if there is not enough memory.
    package init(sensitivity: SpeechSensitivity = .medium) throws(ListeningError) {
        energy = sensitivity == .low ? EnergyDetector(sensitivity: .low) : nil
        handle = try Handle(mode: sensitivity == .high ? 1 : 3)
    }

    /// Whether the frame contains a voice. At low sensitivity, the frame must also be loud.
    package mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        precondition(frame.count == speechFrameSampleCount, "a frame is 10 ms")
        frameCount += 1
        let isVoice = handle.step(frame) && frameCount > Self.settlingFrames
        guard energy != nil else { return isVoice }
        let isLoud = energy?.step(frame) == true
        return isVoice && isLoud
    }

    /// Discards the detector's state. The first frames after a reset are never taken to be speech.
    package mutating func reset() {
        handle.reset()
        frameCount = 0
        energy?.reset()
    }

    /// Frees the library's object when the last copy of the detector is destroyed.
    @safe private final class Handle {
        private let voice: OpaquePointer
        private let mode: Int32

        /// Creates a detector with a mode from 0 to 3. A higher mode requires clearer voices.
        init(mode: Int32) throws(ListeningError) {
            guard let voice = unsafe WebRtcVad_Create() else {
                throw .noMemory(for: "the voice detector")
            }
            unsafe self.voice = unsafe voice
            self.mode = mode
            reset()
        }

        deinit { unsafe WebRtcVad_Free(voice) }

        func reset() {
            let codes = unsafe (WebRtcVad_Init(voice), WebRtcVad_set_mode(voice, mode))
            precondition(codes == (0, 0), "the voice detector cannot start over \(codes)")
        }

        func step(_ frame: ArraySlice<Int16>) -> Bool {
            let verdict = unsafe frame.withUnsafeBufferPointer { samples in
                guard let first = samples.baseAddress else { return Int32(0) }
                return unsafe WebRtcVad_Process(voice, 16_000, first, samples.count)
            }
            precondition(verdict >= 0, "the voice detector rejected a frame (\(verdict))")
            return verdict == 1
        }
    }
}
