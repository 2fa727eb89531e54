import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

@Suite struct AudioClipTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ wave: WaveFile) throws -> AudioClip {
        try AudioClip.read(folder.write(wave.bytes, to: "clip.wav"))
    }

    @Test("16-bit sound at 16 kHz comes through bit by bit")
    func exact() throws {
        let samples = (0..<70_000).map { Int16(truncatingIfNeeded: $0 &* 40_503) }
        let clip = try read(WaveFile(samples))
        #expect(clip.samples == samples)
        #expect(clip.nativeHertz == 16_000)
        #expect(!clip.isTruncated)
    }

    @Test(
        "every rate gives exactly the samples its length asks for, and keeps the tone",
        arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000], [0.1, 1.0])
    func rates(hertz: Int, seconds: Double) throws {
        let tone = Tone.samples(frequency: 440, seconds: seconds, hertz: hertz)
        let clip = try read(WaveFile(tone, hertz: hertz))
        let expected = (Double(tone.count) * 16_000 / Double(hertz)).rounded()
        #expect(clip.samples.count == Int(expected))
        #expect(clip.nativeHertz == hertz)
        let original = Tone.samples(frequency: 440, seconds: seconds)
        let inside = 400..<(min(clip.samples.count, original.count) - 400)
        let error = inside.map { clip.samples[$0] - original[$0] }
        #expect(Tone.level(error) < 0.001, "the tone moved or changed its level")
    }

    @Test("the end of a converted recording is not lost in the filter")
    func tail() throws {
        var samples = [Int16](repeating: 0, count: 48_000)
        samples.replaceSubrange(47_900..<48_000, with: repeatElement(8_000, count: 100))
        let clip = try read(WaveFile(samples, hertz: 48_000))
        #expect(clip.samples.count == 16_000)
        #expect(Tone.level(clip.samples[15_970...]) > 0.15)
    }

    @Test("channels are averaged")
    func stereo() throws {
        let clip = try read(WaveFile([1_000, 3_000, -2_000, -4_000], channelCount: 2))
        #expect(clip.samples == [2_000, -3_000])
        #expect(clip.nativeChannelCount == 2)
    }

    @Test("8-bit sound is read")
    func eightBit() throws {
        var wave = WaveFile()
        wave.bitsPerSample = 8
        wave.data = [128, 255, 0, 192]
        #expect(try read(wave).samples == [0, 127 * 256, -32_768, 64 * 256])
    }

    @Test("A-law is read", arguments: [(UInt8(0xD5), Int16(8)), (0x55, -8), (0xAA, 32_256)])
    func aLaw(code: UInt8, sample: Int16) throws {
        var wave = WaveFile()
        wave.formatTag = 6
        wave.hertz = 16_000
        wave.bitsPerSample = 8
        wave.data = [code, code]
        #expect(try read(wave).samples == [sample, sample])
    }

    @Test("float sound beyond full scale is clipped, not wrapped; not-a-number is silence")
    func float() throws {
        var wave = WaveFile()
        wave.formatTag = 3
        wave.bitsPerSample = 32
        wave.data = [Float(1.5), -2, 0.5, .nan].flatMap { littleEndian($0.bitPattern) }
        #expect(try read(wave).samples == [32_767, -32_768, 16_384, 0])
    }

    @Test("raw sound is read when it is named as such")
    func raw() throws {
        let path = try folder.write([1, 0, 255, 255, 0, 128].map(UInt8.init), to: "clip.raw")
        #expect(try AudioClip.read(path, format: .raw).samples == [1, -1, -32_768])
    }

    @Test("a truncated recording delivers what is there and says so")
    func truncated() throws {
        var wave = WaveFile([1, 2, 3, 4])
        wave.claimedDataBytes = 32_000
        let clip = try read(wave)
        #expect(clip.samples == [1, 2, 3, 4])
        #expect(clip.isTruncated)
    }

    private static let noise: [Int16] = {
        var generator = SeededGenerator(seed: 5)
        return (0..<20 * FLACFile.frameLength).map { _ in
            Int16.random(in: -8_000...8_000, using: &generator)
        }
    }()

    /// The place of a byte inside a frame's sound.
    private static func place(inFrame frame: Int) -> Int {
        FLACFile.headerByteCount + frame * FLACFile.frameByteCount + 5_000
    }

    @Test(
        "damage inside a recording is reported with its time, after the sound before it",
        arguments: [0, 3, 8, 11, 18], [false, true])
    func damagedInside(frame: Int, isLengthKnown: Bool) throws {
        var file = FLACFile(Self.noise)
        if !isLengthKnown { file.claimedSampleCount = 0 }
        var bytes = file.bytes
        let place = Self.place(inFrame: frame)
        bytes.replaceSubrange(place..<place + 200, with: repeatElement(0, count: 200))
        let path = try folder.write(bytes, to: "damaged.flac")
        let goodCount = frame * FLACFile.frameLength

        let error = #expect(throws: AudioFileError.self) { try AudioClip.read(path) }
        guard case .damaged(path, let seconds, _)? = error else {
            Issue.record("reported as \(String(describing: error))")
            return
        }
        #expect(seconds == Double(goodCount) / 16_000)

        var source = try ClipSource.open(path)
        var samples: [Int16] = []
        do {
            while let chunk = try source.read(upTo: 1_000) { samples += chunk.samples }
            Issue.record("the sound ended without an error")
        } catch let later as AudioFileError {
            #expect(later == error)
        }
        #expect(samples == Array(Self.noise.prefix(goodCount)))
    }

    @Test(
        "a compressed recording that was cut off is shortened, not damaged",
        arguments: [0, 81_920])
    func cutInside(claimedSampleCount: Int) throws {
        var file = FLACFile(Self.noise)
        file.claimedSampleCount = claimedSampleCount
        let bytes = file.bytes.prefix(Self.place(inFrame: 11))
        let clip = try AudioClip.read(folder.write(bytes, to: "cut.flac"))
        #expect(clip.samples == Array(Self.noise.prefix(11 * FLACFile.frameLength)))
        #expect(clip.isTruncated)
    }

    @Test("bytes after the whole sound are not damage")
    func tagAtTheEnd() throws {
        let tag = Array("TAG".utf8) + [UInt8](repeating: 0, count: 125)
        let bytes = FLACFile(Self.noise).bytes + tag
        let clip = try AudioClip.read(folder.write(bytes, to: "tagged.flac"))
        #expect(clip.samples == Self.noise)
        #expect(!clip.isTruncated)
    }

    @Test("a header that claims billions of frames costs nothing")
    func boast() throws {
        var wave = WaveFile([1, 2, 3, 4])
        wave.claimedDataBytes = 0xFFFF_FFF0
        #expect(try read(wave).samples == [1, 2, 3, 4])
    }

    @Test("a recording longer than the caller's limit is refused by name")
    func tooLong() throws {
        let path = try folder.write(
            WaveFile([Int16](repeating: 0, count: 40_000)).bytes, to: "l.wav")
        #expect(throws: AudioFileError.tooLong(file: path, limitSeconds: 2)) {
            try AudioClip.read(path, limitSeconds: 2)
        }
    }

    @Test("what is not a recording is refused with its name and the way out")
    func refused() throws {
        let missing = folder.path("missing.wav")
        let cases: [(path: String, problem: String)] = [
            (missing, "no such file"),
            (folder.url.path, "is a folder"),
            (try folder.write([], to: "nothing.wav"), "contains no sound"),
            (try folder.write(WaveFile().bytes, to: "header.wav"), "contains no sound"),
            (try folder.write("Dear diary".utf8, to: "text.wav"), "not a sound file"),
            (try folder.write(WaveFile([1]).bytes[..<30], to: "cut.wav"), "not a sound file"),
            (
                try folder.write(WaveFile([1], hertz: 20).bytes, to: "slow.wav"),
                "20 samples per second"
            ),
        ]
        for (path, problem) in cases {
            let error = #expect(throws: AudioFileError.self, "\(path)") {
                try AudioClip.read(path)
            }
            let message = error.map(String.init(describing:)) ?? ""
            #expect(message.hasPrefix(path) && message.contains(problem))
            #expect(message.contains(";"), "no way out in: \(message)")
        }
    }

    @Test("reading in pieces of any size gives the same samples", arguments: [1, 7, 160, 100_000])
    func pieces(size: Int) throws {
        let tone = Tone.samples(frequency: 300, seconds: 0.3, hertz: 44_100)
        let path = try folder.write(WaveFile(tone, hertz: 44_100).bytes, to: "clip.wav")
        let whole = try AudioClip.read(path)
        var source = try ClipSource.open(path)
        var samples: [Int16] = []
        while let chunk = try source.read(upTo: size) {
            #expect(chunk.start.sampleIndex == samples.count)
            #expect(chunk.samples.count <= size && !chunk.samples.isEmpty)
            samples += chunk.samples
        }
        #expect(samples == whole.samples)
    }
}
