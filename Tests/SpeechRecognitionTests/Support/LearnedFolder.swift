import Foundation
import SoundTestSupport

@testable import SpeechRecognition

extension Engine {
    /// Passes the installed model to `body`, with these learned files instead of the library's.
    static func withLearned(
        _ files: [LearnedFile: Data], _ body: (AcousticModel) throws -> Void
    ) throws {
        var model = try Engine.model.get()
        let folder = try TemporaryFolder()
        for (file, content) in files { _ = try folder.write(content, to: file.rawValue) }
        model.folder = folder.url
        try withExtendedLifetime(folder) { try body(model) }
    }

    /// Passes the installed model to `body`, with a network that recognizes only silence.
    static func withDeafNetwork(_ body: (AcousticModel) throws -> Void) throws {
        let model = try Engine.model.get()
        let topology = try PhoneTopology(model)
        let count = topology.names.count * PhoneTopology.statesPerPhone
        func row(_ value: (Int) -> Int) -> String {
            "[" + (0..<count).map { "\(value($0))" }.joined(separator: ", ") + "]"
        }
        let bias = row { $0 / PhoneTopology.statesPerPhone == topology.silence ? 1_000 : 0 }
        let names = topology.names.map { "\"\($0)\"" }.joined(separator: ", ")
        let network = """
            {"format": "trivia-voice-network", "version": 3, "model": "\(try model.fingerprint())",
             "phones": [\(names)], "bands": {"count": 1, "lowest": 80, "highest": 7600}, "stride": 1,
             "window": 1, "centre": [0], "scale": [1],
             "priors": \(row { _ in 1 }), "layers": [
               {"kind": "linear", "taps": 1, "dilation": 1, "scale": \(row { _ in 1 }), "bias": \(bias)}]}
            """
        let weights = Data(count: 1 + 3 * count)
        try withLearned([.network: Data(network.utf8) + weights]) { deaf in
            // The model scores differently, so its confidence file must name another fingerprint.
            let confidence = LearnedFile.confidence.shipped().replacing(
                try model.scoringFingerprint(), with: try deaf.scoringFingerprint())
            let file = URL(fileURLWithPath: deaf.path(of: .confidence))
            try confidence.write(to: file)
            try body(deaf)
        }
    }
}
