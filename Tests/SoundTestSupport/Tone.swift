import Foundation

/// A sine wave.
public enum Tone {
    /// The tone as signed 16-bit samples.
    ///
    /// - Parameter amplitude: From 0 to 1 of full scale.
    public static func samples(
        frequency: Double, seconds: Double, hertz: Int = 16_000, amplitude: Double = 0.5
    ) -> [Int16] {
        (0..<Int(seconds * Double(hertz))).map { index in
            let phase = 2 * Double.pi * frequency * Double(index) / Double(hertz)
            return Int16((amplitude * 32_767 * sin(phase)).rounded())
        }
    }

    /// The root mean square of samples, from 0 to 1 of full scale.
    public static func level(_ samples: some Collection<Int16>) -> Double {
        let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
        return (sum / Double(max(1, samples.count))).squareRoot() / 32_768
    }
}
