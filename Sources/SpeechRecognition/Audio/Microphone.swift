import Dispatch
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

    /// How often sound was lost because nobody read it in time.
    public var overrunCount: Int { capture.lost.overrunCount }
    /// How much was lost, by the clock, in samples at 16 kHz.
    public var lostSampleCount: Int { capture.lost.lostSampleCount }

    /// A read returns after this long without sound.
    private static let patience = DispatchTimeInterval.milliseconds(100)

    /// Opens a microphone and starts it.
    ///
    /// - Parameter device: An ALSA name, such as `default`, `plughw:1` or `pulse`.
    /// - Throws: Why it cannot be heard. A device in use is refused at once, not waited for.
    public static func open(
        device: String = defaultDevice
    ) throws(AudioCaptureError) -> Microphone {
        let capture = CaptureThread(device)
        while true {
            switch capture.next(until: .distantFuture) {
            case .opened(let hertz, let channelCount):
                return Microphone(
                    device: device, nativeHertz: hertz, nativeChannelCount: channelCount,
                    capture: capture)
            case .failed(let error): throw error
            case .sound, nil: continue
            }
        }
    }

    private init(
        device: String, nativeHertz: Int, nativeChannelCount: Int, capture: CaptureThread
    ) {
        self.device = device
        self.nativeHertz = nativeHertz
        self.nativeChannelCount = nativeChannelCount
        self.capture = capture
    }

    deinit { capture.close() }

    /// Waits at most 100 ms for sound.
    ///
    /// - Throws: ``AudioCaptureError`` when the device is gone or gives nothing for 3 seconds. An
    ///   overrun does not throw.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// `read` with the one error it has. A microphone has no end.
    private mutating func next(upTo sampleCount: Int) throws(AudioCaptureError) -> AudioChunk {
        if let failure { throw failure }
        if samples.isEmpty {
            switch capture.next(until: .now() + Self.patience) {
            case .sound(let chunk):
                position = chunk.start
                samples = chunk.samples[...]
            case .failed(let error):
                failure = error
                throw error
            case .opened, nil: break
            }
        }
        let chunk = AudioChunk(start: position, samples: Array(samples.prefix(sampleCount)))
        samples = samples.dropFirst(sampleCount)
        position = chunk.end
        return chunk
    }
}
