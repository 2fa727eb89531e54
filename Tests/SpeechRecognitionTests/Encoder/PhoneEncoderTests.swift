import Foundation
import SoundTestSupport
import Testing

@testable import SpeechRecognition

@Suite("The encoder that hears answers", .timeLimit(.minutes(30)))
struct PhoneEncoderTests {
    private func encoder() throws -> PhoneEncoder {
        let model = try Engine.model.get()
        return try #require(try PhoneEncoder.forModel(model, PhoneTopology(model)))
    }

    @Test("It finds the phones of a recorded sentence")
    func phones() throws {
        let topology = try PhoneTopology(try Engine.model.get())
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let frames = Array(0..<(samples.count / FrontEnd.samplesPerFrame))
        let heard = try encoder().hear(samples, frames: frames[...]).phones
        #expect(heard.frameCount == frames.count)
        let best = frames.map { frame in
            topology.names.indices.max {
                heard.logProbability(ofAnyOf: [$0], inFrame: frame)
                    < heard.logProbability(ofAnyOf: [$1], inFrame: frame)
            }.map { topology.names[$0] } ?? ""
        }
        let found = zip(best, best.dropFirst()).filter { $0 != $1 && $1 != "SIL" }.map(\.1)
        let said = "G OW F AO R W ER D T EH N M IY T ER Z".split(separator: " ").map(String.init)
        let kept = said.count - found.difference(from: said).removals.count
        #expect(kept >= said.count * 3 / 4, "heard \(found.joined(separator: " "))")
    }

    @Test("Silence is no phone that somebody speaks")
    func silence() throws {
        let samples = (0..<16_000).map { Int16($0 % 3 - 1) }
        let silence = try #require(
            PhoneTopology(try Engine.model.get()).names.firstIndex(of: "SIL"))
        let heard = try encoder().hear(samples, frames: [20, 50, 80]).phones
        for frame in 0..<heard.frameCount {
            #expect(heard.logProbability(ofAnyOf: [silence], inFrame: frame) > log(0.5))
        }
    }

    @Test("A long sound is heard in pieces, each as if it stood alone")
    func pieces() throws {
        let recording = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let longest = PhoneEncoder.longestPiece
        let first = (0..<longest).map { recording[$0 % recording.count] }
        let encoder = try encoder()
        let all = encoder.hear(first + recording, frames: [2_010, 2_060, 2_110]).phones
        let alone = encoder.hear(recording, frames: [10, 60, 110]).phones
        #expect(all.values == alone.values)
    }

    @Test("Nothing is heard in nothing")
    func nothing() throws {
        #expect(try encoder().hear([], frames: []).phones.frameCount == 0)
    }

    @Test(
        "Each sample belongs to the half frame whose middle is nearest",
        arguments: [
            (0, 0), (350, 0), (351 + 95, 0), (351 + 97, 1), (351 + 192, 1), (351 + 192 * 7, 7),
            (1_000_000, 9),
        ])
    func half(sample: Int, expected: Int) {
        #expect(EncoderReadout.half(at: sample, of: 10) == expected)
    }

    @Test("The shipped readout fits the shipped encoder and the model's phones")
    func fits() throws {
        let found = try encoder()
        #expect(found.readout.fits(found.encoder))
        #expect(try found.readout.phones == PhoneTopology(Engine.model.get()).names)
    }

    @Test(
        "A readout with a head of another kind is refused",
        arguments: [
            ("\"version\": 1", "\"version\": 2"), ("trivia-voice-readout", "trivia-voice-network"),
            ("\"halves\": 2", "\"halves\": 3"), ("\"blocks\": [5, 7]", "\"blocks\": []"),
        ])
    func refused(old: String, new: String) throws {
        let file = LearnedFile.readout.shipped()
        let end = try #require(file.firstIndex(of: 0))
        let head = String(decoding: file[..<end], as: UTF8.self)
        #expect(head.contains(old))
        let changed = Data(head.replacingOccurrences(of: old, with: new).utf8) + file[end...]
        #expect(EncoderReadout(file: changed) == nil)
    }

    @Test("A readout without inputs, phones and layers is refused")
    func nothingToRead() {
        let head = """
            {"format":"trivia-voice-readout","version":1,"model":"x","phones":[],"blocks":[0],\
            "halves":2,"centre":[],"scale":[],"priors":[],"layers":[]}
            """
        #expect(EncoderReadout(file: Data(head.utf8) + [0]) == nil)
    }

    @Test("A readout that is cut off is refused")
    func cutOff() {
        let file = LearnedFile.readout.shipped()
        #expect(EncoderReadout(file: file) != nil)
        #expect(EncoderReadout(file: Data(file.prefix(file.count / 2))) == nil)
    }

    @Test(
        "A folder with only some of the files that belong together is refused by the missing one",
        arguments: [
            ([LearnedFile.encoder], LearnedFile.readout), ([.readout], .encoder),
            ([.encoder, .readout], .network),
        ])
    func incomplete(files: [LearnedFile], missing: LearnedFile) throws {
        let installed = try Engine.model.get()
        let folder = try TemporaryFolder()
        for name in try FileManager.default.contentsOfDirectory(
            atPath: installed.acousticFolder.path)
        {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appendingPathComponent(name),
                withDestinationURL: installed.acousticFolder.appendingPathComponent(name))
        }
        // A blank line makes it another model, for which the library has no files.
        let parameters = try Data(
            contentsOf: installed.acousticFolder.appendingPathComponent("feat.params"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("feat.params"))
        _ = try folder.write(parameters + Data("\n".utf8), to: "feat.params")
        var model = installed
        model.folder = folder.url
        model.acousticFolder = folder.url
        let owner = try model.fingerprint()
        #expect(try owner != installed.fingerprint())
        for file in files {
            let content = file.shipped().replacing(try installed.fingerprint(), with: owner)
            _ = try folder.write(content, to: file.rawValue)
        }
        let topology = try PhoneTopology(model)
        let error = #expect(throws: SpeechDecoderError.self) {
            _ = try NetworkScorer.forModel(model, topology, .answers)
        }
        let report = try #require(error?.description)
        #expect(report.contains("\(missing.rawValue), which is missing"))
    }
}
