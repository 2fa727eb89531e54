import Foundation

/// What the recognizer reads: see `Calibration` in SpeechRecognition.
struct Calibration: Encodable {
    var format = "trivia-voice-confidence"
    var version = 1
    var model: String
    var seed: UInt64
    var date: String
    var licence: String
    var bias: Double
    var coefficients: [String: Double]
    var absent: [String: Double]
    var limits: [String: [Double]]
    var thresholds: [String: Double]
    /// Mean and deviation of the natural logarithm of 10 ms frames.
    var durations: [String: [Double]]

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
