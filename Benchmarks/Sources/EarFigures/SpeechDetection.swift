import ArgumentParser
import Foundation
import SpeechRecognition

struct SpeechDetection: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "detection",
        abstract: "Writes what each speech detector says of every frame of some recordings.",
        discussion: """
            Beside each NAME.raw (16 kHz, 16 bits, mono) it writes NAME.DETECTOR-SENSITIVITY, a byte a \
            frame, 0 or 1. Scripts/measure-speech-detection.py prepares the folder and makes the table.
            """)

    @Argument(help: "A folder of raw recordings.")
    var folder: String

    func run() throws {
        let folder = URL(filePath: folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".raw") }
        for kind in ListeningSettings.Detector.allCases {
            for sensitivity in SpeechSensitivity.allCases {
                for file in files {
                    let name = file.dropLast(3) + "\(kind)-\(sensitivity)"
                    let path = folder.appending(path: file).path
                    try Data(Self.decisions(on: path, kind, sensitivity))
                        .write(to: folder.appending(path: String(name)))
                }
            }
        }
    }

    private static func decisions(
        on path: String, _ kind: ListeningSettings.Detector, _ sensitivity: SpeechSensitivity
    ) throws -> [UInt8] {
        var source = try ClipSource.open(path, format: .raw)
        let settings = ListeningSettings(sensitivity: sensitivity, detector: kind)
        var detector = try settings.makeDetector()
        let frameSampleCount = type(of: detector).frameSampleCount
        var decisions: [UInt8] = []
        while let chunk = try source.read(upTo: frameSampleCount),
            chunk.samples.count == frameSampleCount
        {
            decisions.append(detector.step(chunk.samples[...]) ? 1 : 0)
        }
        return decisions
    }
}
