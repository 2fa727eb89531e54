internal import CLearned
import Foundation

/// What is learned for a model: a file of that name in its folder, or what comes with the library.
enum LearnedFile: String, CaseIterable {
    case channel = "channel.json"
    case telephoneChannel = "channel-telephone.json"
    case denoiser = "denoiser.json"
    case telephone = "telephone.mllr"
    case network = "network.json"
    case confidence = "confidence.json"

    /// The text that comes with the library, for the en-us model that Debian ships.
    ///
    /// - Parameter usesNetwork: whether the network hears too; how sure its ear may be is another matter.
    func shipped(usesNetwork: Bool = true) -> String {
        let text =
            switch self {
            case .channel: unsafe learned_channel
            case .telephoneChannel: unsafe learned_telephone_channel
            case .denoiser: unsafe learned_denoiser
            case .telephone: unsafe learned_telephone
            case .network: unsafe learned_network
            case .confidence where usesNetwork: unsafe learned_confidence
            case .confidence: unsafe learned_gaussian_confidence
            }
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: text.start, count: text.count), as: UTF8.self)
    }
}

extension AcousticModel {
    /// Fingerprint of the en-us model that Debian ships: what the library has learned is for it.
    static let americanEnglishFingerprint = "cee25041c2a89d15"

    /// Something learned for this model; nil when nobody learned it for this model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that cannot be read
    ///   as what it should be.
    func learned<Value>(
        _ file: LearnedFile, read: (String) -> Value?
    ) throws(SpeechDecoderError) -> Value? {
        guard let text = try text(of: file) else { return nil }
        if let value = read(text) { return value }
        throw .unreadable(file: folder.appendingPathComponent(file.rawValue).path)
    }

    /// The text of something learned for this model.
    func text(of file: LearnedFile) throws(SpeechDecoderError) -> String? {
        if file == .network, !usesNetwork { return nil }
        let own = folder.appendingPathComponent(file.rawValue)
        guard FileManager.default.fileExists(atPath: own.path) else {
            return (try? fingerprint()) == Self.americanEnglishFingerprint
                ? file.shipped(usesNetwork: usesNetwork) : nil
        }
        guard let text = try? String(contentsOf: own, encoding: .utf8) else {
            throw .unreadable(file: own.path)
        }
        return text
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
                guard let text = try text(of: file) else { continue }
                hash.mix(Data(file.rawValue.utf8))
                hash.mix(Data(text.utf8))
            } catch {
                throw .refused(folder: folder.path, why: "\(error)")
            }
        }
        return hash.digits
    }

    /// Reads everything that is learned for the model. Without coefficients it still transcribes.
    ///
    /// - Throws: ``ModelError/refused(folder:why:)`` naming the file that is broken or of another model.
    func checkLearned() throws(ModelError) {
        do {
            _ = try CepstralChannel.forModel(self, .wide)
            _ = try CepstralChannel.forModel(self, .telephone)
            _ = try CepstralDenoiser.forModel(self)
            _ = try TelephoneTransform.forModel(self)
            _ = try PhoneNetwork.forModel(self, PhoneTopology(self))
            if try text(of: .confidence) != nil { _ = try Calibration.forModel(self) }
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }
}
