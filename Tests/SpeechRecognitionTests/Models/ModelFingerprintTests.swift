import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Fingerprints of models", .timeLimit(.minutes(30)))
struct ModelFingerprintTests {
    private static let sameOptions = """
        -lowerf 130
        -upperf 6800
        -nfilt 25
        -transform dct
        -lifter 22
        -feat 1s_c_d_dd
        -svspec 0-12/13-25/26-38
        -agc none
        -cmn batch
        -varnorm no
        -model ptm

        """
    private static let initialMean =
        "41.00,-5.29,-0.12,5.09,2.48,-4.07,-1.37,-1.78,-5.08,-2.05,-6.45,-1.42,1.17"

    @Test(
        "PocketSphinx 0.8 and 5 have the same model, with other options",
        arguments: [
            ("-cmninit \(ModelFingerprintTests.initialMean)\n", true),
            ("-remove_noise yes\n", true),
            ("-remove_noise no\n", false),
        ])
    func versions(options: String, isSame: Bool) throws {
        let original = try Engine.model.get()
        try ModelTests.inFolder { folder in
            let acoustic = folder.appendingPathComponent("en-us", isDirectory: true)
            try FileManager.default.createDirectory(at: acoustic, withIntermediateDirectories: true)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: original.acousticFolder.path)
            for name in names where name != "feat.params" {
                try FileManager.default.createSymbolicLink(
                    at: acoustic.appendingPathComponent(name),
                    withDestinationURL: original.acousticFolder.appendingPathComponent(name))
            }
            try Data((Self.sameOptions + options).utf8)
                .write(to: acoustic.appendingPathComponent("feat.params"))
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("words.dict"),
                withDestinationURL: original.dictionary)
            let fingerprint = try AcousticModel(folder: folder).fingerprint()
            #expect((fingerprint == AcousticModel.americanEnglishFingerprint) == isSame)
        }
    }
}
