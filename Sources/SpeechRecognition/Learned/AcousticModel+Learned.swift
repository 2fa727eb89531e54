internal import CLearned
import Foundation

/// A file with data that was trained for one acoustic model, from the model's folder or the
/// library.
enum LearnedFile: String, CaseIterable {
    case network = "network.bin"
    case encoder = "encoder.weights"
    case readout = "readout.bin"
    case decoder = "decoder.weights"
    case decoderAdapter = "decoder-adapter.weights"
    case confidence = "confidence.json"

    /// Returns the library's file for Debian's en-us model without copying the file. Each scorer
    /// (`ear`) has its own confidence coefficients.
    func shipped(for ear: AcousticModel.Ear = .encoder) -> Data {
        let file =
            switch self {
            case .network: unsafe learned_network
            case .encoder: unsafe learned_encoder
            case .readout: unsafe learned_readout
            case .decoder: unsafe learned_decoder
            case .decoderAdapter: unsafe learned_decoder_adapter
            case .confidence:
                switch ear {
                case .encoder: unsafe learned_confidence
                case .network: unsafe learned_network_confidence
                }
            }
        return unsafe Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: file.start), count: file.count,
            deallocator: .none)
    }

    /// The name of the file in an older format. If the model has a file with this name, the file is
    /// reported as unreadable.
    fileprivate var formerName: String? {
        switch self {
        case .network: "network.json"
        case .encoder, .readout, .decoder, .decoderAdapter, .confidence:
            nil
        }
    }
}

extension AcousticModel {
    /// The fingerprint of the en-us model to which the library's data belongs. PocketSphinx 0.8 and
    /// PocketSphinx 5 both contain this model.
    static let americanEnglishFingerprint = "cee25041c2a89d15"

    /// Returns the data from one of the model's trained files, or nil if there is no such file. All
    /// users of the model share the data. Throws an error if `owner` returns a different model.
    func learned<Value: Sendable>(
        _ file: LearnedFile, read: (Data) -> Value?, owner: (Value) -> String?
    ) throws(SpeechDecoderError) -> Value? {
        try shared(.learned(file)) { () throws(SpeechDecoderError) in
            try readLearned(file, read: read, owner: owner)
        }
    }

    private func readLearned<Value>(
        _ file: LearnedFile, read: (Data) -> Value?, owner: (Value) -> String?
    ) throws(SpeechDecoderError) -> Value? {
        guard let content = try content(of: file) else { return nil }
        guard let value = read(content) else { throw .unreadable(file: path(of: file)) }
        guard let expected = owner(value) else { return value }
        let found = (try? fingerprint()) ?? "unreadable"
        guard expected == found else {
            throw .otherModel(file: path(of: file), expected: expected, found: found)
        }
        return value
    }

    /// The path of a trained file in the model's folder, whether or not the file exists.
    func path(of file: LearnedFile) -> String {
        folder.appendingPathComponent(file.rawValue).path
    }

    /// The trained files in the model's folder. These files replace the library's files of the same
    /// names.
    var ownLearnedFiles: [LearnedFile] {
        LearnedFile.allCases.filter { FileManager.default.fileExists(atPath: path(of: $0)) }
    }

    /// The bytes of a trained file; nil if the model does not have or use the file.
    func content(of file: LearnedFile) throws(SpeechDecoderError) -> Data? {
        guard isUsed(file) else { return nil }
        let own = path(of: file)
        guard FileManager.default.fileExists(atPath: own) else {
            if let former = file.formerName.map({ folder.appendingPathComponent($0).path }),
                FileManager.default.fileExists(atPath: former)
            {
                throw .unreadable(file: former)
            }
            return (try? fingerprint()) == Self.americanEnglishFingerprint
                ? file.shipped(for: ear) : nil
        }
        guard
            let content = try? Data(
                contentsOf: URL(fileURLWithPath: own), options: .alwaysMapped)
        else { throw .unreadable(file: own) }
        return content
    }

    private func isUsed(_ file: LearnedFile) -> Bool {
        switch file {
        case .encoder, .readout, .decoder, .decoderAdapter: ear == .encoder
        default: true
        }
    }

    /// Sixteen hexadecimal digits that identify the model's files and all trained files that affect
    /// acoustic scores. The file with the confidence coefficients contains this fingerprint.
    public func scoringFingerprint() throws(ModelError) -> String {
        try fingerprint(with: [.network, .encoder, .readout])
    }

    /// Like ``scoringFingerprint()``, but includes all trained files. Models with equal
    /// fingerprints give equal results.
    package func hearingFingerprint() throws(ModelError) -> String {
        try fingerprint(with: LearnedFile.allCases)
    }

    private func fingerprint(with files: [LearnedFile]) throws(ModelError) -> String {
        var hash = Fingerprint()
        hash.mix(Data(try fingerprint().utf8))
        for file in files {
            do {
                guard let content = try content(of: file) else { continue }
                hash.mix(Data(file.rawValue.utf8))
                // The header of a weights file contains a checksum of the rest of the file.
                let isWeights = file.rawValue.hasSuffix(".weights")
                hash.mix(isWeights ? content.prefix { $0 != 0 } : content)
            } catch {
                throw .refused(folder: folder.path, why: "\(error)")
            }
        }
        return hash.digits
    }
}
