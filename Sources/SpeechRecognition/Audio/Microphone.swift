import Dispatch
import Glibc
import Transcript

/// A microphone that is read through ALSA as 16 kHz mono audio. Use each microphone on only one
/// thread; a separate thread reads the device. Lost audio leaves a gap in the sample positions.
public struct Microphone: AudioReading, ~Copyable {
    /// ALSA's name for the default device.
    public static let defaultDevice = "default"

    /// The name that was used to open the device.
    public let device: String
    /// The sample rate before conversion, in hertz.
    public let nativeHertz: Int
    /// The device's number of channels before conversion to mono.
    public let nativeChannelCount: Int

    private let capture: CaptureThread
    /// Samples that have arrived from the capture thread but have not been read yet.
    private var samples: ArraySlice<Int16> = []
    /// The position of the next sample.
    private var position = AudioTime.zero
    private var failure: AudioCaptureError?
    /// The number of seconds within which the driver must respond.
    private let driverSeconds: Int
    /// The number of consecutive waits that returned nothing.
    private var emptyWaits = 0

    /// The number of times that audio was lost because it was not read in time.
    public var overrunCount: Int { capture.lost.overrunCount }
    /// The number of lost samples, counted at 16 kHz.
    public var lostSampleCount: Int { capture.lost.lostSampleCount }

    /// If no audio arrives, a read returns after this many milliseconds.
    private static let patience = 100

    /// Opens the microphone with an ALSA name, such as `default` or `plughw:1`, and starts
    /// recording.
    /// - Throws: An error if the microphone is busy or its driver does not respond within 5
    ///   seconds.
    public static func open(
        device: String = defaultDevice
    ) throws(AudioCaptureError) -> Microphone {
        try open(device: device, driverSeconds: 5)
    }

    /// Opens a microphone. `driverSeconds` is the driver's time limit, and must exceed 3.
    package static func open(
        device: String, driverSeconds: Int
    ) throws(AudioCaptureError) -> Microphone {
        let capture = CaptureThread(device)
        switch capture.next(until: .now() + .seconds(driverSeconds)) {
        case .opened(let hertz, let channelCount):
            return Microphone(
                device: device, nativeHertz: hertz, nativeChannelCount: channelCount,
                capture: capture, driverSeconds: driverSeconds)
        case .failed(let error): throw error
        case .sound, nil:
            capture.close()
            throw .unreachable(device: device, code: -Int(ETIMEDOUT))
        }
    }

    private init(
        device: String, nativeHertz: Int, nativeChannelCount: Int, capture: CaptureThread,
        driverSeconds: Int
    ) {
        self.device = device
        self.nativeHertz = nativeHertz
        self.nativeChannelCount = nativeChannelCount
        self.capture = capture
        self.driverSeconds = driverSeconds
    }

    deinit { capture.close() }

    /// Waits at most 100 ms for audio. A buffer overrun causes no error.
    /// - Throws: ``AudioCaptureError`` if the device is gone, delivers nothing for 3 seconds, or
    ///   does not respond for 5 seconds.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// Works like `read`, but throws only ``AudioCaptureError``. A microphone's stream has no end.
    private mutating func next(upTo sampleCount: Int) throws(AudioCaptureError) -> AudioChunk {
        if let failure { throw failure }
        if samples.isEmpty {
            switch capture.next(until: .now() + .milliseconds(Self.patience)) {
            case .sound(let chunk):
                position = chunk.start
                samples = chunk.samples[...]
                emptyWaits = 0
            case .failed(let error): throw fail(error)
            case .opened, nil:
                // Counts waits instead of measuring time, because measured time would include
                // periods in which the computer was suspended.
                emptyWaits += 1
                if emptyWaits * Self.patience >= driverSeconds * 1_000 {
                    throw fail(.unreachable(device: device, code: -Int(ETIMEDOUT)))
                }
            }
        }
        let chunk = AudioChunk(start: position, samples: Array(samples.prefix(sampleCount)))
        samples = samples.dropFirst(sampleCount)
        position = chunk.end
        return chunk
    }

    private mutating func fail(_ error: AudioCaptureError) -> AudioCaptureError {
        failure = error
        return error
    }
}
