import Dispatch
import Glibc
import Transcript

/// A microphone, read through ALSA as a stream of 16 kHz mono.
///
/// Each microphone belongs to a single thread. A second thread reads the device, so that no sound is lost while the
/// owning thread is busy. If sound is lost anyway, the loss appears as a gap in the sample positions. The sound before
/// and after a gap is never joined. The device is closed when this value is destroyed.
public struct Microphone: AudioReading, ~Copyable {
    /// ALSA's name for the default device.
    public static let defaultDevice = "default"

    /// The name by which the device was opened.
    public let device: String
    /// Samples per second before conversion.
    public let nativeHertz: Int
    /// The number of channels of the device, before averaging.
    public let nativeChannelCount: Int

    private let capture: CaptureThread
    /// Samples taken from the capture thread but not yet read.
    private var samples: ArraySlice<Int16> = []
    /// The position of the next sample.
    private var position = AudioTime.zero
    private var failure: AudioCaptureError?
    /// The longest time that the driver may take to respond.
    private let driverSeconds: Int
    /// How many waits in a row returned nothing.
    private var emptyWaits = 0

    /// How often sound was lost because it was not read in time.
    public var overrunCount: Int { capture.lost.overrunCount }
    /// How much sound was lost, in samples at 16 kHz.
    public var lostSampleCount: Int { capture.lost.lostSampleCount }

    /// If there is no sound, a read returns after this many milliseconds.
    private static let patience = 100

    /// Opens a microphone and starts recording.
    ///
    /// - Parameter device: An ALSA name, such as `default`, `plughw:1` or `pulse`.
    /// - Throws: An error that states why the microphone cannot be used. If the device is busy, the error is thrown
    ///   immediately. A driver that does not respond within 5 seconds is abandoned.
    public static func open(
        device: String = defaultDevice
    ) throws(AudioCaptureError) -> Microphone {
        try open(device: device, driverSeconds: 5)
    }

    /// - Parameter driverSeconds: The longest time that the driver may take to respond. This limit must exceed the 3
    ///   seconds after which a silent device fails.
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

    /// Waits at most 100 ms for sound.
    ///
    /// - Throws: ``AudioCaptureError`` if the device is gone, if it delivers nothing for 3 seconds, or if its driver
    ///   does not respond for 5 seconds. An overrun does not throw an error.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// Like `read`, but with a specific error type. A microphone's stream has no end.
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
                // Count the waits instead of measuring time: a suspended program has not been waiting.
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
