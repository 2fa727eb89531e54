import CWebRTCVoice

/// Speech detection by WebRTC's voice detector: Gaussian mixtures over six bands of the spectrum,
/// adapted to the room.
///
/// At low sensitivity the sound must stand out of the room as well, see ``EnergyDetector``. Chosen by
/// measurement: docs/decisions/0021-voice-detection.md. One thread at a time.
@safe public struct VoiceDetector: SpeechDetecting {
    private var handle: Handle
    private let likelihood: Int32
    private var energy: EnergyDetector?

    public init(sensitivity: SpeechSensitivity = .medium) {
        likelihood = sensitivity == .high ? 2 : 0
        energy = sensitivity == .low ? EnergyDetector(sensitivity: .low) : nil
        handle = Handle(likelihood: likelihood)
    }

    public mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        precondition(frame.count == speechFrameSampleCount, "a frame is 10 ms")
        let isVoice = handle.step(frame)
        guard energy != nil else { return isVoice }
        let isLoud = energy?.step(frame) == true
        return isVoice && isLoud
    }

    public mutating func reset() {
        handle = Handle(likelihood: likelihood)
        energy?.reset()
    }

    /// Frees the C++ object with the last copy of the detector that holds it.
    @safe private final class Handle {
        private let voice: OpaquePointer

        init(likelihood: Int32) {
            guard let voice = unsafe CWebRTCVoice_create(likelihood) else {
                fatalError("no memory for the voice detector")
            }
            unsafe self.voice = unsafe voice
        }

        deinit { unsafe CWebRTCVoice_destroy(voice) }

        func step(_ frame: ArraySlice<Int16>) -> Bool {
            let verdict = unsafe frame.withUnsafeBufferPointer { samples in
                guard let first = samples.baseAddress else { return Int32(0) }
                return unsafe CWebRTCVoice_step(voice, first)
            }
            // Its only errors are frames of another length or rate, which cannot occur here.
            precondition(verdict >= 0, "the voice detector refused a frame (\(verdict))")
            return verdict == 1
        }
    }
}
