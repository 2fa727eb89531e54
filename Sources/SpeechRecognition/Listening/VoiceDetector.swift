import CWebRTCVoice

/// Speech detection by WebRTC's voice detector: Gaussian mixtures over six bands of the spectrum,
/// adapted to the room.
///
/// At low sensitivity the sound must stand out of the room as well, see ``EnergyDetector``. Chosen by
/// measurement: docs/decisions/0018-voice-detection.md. One thread at a time.
@safe public struct VoiceDetector: SpeechDetecting {
    private let handle: Handle
    private var energy: EnergyDetector?
    /// Frames since the detector knew nothing of the room.
    private var frameCount = 0

    /// WebRTC's detector takes the first frames it ever hears for speech, whatever they are: it knows no
    /// noise yet. Speech that goes on after 80 ms loses nothing, an utterance begins before its onset.
    private static let settlingFrames = 8

    /// - Throws: ``ListeningError/noMemory(for:)``.
    public init(sensitivity: SpeechSensitivity = .medium) throws(ListeningError) {
        energy = sensitivity == .low ? EnergyDetector(sensitivity: .low) : nil
        handle = try Handle(mode: sensitivity == .high ? 1 : 3)
    }

    /// Whether the frame is a voice; with low sensitivity it must be loud too.
    public mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        precondition(frame.count == speechFrameSampleCount, "a frame is 10 ms")
        frameCount += 1
        let isVoice = handle.step(frame) && frameCount > Self.settlingFrames
        guard energy != nil else { return isVoice }
        let isLoud = energy?.step(frame) == true
        return isVoice && isLoud
    }

    /// Forgets the stream; the first frames after it are never speech.
    public mutating func reset() {
        handle.reset()
        frameCount = 0
        energy?.reset()
    }

    /// Frees the library's object with the last copy of the detector that holds it.
    @safe private final class Handle {
        private let voice: OpaquePointer
        private let mode: Int32

        /// - Parameter mode: 0 to 3, how surely a frame must be voice.
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
            // Its only errors are no object and modes that it does not have.
            precondition(codes == (0, 0), "the voice detector cannot begin anew \(codes)")
        }

        func step(_ frame: ArraySlice<Int16>) -> Bool {
            let verdict = unsafe frame.withUnsafeBufferPointer { samples in
                guard let first = samples.baseAddress else { return Int32(0) }
                return unsafe WebRtcVad_Process(voice, 16_000, first, samples.count)
            }
            // Its only errors are frames of another length or rate, which cannot occur here.
            precondition(verdict >= 0, "the voice detector refused a frame (\(verdict))")
            return verdict == 1
        }
    }
}
