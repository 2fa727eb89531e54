import Dispatch
import Glibc
import Transcript

/// A microphone as a stream of 16 kHz mono, through ALSA.
///
/// Owned by one thread; another one reads the device, so that no sound is lost while this one is busy
/// with what it has. What is lost nevertheless shows as a gap in the numbering, never as a splice.
/// Closed when it goes away.
public struct Microphone: AudioReading, ~Copyable {
    /// ALSA's name of the system's own choice.
    public static let defaultDevice = "default"

    /// The name it was opened by.
    public let device: String
    /// Samples per second and channels before conversion.
    public let nativeHertz: Int
    /// Channels that the device gives, before they are averaged.
    public let nativeChannelCount: Int

    private let capture: CaptureThread
    /// What was taken from the thread and is not yet read.
    private var samples: ArraySlice<Int16> = []
    /// Where the next sample is.
    private var position = AudioTime.zero
    private var failure: AudioCaptureError?
    /// How long the driver may take to answer at all.
    private let driverSeconds: Int
    /// How often nothing came, one time after the other.
    private var emptyWaits = 0

    /// How often sound was lost because nobody read it in time.
    public var overrunCount: Int { capture.lost.overrunCount }
    /// How much was lost, by the clock, in samples at 16 kHz.
    public var lostSampleCount: Int { capture.lost.lostSampleCount }

    /// A read returns after this long without sound.
    private static let patience = 100

    /// Opens a microphone and starts it.
    ///
    /// - Parameter device: An ALSA name, such as `default`, `plughw:1` or `pulse`.
    /// - Throws: Why it cannot be heard. A device in use is refused at once, not waited for; a driver that
    ///   does not answer within 5 seconds is left to itself.
    public static func open(
        device: String = defaultDevice
    ) throws(AudioCaptureError) -> Microphone {
        try open(device: device, driverSeconds: 5)
    }

    /// - Parameter driverSeconds: how long the driver may take to answer at all; more than the 3 seconds
    ///   after which a silent device is given up.
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
    /// - Throws: ``AudioCaptureError`` when the device is gone, gives nothing for 3 seconds, or its
    ///   driver does not answer for 5. An overrun does not throw.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// `read` with the one error it has. A microphone has no end.
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
                // Waits are counted, not time: a program that was stopped has not waited.
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
