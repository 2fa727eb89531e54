import Foundation
import Synchronization

/// A private PulseAudio daemon: a loudspeaker that is also a microphone, with the timing of real
/// ones.
///
/// Needs the packages pulseaudio, pulseaudio-utils and libasound2-plugins, but no D-Bus, session or
/// sound card. It is killed with its owner.
public final class SoundServer: Sendable {
    /// Whether this machine can run the daemon.
    public static var isInstalled: Bool {
        ["pulseaudio", "paplay"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
        }
    }

    private let folder: TemporaryFolder

    /// Starts the daemon.
    public init() throws {
        folder = try TemporaryFolder()
        ProcessSound.prepare()
        // Without `norewinds`, the first sound may be two seconds late.
        let script = """
            load-module module-native-protocol-unix auth-anonymous=1 socket=\(socket)
            load-module module-null-sink sink_name=room rate=16000 channels=1 norewinds=1

            """
        _ = try folder.write(script.utf8, to: "room.pa")
        try start()
    }

    deinit { try? kill() }

    private var socket: String { folder.path("native") }

    /// The microphone's ALSA name in this process.
    public var device: String { "pulse:SERVER=\(socket),DEVICE=room.monitor" }

    /// The environment for programs that use it as `default`.
    public func environment() throws -> [String: String] {
        let path = folder.path("asound.conf")
        if !FileManager.default.fileExists(atPath: path) {
            _ = try folder.write(
                TapePlugin.configuration(default: device).utf8, to: "asound.conf")
        }
        return ["ALSA_CONFIG_PATH": path]
    }

    /// Starts the daemon again after ``kill()``.
    public func start() throws {
        try run(
            "pulseaudio", "-n", "--daemonize=yes", "--exit-idle-time=-1", "--use-pid-file=yes",
            "--log-target=file:\(folder.path("log"))", "-F", folder.path("room.pa"))
        Daemons.add(pidFile: pidFile)
    }

    /// Ends the daemon like a crash.
    public func kill() throws {
        Daemons.kill(pidFile: pidFile)
        // The files of a dead daemon prevent the next one from starting.
        try FileManager.default.removeItem(atPath: pidFile)
        try? FileManager.default.removeItem(atPath: socket)
    }

    private var pidFile: String { folder.path("runtime/pulse/pid") }

    /// Plays 16 kHz mono sound in the room. Returns after playback.
    public func play(_ samples: [Int16]) throws {
        let path = try folder.write(WaveFile(samples).bytes, to: "\(UUID().uuidString).wav")
        // `--latency-msec` would corrupt the sound.
        try run("paplay", "--server=\(socket)", "--device=room", path)
    }

    private func run(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/\(program)")
        process.arguments = arguments
        process.environment = [
            "HOME": folder.url.path, "XDG_RUNTIME_DIR": folder.path("runtime"),
            "PATH": "/usr/bin:/bin",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try FileManager.default.createDirectory(
            atPath: folder.path("runtime"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(program: program, status: process.terminationStatus)
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        var program: String
        var status: Int32
        var description: String { "\(program) ended with \(status)" }
    }
}

/// The daemons that this process started. At exit, it kills those whose owner still exists.
private enum Daemons {
    private static let pidFiles = Mutex<Set<String>>([])

    private static let cleaning: Void = {
        atexit {
            for pidFile in Daemons.pidFiles.withLock({ $0 }) { Daemons.end(pidFile: pidFile) }
        }
    }()

    static func add(pidFile: String) {
        _ = cleaning
        pidFiles.withLock { _ = $0.insert(pidFile) }
    }

    static func kill(pidFile: String) {
        pidFiles.withLock { _ = $0.remove(pidFile) }
        end(pidFile: pidFile)
    }

    private static func end(pidFile: String) {
        let text = try? String(contentsOfFile: pidFile, encoding: .utf8)
        let number = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        if let number { _ = Foundation.kill(number, SIGKILL) }
    }
}
