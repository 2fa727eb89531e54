import Foundation

@testable import SpeechRecognition

/// Reads a learned file, or changes to a binary file, of a model. The first byte or `FUZZ_READING` selects
/// it. Each change is a position of four bytes and a value.
enum ModelReading {
    private static let chosen = getenv("FUZZ_READING").flatMap { UInt8(String(cString: $0)) }
    private static let binary = ["mdef", "transition_matrices", "means", "variances", "sendump"]

    static func read(_ bytes: [UInt8]) {
        guard let first = chosen ?? bytes.first else { return }
        let rest = Array(bytes.dropFirst())
        let text = String(decoding: rest, as: UTF8.self)
        switch Int(first) % (6 + binary.count) {
        case 0:
            guard let network = PhoneNetwork(file: Data(rest)) else { return }
            hear(with: network)
        case 1: _ = (try? Calibration(json: text))?.logOdds(Evidence())
        case 2: _ = PronunciationDictionary(text: text).pronunciations(of: "a")
        case 3:
            guard let readout = EncoderReadout(file: Data(rest)) else { return }
            hear(with: readout)
        case 4: encode(with: Data(rest))
        case 5: write(with: Data(rest))
        case let number: readBinary(binary[number - 6], changed: rest)
        }
    }

    /// Processes three frames up to the costs for a search.
    private static func hear(with network: PhoneNetwork) {
        let energies = (0..<(3 * network.bands.count)).map { sound[$0 % sound.count] }
        let heard = network.probabilities(in: energies, frames: [0, 1, 2])
        _ = NetworkScorer(network: network, states: Array(0..<heard.stateCount)).scores(of: heard)
    }

    /// Processes three encoder frames with two blocks of eight values each.
    private static func hear(with readout: EncoderReadout) {
        guard readout.fits(width: 8, blockCount: 2) else { return }
        let frames = FloatRows(Array(sound.prefix(24)), width: 8)
        let outputs = readout.outputs(
            EncodedSpeech(frames: frames, blocks: [0: frames, 1: frames]))
        let heard = PhoneProbabilities(priors: readout.priors, of: outputs, frameCount: 6) { $0 }
        _ = heard.costs()
    }

    /// Encodes an eighth of a second: three frames.
    private static func encode(with file: Data) {
        guard let weights = try? WeightsFile(file, path: "encoder.weights", kind: .encoder),
            let encoder = try? SpeechEncoder(weights, path: "encoder.weights")
        else { return }
        let samples = (0..<2_000).map { sound[$0 % sound.count] / 4 }
        _ = encoder.encode(samples, keeping: [0])
    }

    /// Decodes three frames of eight values to text.
    private static func write(with file: Data) {
        guard let weights = try? WeightsFile(file, path: "decoder.weights", kind: .decoder),
            let decoder = try? SpeechTextDecoder(weights, path: "decoder.weights", width: 8)
        else { return }
        let frames = FloatRows(Array(sound.prefix(24)), width: 8)
        _ = decoder.dictations(of: decoder.sound(frames)).first?.words
    }

    /// Forty values, which are used as frames.
    private static let sound = (0..<40).map { Float($0 % 7) - 3 }
    private static let installed = Result { try ModelLocator(environment: [:]).model() }
    private static let folder = URL(
        fileURLWithPath: "/dev/shm/fuzz-model-\(getpid())", isDirectory: true)
    private static let originals: [String: Data] = {
        let files = FileManager.default
        guard let model = try? installed.get() else { fatalError("no installed model") }
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        var originals: [String: Data] = [:]
        let folders = [model.acousticFolder, model.folder]
        for source in folders {
            for name in (try? files.contentsOfDirectory(atPath: source.path)) ?? [] {
                let target = folder.appendingPathComponent(name)
                let path = source.appendingPathComponent(name)
                if binary.contains(name) { originals[name] = try? Data(contentsOf: path) }
                if name != model.acousticFolder.lastPathComponent {
                    try? files.createSymbolicLink(at: target, withDestinationURL: path)
                }
            }
        }
        return originals
    }()

    private static func readBinary(_ name: String, changed changes: [UInt8]) {
        guard var data = originals[name] else { fatalError("the model has no \(name)") }
        for start in stride(from: 0, to: changes.count - 4, by: 5) {
            let place = changes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            // Headers and counts are near the beginning.
            let index = place.isMultiple(of: 4) ? place % data.count : place % min(data.count, 512)
            data[index] = changes[start + 4]
        }
        let file = folder.appendingPathComponent(name)
        defer {
            try? FileManager.default.removeItem(at: file)
            try? originals[name]?.write(to: file)
        }
        try? FileManager.default.removeItem(at: file)
        guard (try? data.write(to: file)) != nil, let model = try? AcousticModel(folder: folder)
        else { return }
        guard let topology = try? PhoneTopology(model) else { return }
        _ = try? AcousticParameters.read(model, topology)
    }
}
