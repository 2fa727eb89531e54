import CWebRTCVoice

/// Detects speech with WebRTC's voice detector: Gaussian mixtures over six bands of the spectrum, adapted to the room.
///
/// At low sensitivity the sound must also be louder than the room, see ``EnergyDetector``. Chosen by measurement:
/// docs/decisions/0018-voice-detection.md. Use it on one thread at a time.
@safe public struct VoiceDetector: SpeechDetecting {
    private let handle: Handle
    private var energy: EnergyDetector?
    /// Frames since the detector began to adapt to the room.
    private var frameCount = 0

    /// WebRTC's detector takes the first frames it hears for speech, because it does not know the noise yet. Ignoring
    /// 80 ms loses no speech, because an utterance begins before its onset.
    private static let settlingFrames = 8

    /// - Throws: ``ListeningError/noMemory(for:)``.
    public init(sensitivity: SpeechSensitivity = .medium) throws(ListeningError) {
        energy = sensitivity == .low ? EnergyDetector(sensitivity: .low) : nil
        handle = try Handle(mode: sensitivity == .high ? 1 : 3)
    }

    /// Whether the frame is a voice. At low sensitivity it must be loud too.
    public mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        precondition(frame.count == speechFrameSampleCount, "a frame is 10 ms")
        frameCount += 1
        let isVoice = handle.step(frame) && frameCount > Self.settlingFrames
        guard energy != nil else { return isVoice }
        let isLoud = energy?.step(frame) == true
        return isVoice && isLoud
    }

    /// Forgets the stream. The first frames after it never count as speech.
    public mutating func reset() {
        handle.reset()
        frameCount = 0
        energy?.reset()
    }

    /// Frees the library's object with the last copy of the detector.
    @safe private final class Handle {
        private let voice: OpaquePointer
        private let mode: Int32

        /// - Parameter mode: 0 to 3. A higher mode needs clearer voices.
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
            // It can fail only without an object or with an invalid mode.
            precondition(codes == (0, 0), "the voice detector cannot begin anew \(codes)")
        }

        func step(_ frame: ArraySlice<Int16>) -> Bool {
            let verdict = unsafe frame.withUnsafeBufferPointer { samples in
                guard let first = samples.baseAddress else { return Int32(0) }
                return unsafe WebRtcVad_Process(voice, 16_000, first, samples.count)
            }
            // It can fail only for another frame length or rate, which cannot occur here.
            precondition(verdict >= 0, "the voice detector refused a frame (\(verdict))")
            return verdict == 1
        }
    }
}
