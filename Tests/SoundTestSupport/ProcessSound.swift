import Foundation

/// ALSA in the test process itself.
enum ProcessSound {
    /// Configures the test devices in ALSA, which reads its configuration once per process. The
    /// default device is a tape that no test plays.
    static func prepare() { _ = prepared }

    private static let prepared: Void = {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "tv-asound-\(getpid()).conf").path
        let configuration = try? TapePlugin.configuration(default: "tape:FOLDER=/nonexistent")
        try? configuration?.write(toFile: path, atomically: true, encoding: .utf8)
        setenv("ALSA_CONFIG_PATH", path, 1)
    }()
}
