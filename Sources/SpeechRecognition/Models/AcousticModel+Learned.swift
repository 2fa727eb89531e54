internal import CLearned
import Foundation

/// What is learned for a model: a file of that name in its folder, or what comes with the library.
enum LearnedFile: String, CaseIterable {
    case channel = "channel.json"
    case telephoneChannel = "channel-telephone.json"
    case denoiser = "denoiser.bin"
    case telephone = "telephone.mllr"
    case network = "network.bin"
    case encoder = "encoder.weights"
    case readout = "readout.bin"
    case confidence = "confidence.json"

    /// What comes with the library, for the en-us model that Debian ships.
    ///
    /// - Parameter ear: what hears; how sure each ear may be is another matter.
    /// - Returns: the library's own bytes, not a copy.
    func shipped(for ear: AcousticModel.Ear = .encoder) -> Data {
        let file =
            switch self {
            case .channel: unsafe learned_channel
            case .telephoneChannel: unsafe learned_telephone_channel
            case .denoiser: unsafe learned_denoiser
            case .telephone: unsafe learned_telephone
            case .network: unsafe learned_network
            case .encoder: unsafe learned_encoder
            case .readout: unsafe learned_readout
            case .confidence:
                switch ear {
                case .encoder: unsafe learned_confidence
                case .network: unsafe learned_network_confidence
                case .gaussians: unsafe learned_gaussian_confidence
                }
            }
        return unsafe Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: file.start), count: file.count,
            deallocator: .none)
    }

    /// What files of an older form were called: they are not heard with, and not passed over.
    fileprivate var formerName: String? {
        switch self {
        case .denoiser: "denoiser.json"
        case .network: "network.json"
        case .channel, .telephoneChannel, .telephone, .encoder, .readout, .confidence: nil
        }
    }
}

extension AcousticModel {
    /// Fingerprint of the en-us model that Debian ships: what the library has learned is for it.
    static let americanEnglishFingerprint = "cee25041c2a89d15"

    /// Something learned for this model; nil when nobody learned it for this model.
    ///
    /// - Parameter owner: ``fingerprint()`` of the model that something says it was learned for.
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that cannot be read
    ///   as what it should be, ``SpeechDecoderError/otherModel(file:expected:found:)``.
    func learned<Value>(
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

    /// Where a learned file of the model's own lies, or would lie.
    func path(of file: LearnedFile) -> String {
        folder.appendingPathComponent(file.rawValue).path
    }

    /// The learned files in the model's folder: these are heard with, in the place of what the library brings.
    var ownLearnedFiles: [LearnedFile] {
        LearnedFile.allCases.filter { FileManager.default.fileExists(atPath: path(of: $0)) }
    }

    /// Something learned for this model, as it lies in its file.
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
        case .network: ear != .gaussians
        case .encoder, .readout: ear == .encoder
        default: true
        }
    }

    /// Sixteen hexadecimal digits over everything that decides what a sound scores: the model's files and
    /// what is learned of channel, noise, telephone and sounds. Coefficients of the confidence carry it: with
    /// anything else they mean nothing.
    ///
    /// - Throws: ``ModelError`` for a file that cannot be read.
    public func scoringFingerprint() throws(ModelError) -> String {
        try fingerprint(with: LearnedFile.allCases.filter { $0 != .confidence })
    }

    /// The same with the coefficients: ears of one fingerprint hear alike.
    ///
    /// - Throws: ``ModelError`` for a file that cannot be read.
    public func hearingFingerprint() throws(ModelError) -> String {
        try fingerprint(with: LearnedFile.allCases)
    }

    private func fingerprint(with files: [LearnedFile]) throws(ModelError) -> String {
        var hash = Fingerprint()
        hash.mix(Data(try fingerprint().utf8))
        for file in files {
            do {
                guard let content = try content(of: file) else { continue }
                // Beside a network the denoiser is not used (``AcousticScorer``).
                if file == .denoiser, try self.content(of: .network) != nil { continue }
                hash.mix(Data(file.rawValue.utf8))
                // Its head has the checksum of the rest.
                hash.mix(file == .encoder ? content.prefix { $0 != 0 } : content)
            } catch {
                throw .refused(folder: folder.path, why: "\(error)")
            }
        }
        return hash.digits
    }

    /// Reads everything that is learned for the model, without starting the engine. A model that nobody
    /// learned a confidence for still transcribes.
    ///
    /// - Throws: ``ModelError/refused(folder:why:)`` naming the file that is broken or of another model.
    public func checkLearned() throws(ModelError) {
        try checkLearnedScores()
        do {
            if try content(of: .confidence) != nil { _ = try Calibration.forModel(self) }
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }

    /// The same of what decides a score alone: all but the confidence.
    func checkLearnedScores() throws(ModelError) {
        let topology = try PhoneTopology(self)
        do {
            _ = try CepstralChannel.forModel(self, .wide)
            _ = try CepstralChannel.forModel(self, .telephone)
            _ = try CepstralDenoiser.forModel(self)
            if let change = try TelephoneTransform.forModel(self),
                ownLearnedFiles.contains(.telephone),
                let parameters = try AcousticParameters.read(self, topology)
            {
                _ = try SenoneScorer(parameters).changed(by: change, of: self)
            }
            _ = try PhoneNetwork.forModel(self, topology)
            _ = try PhoneEncoder.forModel(self, topology)
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }
}
