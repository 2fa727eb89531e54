import Foundation

extension AcousticModel {
    /// Checks the model's trained files without starting the engine. Throws
    /// ``ModelError/refused(folder:why:)``.
    public func checkLearned() throws(ModelError) {
        try checkLearnedScores()
        do {
            if try content(of: .confidence) != nil { _ = try Calibration.forModel(self) }
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }

    /// Like ``checkLearned()``, but does not read the confidence coefficients.
    func checkLearnedScores() throws(ModelError) {
        let topology = try PhoneTopology.forModel(self)
        do {
            _ = try PhoneNetwork.forModel(self, topology)
            let ear = try PhoneEncoder.forModel(self, topology)
            _ = try SpeechTextDecoder.forModel(self, hearing: ear?.encoder)
            _ = try SpeechTextDecoder.forModel(self, hearing: ear?.encoder, isAdapted: true)
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }
}
