import SoundTestSupport
import SpeechRecognition
import Transcript

/// Generates sound from beeps and silences.
enum Beeps {
    /// - Parameter pattern: Seconds of silence, seconds of beep, silence, beep…
    static func samples(_ pattern: Double...) -> [Int16] {
        pattern.enumerated().flatMap { index, seconds in
            index.isMultiple(of: 2)
                ? silence(seconds) : Tone.samples(frequency: 700, seconds: seconds, amplitude: 0.3)
        }
    }

    /// A quiet room: identical noise at about −70 dB of full scale.
    static func silence(_ seconds: Double) -> [Int16] {
        var state: UInt32 = 1
        return (0..<Int(seconds * Double(AudioTime.hertz))).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(state >> 28) - 8
        }
    }
}

extension ListeningSettings {
    /// Detects any sound that is louder than the room, because a beep is not a voice.
    static let beeps = ListeningSettings(detector: .energy)
}
