import Foundation
import SpeechRecognition
import Testing

/// Writes what our detectors say of every frame, to be compared with other detectors' decisions.
///
/// `MEASURE_SPEECH_DETECTION` names a folder of raw recordings (16 kHz, 16 bits, mono); beside each
/// `NAME.raw` come `NAME.DETECTOR-SENSITIVITY` files with a byte a frame, 0 or 1.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MEASURE_SPEECH_DETECTION"] != nil))
struct SpeechDetectionMeasurement {
    @Test(arguments: ListeningSettings.Detector.allCases, SpeechSensitivity.allCases)
    func decisions(detector kind: ListeningSettings.Detector, sensitivity: SpeechSensitivity) throws
    {
        let folder = URL(
            filePath: ProcessInfo.processInfo.environment["MEASURE_SPEECH_DETECTION"] ?? "")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files.sorted() where file.hasSuffix(".raw") {
            var source = try ClipSource.open(folder.appending(path: file).path, format: .raw)
            var detector: any SpeechDetecting =
                kind == .voice
                ? try VoiceDetector(sensitivity: sensitivity)
                : EnergyDetector(sensitivity: sensitivity)
            var decisions: [UInt8] = []
            while let chunk = try source.read(upTo: speechFrameSampleCount),
                chunk.samples.count == speechFrameSampleCount
            {
                decisions.append(detector.step(chunk.samples[...]) ? 1 : 0)
            }
            let name = file.dropLast(3) + "\(kind)-\(sensitivity)"
            try Data(decisions).write(to: folder.appending(path: String(name)))
        }
    }
}
