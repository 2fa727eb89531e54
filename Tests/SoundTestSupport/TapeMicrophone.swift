import Foundation

/// An ALSA microphone whose sound is a file that may grow while it is played.
///
/// Without sound on the tape, the microphone records silence. A test therefore adds each answer when
/// the program asks for it:
///
///     let microphone = try TapeMicrophone()
///     let program = Process()
///     program.environment = ProcessInfo.processInfo.environment
///         .merging(microphone.environment) { $1 }      // its `default` device is the tape
///     …                                                // wait until the program listens
///     try microphone.say(answer)                       // 16 kHz mono samples, played now
///
/// Inside the test process, open ``device``. ``accident(_:at:)``, ``setPresent(_:)`` and
/// ``setBusy(_:)`` cause failures. The files are deleted with the microphone.
public final class TapeMicrophone: Sendable {
    /// Failures of a microphone.
    public enum Accident: Sendable {
        /// The reader cannot read for this many frames, then gets EPIPE.
        case overrun(frames: Int)
        /// The device is unplugged: state DISCONNECTED, ENODEV.
        case vanish
        /// The device is suspended: state SUSPENDED, ESTRPIPE.
        case suspend
        /// The device delivers neither sound nor an error.
        case stall
    }

    /// The speed at which frames arrive.
    public enum Pace: Int, Sendable {
        /// As fast as the program reads, until the end of the tape.
        case reading = 0
        /// At the rate of a real device. A late reader loses frames.
        case device = 1
        /// At the rate of a real device. The tape waits for a late reader, and no frames are lost.
        case waiting = 2
    }

    /// The sample rate of its sound.
    public let hertz: Int
    /// The number of channels of its sound.
    public let channelCount: Int
    private let folder: TemporaryFolder
    private let pace: Pace

    /// Creates a microphone.
    ///
    /// - Parameters:
    ///   - samples: The sound on the tape, with interleaved channels.
    /// - Throws: An error if the plugin cannot be compiled.
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
        guard mkfifo(folder.path("passed"), 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        ProcessSound.prepare()
    }

    /// Its ALSA name, in this process and in programs with ``environment``.
    public var device: String {
        "tape:FOLDER=\(folder.url.path),RATE=\(hertz),CHANNELS=\(channelCount),"
            + "PACED=\(pace.rawValue)"
    }

    /// The environment for programs that use it as `default`.
    public var environment: [String: String] { ["ALSA_CONFIG_PATH": folder.path("asound.conf")] }

    /// Appends sound to the tape.
    public func append(_ samples: [Int16]) throws {
        let file = try FileHandle(forWritingTo: folder.url.appending(path: "tape.raw"))
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(samples.flatMap(littleEndian)))
    }

    /// Adds a failure at a frame of the tape. Failures must be added in order of frames.
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

    /// Plays samples at once, a fifth of a second after the current frame of the device.
    ///
    /// - Parameter samples: Frames at the tape's rate. Only during playback of a tape with a pace
    ///   other than ``Pace/reading``.
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

    /// Waits until the device has passed this many frames of the tape to its reader.
    ///
    /// - Throws: An error if nothing is read for 10 seconds.
    public func wait(untilPassed frameCount: Int) throws {
        // Open for writing too: a pipe without a writer would be at its end.
        let pipe = open(folder.path("passed"), O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard pipe >= 0 else { throw CocoaError(.fileReadUnknown) }
        defer { close(pipe) }
        var passed: Int64 = 0
        while passed < frameCount {
            var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 10_000) == 1 else { throw CocoaError(.fileReadUnknown) }
            _ = withUnsafeMutableBytes(of: &passed) { read(pipe, $0.baseAddress, $0.count) }
        }
    }

    /// Sets whether the device can be opened. An open device stays open until it vanishes.
    public func setPresent(_ isPresent: Bool) throws { try mark("gone", !isPresent) }

    /// Sets whether another program uses the device.
    public func setBusy(_ isBusy: Bool) throws { try mark("busy", isBusy) }

    /// Sets whether the driver hangs on every request.
    public func setHanging(_ isHanging: Bool) throws { try mark("hangs", isHanging) }

    private func mark(_ name: String, _ isSet: Bool) throws {
        if isSet {
            _ = try folder.write([], to: name)
        } else {
            try? FileManager.default.removeItem(atPath: folder.path(name))
        }
    }
}
