import Glibc

/// Treats sound above 200 Hz as speech if it is sufficiently louder than the quietest moment of the
/// last two seconds (minimum statistics, Rainer Martin, 2001).
package struct EnergyDetector: SpeechDetecting {
    private let margin: Float
    private let quietest: Float
    private var filter = HighPass()
    private var floor = NoiseFloor()
    private var wasSpeech = false

    /// After a frame with speech, the threshold is lowered by this many decibels.
    private static let hysteresis: Float = 3

    /// Creates a detector that has not yet adapted to the room.
    package init(sensitivity: SpeechSensitivity = .medium) {
        // The required level above the noise floor, and the lowest level of speech relative to full
        // scale, both in decibels.
        (margin, quietest) =
            switch sensitivity {
            case .low: (14, -48)
            case .medium: (9, -56)
            case .high: (6, -62)
            }
    }

    /// Measures the room's noise, and returns whether the frame is louder than this noise.
    package mutating func step(_ frame: ArraySlice<Int16>) -> Bool {
        let level = filter.decibels(of: frame)
        let threshold = max(floor.step(level) + margin, quietest)
        wasSpeech = level > (wasSpeech ? threshold - Self.hysteresis : threshold)
        return wasSpeech
    }

    /// Discards the most recent frames, but keeps the measured noise of the room.
    package mutating func reset() {
        filter = HighPass()
        wasSpeech = false
    }
}

/// A second-order Butterworth high-pass filter at 200 Hz.
private struct HighPass {
    private var state: (Float, Float) = (0, 0)

    /// The mean power of the filtered frame in decibels relative to full scale, at least −100.
    mutating func decibels(of frame: ArraySlice<Int16>) -> Float {
        // Bilinear transform at 16 kHz, with w0 = 2π·200/16000 and Q = 1/√2.
        let b0: Float = 0.945_978_0
        let a1: Float = -1.889_033_1
        let a2: Float = 0.894_874_3
        var sum: Float = 0
        for sample in frame {
            let input = Sample.float(sample)
            // Transposed direct form II; b1 = −2·b0, b2 = b0.
            let output = b0 * input + state.0
            state.0 = -2 * b0 * input - a1 * output + state.1
            state.1 = b0 * input - a2 * output
            sum += output * output
        }
        return 10 * log10(sum / Float(max(1, frame.count)) + 1e-10)
    }
}
