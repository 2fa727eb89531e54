import Glibc

/// Speech detection by loudness above the noise of the room.
///
/// Rumble below 200 Hz is filtered away; the noise floor is the quietest moment of the last two
/// seconds (minimum statistics after R. Martin, 2001, without its bias correction).
public struct EnergyDetector: SpeechDetecting {
    private let margin: Float
    private let quietest: Float
    private var filter = HighPass()
    private var floor = NoiseFloor()
    private var wasSpeech = false

    /// Once speech, a frame may be this many decibels weaker and still be.
    private static let hysteresis: Float = 3

    /// A detector that knows nothing of the room yet.
    public init(sensitivity: SpeechSensitivity = .medium) {
        // Decibels above the floor, and the level (of full scale) below which nothing is speech.
        (margin, quietest) =
            switch sensitivity {
            case .low: (14, -48)
            case .medium: (9, -56)
            case .high: (6, -62)
            }
    }

    /// Whether the frame stands out of the room's noise, which is learned on the way.
    public mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        let level = filter.decibels(of: frame)
        let threshold = max(floor.step(level) + margin, quietest)
        wasSpeech = level > (wasSpeech ? threshold - Self.hysteresis : threshold)
        return wasSpeech
    }

    /// Forgets the last frames; what is known of the room's noise stays.
    public mutating func reset() {
        filter = HighPass()
        wasSpeech = false
    }
}

/// A second-order Butterworth high-pass at 200 Hz.
private struct HighPass {
    private var state: (Float, Float) = (0, 0)

    /// Mean power of the filtered frame in decibels of full scale, at least −100.
    mutating func decibels(of frame: ArraySlice<Int16>) -> Float {
        // Bilinear transform at 16 kHz: w0 = 2π·200/16000, Q = 1/√2.
        let b0: Float = 0.945_978_0
        let a1: Float = -1.889_033_1
        let a2: Float = 0.894_874_3
        var sum: Float = 0
        for sample in frame {
            let input = Float(sample) / 32_768
            // Transposed direct form II; b1 = −2·b0, b2 = b0.
            let output = b0 * input + state.0
            state.0 = -2 * b0 * input - a1 * output + state.1
            state.1 = b0 * input - a2 * output
            sum += output * output
        }
        return 10 * log10(sum / Float(max(1, frame.count)) + 1e-10)
    }
}
