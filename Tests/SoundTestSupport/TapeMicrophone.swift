import Foundation

/// An ALSA microphone whose sound is a file that may grow while it is played.
///
/// What the tape does not hold is silence, so a test puts each answer on the tape when the program
/// asks for it:
///
///     let microphone = try TapeMicrophone()
///     let program = Process()
///     program.environment = ProcessInfo.processInfo.environment
///         .merging(microphone.environment) { $1 }      // its `default` device is the tape
///     …                                                // wait until the program listens
///     try microphone.say(answer)                       // 16 kHz mono samples, heard now
///
/// Inside the test process, open ``device``. Things can go wrong on command: ``accident(_:at:)``,
/// ``setPresent(_:)``, ``setBusy(_:)``. Everything vanishes with the microphone.
public final class TapeMicrophone: Sendable {
    /// What can go wrong with a microphone.
    public enum Accident: Sendable {
        /// The reader is kept from reading for so many frames, then gets EPIPE.
        case overrun(frames: Int)
        /// Unplugged: state DISCONNECTED, ENODEV.
        case vanish
        /// Put to sleep: state SUSPENDED, ESTRPIPE.
        case suspend
        /// No sound comes any more, and no error.
        case stall
    }

    /// How fast frames come.
    public enum Pace: Int, Sendable {
        /// As fast as they are read, until the end of the tape.
        case reading = 0
        /// At the rate of a real device. A reader who is late loses frames.
        case device = 1
        /// At the rate of a real device. The tape waits for a reader who is late, and nothing is lost.
        case waiting = 2
    }

    /// Samples per second of its sound.
    public let hertz: Int
    /// Channels of its sound.
    public let channelCount: Int
    private let folder: TemporaryFolder
    private let pace: Pace

    /// Makes a microphone.
    ///
    /// - Parameters:
    ///   - samples: What is on the tape, channels interleaved.
    /// - Throws: What is missing to compile the plugin.
    public init(
        _ samples: [Int16] = [], hertz: Int = 16_000, channelCount: Int = 1, pace: Pace = .waiting
    ) throws {
        self.hertz = hertz
        self.channelCount = channelCount
        self.pace = pace
        folder = try TemporaryFolder()
        _ = try folder.write(samples.flatMap(littleEndian), to: "tape.raw")
        let configuration = try TapePlugin.configuration(default: device)
        _ = try folder.write(configuration.utf8, to: "asound.conf")
        ProcessSound.prepare()
    }

    /// Its ALSA name, in this process and in programs with ``environment``.
    public var device: String {
        "tape:FOLDER=\(folder.url.path),RATE=\(hertz),CHANNELS=\(channelCount),"
            + "PACED=\(pace.rawValue)"
    }

    /// For programs that shall find it as `default`.
    public var environment: [String: String] { ["ALSA_CONFIG_PATH": folder.path("asound.conf")] }

    /// Puts sound at the end of the tape.
    public func append(_ samples: [Int16]) throws {
        let file = try FileHandle(forWritingTo: folder.url.appending(path: "tape.raw"))
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(samples.flatMap(littleEndian)))
    }

    /// Puts something that goes wrong at a frame of the tape. In order of frames.
    public func accident(_ accident: Accident, at frame: Int) throws {
        let what =
            switch accident {
            case .overrun(let frames): "overrun \(frames)"
            case .vanish: "vanish"
            case .suspend: "suspend"
            case .stall: "stall"
            }
        let path = folder.path("script")
        let script = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try Data("\(script)\(frame) \(what)\n".utf8).write(to: URL(filePath: path))
    }

    /// Says something at once: it is put a fifth of a second after what the device records now.
    ///
    /// - Parameter samples: Frames at the tape's rate. Only while a tape is being played that is not ``Pace/reading``.
    public func say(_ samples: [Int16]) throws {
        let clock = try String(contentsOfFile: folder.path("clock"), encoding: .utf8)
        guard let origin = Int(clock) else { throw CocoaError(.fileReadCorruptFile) }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let microseconds = (time.tv_sec * 1_000_000_000 + time.tv_nsec - origin) / 1_000
        let frame = microseconds * hertz / 1_000_000 + hertz / 5
        let path = folder.url.appending(path: "tape.raw")
        let file = try FileHandle(forWritingTo: path)
        defer { try? file.close() }
        let end = try file.seekToEnd()
        let place = max(end, UInt64(frame * channelCount * 2))
        try file.seek(toOffset: place)
        try file.write(contentsOf: Data(samples.flatMap(littleEndian)))
    }

    /// Whether it can be opened; one that is open stays open until it vanishes.
    public func setPresent(_ isPresent: Bool) throws { try mark("gone", !isPresent) }

    /// Whether somebody else holds it.
    public func setBusy(_ isBusy: Bool) throws { try mark("busy", isBusy) }

    /// Whether its driver does not come back from whatever it is asked.
    public func setHanging(_ isHanging: Bool) throws { try mark("hangs", isHanging) }

    private func mark(_ name: String, _ isSet: Bool) throws {
        if isSet {
            _ = try folder.write([], to: name)
        } else {
            try? FileManager.default.removeItem(atPath: folder.path(name))
        }
    }
}
