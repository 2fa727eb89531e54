import Foundation
import SoundTestSupport
import Testing

@testable import SpeechRecognition

@Suite("The parameters of the front end", .timeLimit(.minutes(30)))
struct FeatureParametersTests {
    @Test("Values are read, and those of other parts are ignored")
    func reading() throws {
        let parameters = try FeatureParameters(
            parsing: """
                # A comment.
                -lowerf 130
                -upperf "6800"  -nfilt 25
                -transform dct
                -lifter\t22
                -svspec 0-12/13-25/26-38
                -cmninit 41.00,-5.29,-0.12
                -dither no
                -warp_type affine
                -remove_dc TRUE
                -nfilt 26
                """)
        var expected = FeatureParameters()
        expected.lowest = 130
        expected.highest = 6_800
        expected.bandCount = 26
        expected.transform = .dct
        expected.lifter = 22
        expected.removesOffset = true
        #expect(parameters == expected)
        #expect(parameters.samplesPerFrame == 160)
        #expect(parameters.samplesInWindow == 410)
    }

    @Test("Without any value, the defaults apply")
    func defaults() throws {
        #expect(try FeatureParameters(parsing: "") == FeatureParameters())
    }

    @Test(
        "What the front end does not do, or what makes no sense, is refused by name",
        arguments: [
            "-dither yes", "-smoothspec yes", "-logspec 1", "-input_endian big", "-warp_params 1.1",
            "-warp_type bent", "-transform fft", "-nfilt many", "-nfilt 0", "-nfilt 2.5",
            "-lowerf low", "-lowerf 7000", "-lowerf nan", "-upperf 9000", "-upperf inf",
            "-nfft 500",
            "-nfft 256", "-nfft 0", "-ncep 300", "-lifter -1", "-wlen 0.001", "-wlen nan",
            "-frate 0", "-samprate 0", "-samprate nan", "-remove_dc perhaps", "-vad_prespeech -1",
            "-vad_threshold nan", "-alpha inf", "-alpha",
        ])
    func refused(text: String) throws {
        let error = #expect(throws: FeatureParameters.Problem.self) {
            _ = try FrontEnd(try FeatureParameters(parsing: text))
        }
        let name = try #require(text.split(separator: " ").first)
        #expect(try #require(error).why.contains(name))
    }

    @Test("Bands without a frequency, and bands beyond the spectrum, are refused")
    func bands() {
        for text in [
            "-nfilt 200", "-doublebw yes -upperf 8000", "-nfilt 60 -lowerf 64 -upperf 4000",
        ] {
            #expect(throws: FeatureParameters.Problem.self) {
                _ = try FrontEnd(try FeatureParameters(parsing: text))
            }
        }
    }

    @Test("A model whose parameters do not fit is refused by the name of its folder")
    func model() throws {
        let folder = try TemporaryFolder()
        var model = try Engine.model.get()
        let known = try Data(
            contentsOf: model.acousticFolder.appendingPathComponent("feat.params"))
        model.acousticFolder = folder.url
        #expect(throws: SpeechDecoderError.notOpened(model: model.folder.path)) {
            _ = try FrontEnd.open(model)
        }
        _ = try folder.write(known + Data("\n-dither yes\n".utf8), to: "feat.params")
        let error = #expect(throws: SpeechDecoderError.self) { _ = try FrontEnd.open(model) }
        #expect(try #require(error).description.contains("'-dither yes'"))
        #expect(try #require(error).description.contains(model.folder.path))
    }
}
