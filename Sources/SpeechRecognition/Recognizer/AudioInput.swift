public import Foundation

/// Describes a session's audio source, which can be reopened after an interruption.
public struct AudioInput: Sendable {
    /// Opens the source. The listening thread calls this closure and owns the result.
    public let open: @Sendable () throws -> any AudioReading & ~Copyable
    /// Checks the source before a model is loaded.
    let look: @Sendable () throws -> Void

    /// Creates an input for a custom source. The listening thread calls `open` and owns the result.
    public init(_ open: @escaping @Sendable () throws -> any AudioReading & ~Copyable) {
        self.init(open, look: {})
    }

    private init(
        _ open: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        look: @escaping @Sendable () throws -> Void
    ) {
        self.open = open
        self.look = look
    }

    /// A recording at a path, or standard input (`-`). The recording is read as fast as it can be
    /// processed.
    public static func file(
        _ path: String, format: AudioFileFormat = .detected
    ) -> AudioInput {
        AudioInput {
            try ClipSource.open(path, format: format)
        } look: {
            guard path != "-", !FileManager.default.fileExists(atPath: path) else { return }
            _ = try ClipSource.open(path, format: format)
        }
    }

    /// A recording at a URL. Only local files can be opened (``AudioFileError/elsewhere(file:)``).
    public static func file(_ url: URL, format: AudioFileFormat = .detected) -> AudioInput {
        guard url.scheme == nil || url.isFileURL else {
            let address = url.absoluteString
            return AudioInput { () throws -> ClipSource in
                throw AudioFileError.elsewhere(file: address)
            } look: {
                throw AudioFileError.elsewhere(file: address)
            }
        }
        return file(url.path, format: format)
    }

    /// A microphone with an ALSA name. ``CaptureDevice/all()`` lists all microphones.
    public static func microphone(_ device: String = Microphone.defaultDevice) -> AudioInput {
        AudioInput { try Microphone.open(device: device) }
    }

    /// Mono samples in memory, at 16 kHz.
    public static func samples(_ samples: [Int16]) -> AudioInput {
        AudioInput { SampleSource(samples) }
    }

    /// Audio that the program supplies piece by piece.
    public static func pushed(_ sound: PushedSound) -> AudioInput {
        AudioInput { try PushedSoundReader(sound) }
    }
}
