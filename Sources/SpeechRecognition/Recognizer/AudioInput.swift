public import Foundation

/// Where a session gets its sound from, as a value: how to open it, again after an interruption.
public struct AudioInput: Sendable {
    /// Opens it; called on the listening thread, which owns what comes.
    public let open: @Sendable () throws -> any AudioReading & ~Copyable
    /// Throws what is wrong with it that shows at once: before a model is loaded for it.
    let look: @Sendable () throws -> Void

    /// Any source of one's own.
    ///
    /// - Parameter open: Called on the listening thread, which then owns what it gives.
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

    /// A recording by its path, or standard input as `-`; not slower than it can be heard.
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

    /// A recording on this machine by its URL; one of another place cannot be opened
    /// (``AudioFileError/elsewhere(file:)``).
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

    /// A microphone by ALSA's name; ``CaptureDevice/all()`` lists them.
    public static func microphone(_ device: String = Microphone.defaultDevice) -> AudioInput {
        AudioInput { try Microphone.open(device: device) }
    }

    /// Samples in memory at 16 kHz, mono.
    public static func samples(_ samples: [Int16]) -> AudioInput {
        AudioInput { SampleSource(samples) }
    }

    /// Sound that is handed over as it comes, from wherever it comes.
    public static func pushed(_ sound: PushedSound) -> AudioInput {
        AudioInput { PushedSoundReader(sound) }
    }
}
