import Glibc
import Transcript

/// Reads 16 kHz mono audio from a capture device through ALSA, on one thread. Lost audio leaves a
/// gap in the sample positions.
struct CaptureStream: ~Copyable {
    private let handle: CaptureHandle
    private var resampler: Resampler
    private var position = AudioTime.zero
    private var lastRead = ContinuousClock.now
    /// The number of frames that were still in the ring buffer after the last read.
    private var framesLeft = 0
    private var emptyWaits = 0
    private var failuresInARow = 0

    let device: String
    /// The number of times that audio was lost because it was not read in time.
    private(set) var overrunCount = 0
    /// The number of lost samples, counted at 16 kHz.
    private(set) var lostSampleCount = 0

    /// The sample rate and the number of channels, before conversion.
    var nativeHertz: Int { handle.hertz }
    var nativeChannelCount: Int { handle.channelCount }

    /// A read returns after this time even if no audio arrives.
    private static let waitMilliseconds: Int32 = 100
    private static let stallSeconds = 3

    static func open(_ device: String) throws(AudioCaptureError) -> CaptureStream {
        CaptureStream(handle: try CaptureHandle.open(device), device: device)
    }

    private init(handle: consuming CaptureHandle, device: String) {
        self.device = device
        resampler = Resampler(hertz: handle.hertz)
        self.handle = handle
    }

    /// Waits at most 100 ms for audio. Returns an empty chunk if no audio arrived. The stream never
    /// ends.
    /// - Throws: An error if the device is gone or delivers nothing for 3 seconds. A buffer overrun
    ///   causes no error.
    mutating func next(upTo sampleCount: Int) throws(AudioCaptureError) -> AudioChunk {
        let ready = handle.wait(milliseconds: Self.waitMilliseconds)
        if ready < 0 { return try recover(from: ready, operation: "snd_pcm_wait") }
        if ready == 0 { return try nothing() }
        let available = handle.available()
        if available < 0 {
            return try recover(from: Int32(available), operation: "snd_pcm_avail_update")
        }
        let wanted = max(1, min(available, sampleCount * handle.hertz / AudioTime.hertz))
        var buffer = [Int16](repeating: 0, count: wanted * handle.channelCount)
        let frames = handle.read(into: &buffer)
        if frames == 0 || frames == -Int(EAGAIN) { return try nothing() }
        if frames < 0 { return try recover(from: Int32(frames), operation: "snd_pcm_readi") }
        lastRead = .now
        framesLeft = max(0, available - frames)
        emptyWaits = 0
        failuresInARow = 0
        return deliver(buffer.prefix(frames * handle.channelCount))
    }

    private mutating func deliver(_ interleaved: ArraySlice<Int16>) -> AudioChunk {
        let samples: [Int16]
        if handle.channelCount == 1, handle.hertz == AudioTime.hertz {
            samples = Array(interleaved)
        } else {
            var converted: [Float] = []
            resampler.convert(mono(interleaved), into: &converted)
            samples = converted.map(Sample.int16)
        }
        let chunk = AudioChunk(start: position, samples: samples)
        position = chunk.end
        return chunk
    }

    private func mono(_ interleaved: ArraySlice<Int16>) -> [Float] {
        let channels = handle.channelCount
        let scale = 1 / (Float(channels) * 32_768)
        return stride(from: interleaved.startIndex, to: interleaved.endIndex, by: channels).map {
            first in
            interleaved[first..<first + channels].reduce(Float(0)) { $0 + Float($1) } * scale
        }
    }

    private mutating func nothing() throws(AudioCaptureError) -> AudioChunk {
        if handle.isDisconnected { throw .vanished(device: device, code: -Int(ENODEV)) }
        emptyWaits += 1
        if emptyWaits * Int(Self.waitMilliseconds) >= Self.stallSeconds * 1_000 {
            throw .stalled(device: device, seconds: Self.stallSeconds)
        }
        return AudioChunk(start: position, samples: [])
    }

    /// Continues after a buffer overrun and counts the lost samples. If `code` does not indicate a
    /// buffer overrun, throws an ``AudioCaptureError``.
    private mutating func recover(
        from code: Int32, operation: String
    ) throws(AudioCaptureError) -> AudioChunk {
        guard code == -EPIPE else { throw .running(device, operation: operation, code: code) }
        overrunCount += 1
        failuresInARow += 1
        let remaining = handle.restart(after: code)
        // A device whose buffer overruns repeatedly without delivering a sample will not recover.
        guard remaining == 0, failuresInARow < 10 else {
            throw .running(device, operation: operation, code: remaining == 0 ? -EIO : remaining)
        }
        let now = ContinuousClock.now
        let lost =
            framesLeft * AudioTime.hertz / handle.hertz
            + AudioTime(seconds: lastRead.duration(to: now) / .seconds(1)).sampleIndex
        lastRead = now
        framesLeft = 0
        lostSampleCount += lost
        position = position.advanced(bySamples: lost)
        return AudioChunk(start: position, samples: [])
    }
}
