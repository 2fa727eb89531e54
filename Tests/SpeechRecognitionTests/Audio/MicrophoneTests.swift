import Glibc
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// Tests a real ALSA device that plays a file. It has the pace and the failures of hardware.
@Suite(.timeLimit(.minutes(30))) struct MicrophoneTests {
    /// Every sample shows its position, so no two stretches are alike.
    private static let counting = (0..<80_000).map { Int16(truncatingIfNeeded: $0 / 2) }

    /// Reads until this many samples have arrived.
    private func read(
        _ microphone: inout Microphone, _ sampleCount: Int
    ) throws -> [AudioChunk] {
        var chunks: [AudioChunk] = []
        var count = 0
        while count < sampleCount, let chunk = try microphone.read(upTo: 1_600) {
            #expect(chunk.samples.count <= 1_600)
            count += chunk.samples.count
            if !chunk.samples.isEmpty { chunks.append(chunk) }
        }
        return chunks
    }

    /// Reads until the device fails.
    private func failure(of tape: TapeMicrophone) throws -> AudioCaptureError? {
        var microphone = try Microphone.open(device: tape.device)
        return #expect(throws: AudioCaptureError.self) {
            while true { _ = try microphone.read(upTo: 1_600) }
        }
    }

    @Test(arguments: [TapeMicrophone.Pace.device, .waiting, .reading])
    func everySampleArrivesInItsPlace(pace: TapeMicrophone.Pace) throws {
        let tape = try TapeMicrophone(Self.counting, pace: pace)
        var microphone = try Microphone.open(device: tape.device)
        let chunks = try read(&microphone, pace == .reading ? 80_000 : 16_000)
        let samples = chunks.flatMap(\.samples)
        #expect(samples == Array(Self.counting.prefix(samples.count)))
        var expected = AudioTime.zero
        for chunk in chunks {
            #expect(chunk.start == expected)
            expected = chunk.end
        }
        #expect(microphone.overrunCount == 0)
    }

    @Test func aDeviceOfAnotherRateAndTwoChannelsIsConverted() throws {
        let tone = Tone.samples(frequency: 440, seconds: 2, hertz: 48_000)
        let tape = try TapeMicrophone(
            tone.flatMap { [$0, $0] }, hertz: 48_000, channelCount: 2, pace: .reading)
        var microphone = try Microphone.open(device: tape.device)
        #expect(microphone.nativeHertz == 48_000 && microphone.nativeChannelCount == 2)
        let samples = try read(&microphone, 16_000).flatMap(\.samples)
        let expected = Tone.samples(frequency: 440, seconds: 2)
        let error = (400..<15_000).map { samples[$0] - expected[$0] }
        #expect(Tone.level(error) < 0.001)
    }

    @Test func aDriverThatDoesNotComeBackIsLeftToItself() throws {
        let tape = try TapeMicrophone(Self.counting)
        try tape.setHanging(true)
        let unreachable = AudioCaptureError.unreachable(
            device: tape.device, code: -Int(ETIMEDOUT))
        #expect(throws: unreachable) {
            _ = try Microphone.open(device: tape.device, driverSeconds: 1)
        }
        try tape.setHanging(false)
        var microphone = try Microphone.open(device: tape.device, driverSeconds: 4)
        #expect(try !read(&microphone, 1_600).isEmpty)
        try tape.setHanging(true)
        #expect(throws: unreachable) {
            while true { _ = try microphone.read(upTo: 1_600) }
        }
        // The thread is still in the driver, and the microphone is destroyed without it.
        _ = consume microphone
        try tape.setHanging(false)
        var next = try Microphone.open(device: tape.device)
        #expect(try !read(&next, 1_600).isEmpty)
    }

    @Test func anOverrunIsAGapAsLongAsTheTimeThatWasLost() throws {
        let tape = try TapeMicrophone(Self.counting, pace: .device)
        try tape.accident(.overrun(frames: 3_200), at: 8_000)
        var microphone = try Microphone.open(device: tape.device)
        let chunks = try read(&microphone, 16_000)
        #expect(microphone.overrunCount == 1)
        // The loss is measured by the clock, and the reader may be late on a busy computer.
        #expect(microphone.lostSampleCount >= 3_200 - 800)
        let gaps = zip(chunks, chunks.dropFirst()).filter { $0.end != $1.start }
        #expect(gaps.count == 1)
        for chunk in chunks {
            // The samples of a chunk show its true position. The clock measured the gap.
            let place = (Int(UInt16(bitPattern: chunk.samples[0])) * 2)
            #expect(abs(chunk.start.sampleIndex - place) <= 800, "off by more than 50 ms")
        }
    }

    /// The driver of a failing device does this, and could be restarted forever.
    @Test func overrunsWithoutASampleBetweenThemAreAFailure() throws {
        let tape = try TapeMicrophone(Self.counting, pace: .device)
        for frame in 4_000..<4_020 { try tape.accident(.overrun(frames: 1), at: frame) }
        let error = try failure(of: tape)
        #expect(error != nil)
    }

    /// The device holds one second. More than that passes although nobody reads the microphone.
    @Test func aReaderWhoIsLateLosesNothing() throws {
        let tape = try TapeMicrophone(Self.counting, pace: .reading)
        var microphone = try Microphone.open(device: tape.device)
        let first = try read(&microphone, 1_600).flatMap(\.samples)
        try tape.wait(untilPassed: first.count + 24_000)
        let late = try read(&microphone, 24_000).flatMap(\.samples)
        #expect(microphone.overrunCount == 0)
        #expect(first + late == Array(Self.counting.prefix(first.count + late.count)))
    }

    @Test func aDeviceThatIsUnpluggedHasVanished() throws {
        let tape = try TapeMicrophone(Self.counting)
        try tape.accident(.vanish, at: 4_000)
        guard case .vanished(tape.device, -19)? = try failure(of: tape) else {
            Issue.record("it did not vanish")
            return
        }
    }

    @Test func aDeviceThatIsPutToSleepIsSuspended() throws {
        let tape = try TapeMicrophone(Self.counting)
        try tape.accident(.suspend, at: 4_000)
        #expect(try failure(of: tape) == .suspended(device: tape.device, code: -86))
    }

    @Test func aDeviceThatFallsSilentWithoutAWordHasStalled() throws {
        let tape = try TapeMicrophone(Self.counting)
        try tape.accident(.stall, at: 4_000)
        #expect(try failure(of: tape) == .stalled(device: tape.device, seconds: 3))
    }

    @Test func aDeviceInUseIsRefusedAtOnce() throws {
        let tape = try TapeMicrophone()
        try tape.setBusy(true)
        #expect(throws: AudioCaptureError.busy(device: tape.device, code: -16)) {
            _ = try Microphone.open(device: tape.device)
        }
    }

    @Test func aMissingDeviceIsNamedWithTheWayOut() throws {
        let tape = try TapeMicrophone()
        try tape.setPresent(false)
        for device in [tape.device, "no-such-device"] {
            let error = #expect(throws: AudioCaptureError.self) {
                _ = try Microphone.open(device: device)
            }
            guard case .missing? = error else {
                Issue.record("\(device): \(String(describing: error))")
                continue
            }
            #expect(error.map(String.init(describing:))?.contains(device) == true)
        }
    }
}
