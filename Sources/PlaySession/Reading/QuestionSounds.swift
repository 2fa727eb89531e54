import Foundation
import Languages
package import QuestionBank
import SpeechRecognition

/// Plays the sounds that belong to questions.
package protocol SoundPlaying: Sendable {
    /// Plays a sound. Returns at the end of the sound, or at once if the sound cannot be played.
    func play(_ media: Media) async
    func stop()
}

/// Plays sounds from the bank's folder through an ALSA device.
package final class QuestionSounds: SoundPlaying {
    /// The maximum number of seconds that are played from a file.
    package static let longest = 90.0

    /// The maximum length of a sound file, in seconds. The whole file is in memory for a short
    /// time.
    package static let longestFile = 900

    private let folder: MediaFolder
    private let speaker: Speaker
    /// The volume, from 0 to 1.
    private let level: Double
    private let failed: @Sendable (String) -> Void
    /// Whether a failure has been reported. Only the first failure is reported.
    private let hasFailed = Lock(false)

    /// - Parameter failed: A closure that is called with the reason the first time that a sound
    ///   cannot be played.
    package init(
        folder: MediaFolder, device: String, level: Double,
        failed: @escaping @Sendable (String) -> Void
    ) {
        self.folder = folder
        speaker = Speaker(device: device)
        self.level = level
        self.failed = failed
    }

    package func play(_ media: Media) async {
        guard let file = folder.file(of: media)?.url else { return }
        do {
            let level = level
            let samples = try await BlockingThread.run {
                try Self.samples(of: media, in: file, level: level)
            }
            try await speaker.play(samples)
        } catch {
            let isFirst = hasFailed.withLock { had in
                defer { had = true }
                return !had
            }
            if isFirst { failed("\(error)") }
        }
    }

    package func stop() { speaker.stop() }

    /// Reads the part of a sound that will be played, as samples at 16 kHz.
    private static func samples(
        of media: Media, in file: URL, level: Double
    ) throws -> [Int16] {
        let hertz = Double(AudioTime.hertz)
        let samples = try AudioClip.read(file.path, limitSeconds: longestFile).samples
        let start = Int(min(media.start ?? 0, Double(longestFile)) * hertz)
        let count = Int(min(media.duration ?? longest, longest) * hertz)
        return samples.dropFirst(start).prefix(count).map { Int16((Double($0) * level).rounded()) }
    }
}
