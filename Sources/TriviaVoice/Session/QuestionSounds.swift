import Foundation
import Languages
import QuestionBank
import SpeechRecognition

/// Plays the sounds of questions.
protocol SoundPlaying: Sendable {
    /// Plays a sound and returns after its end, or immediately if it cannot be played.
    func play(_ media: Media) async
    func stop()
}

/// Plays sounds from the bank's folder through an ALSA device.
final class QuestionSounds: SoundPlaying {
    /// The longest part of a file that is played, in seconds.
    static let longest = 90.0

    /// The longest file, in seconds. All of it is in memory for a moment.
    static let longestFile = 900

    private let folder: MediaFolder
    private let speaker: Speaker
    /// The loudness, from 0 to 1.
    private let level: Double
    private let failed: @Sendable (String) -> Void
    /// Whether a failure was reported. The next one usually has the same reason.
    private let hasFailed = Lock(false)

    /// - Parameter failed: Called once with the reason if a sound could not be played.
    init(
        folder: MediaFolder, device: String, level: Double,
        failed: @escaping @Sendable (String) -> Void
    ) {
        self.folder = folder
        speaker = Speaker(device: device)
        self.level = level
        self.failed = failed
    }

    func play(_ media: Media) async {
        guard let file = folder.file(of: media)?.url else { return }
        do {
            try await speaker.play(samples(of: media, in: file))
        } catch {
            let isFirst = hasFailed.withLock { had in
                defer { had = true }
                return !had
            }
            if isFirst { failed("\(error)") }
        }
    }

    func stop() { speaker.stop() }

    /// The part of a file that is played, at 16 kHz.
    private func samples(of media: Media, in file: URL) throws -> [Int16] {
        let hertz = Double(AudioTime.hertz)
        let samples = try AudioClip.read(file.path, limitSeconds: Self.longestFile).samples
        let start = Int(min(media.start ?? 0, Double(Self.longestFile)) * hertz)
        let count = Int(min(media.duration ?? Self.longest, Self.longest) * hertz)
        return samples.dropFirst(start).prefix(count).map { Int16((Double($0) * level).rounded()) }
    }
}

/// Reads a question aloud, and then plays its sounds.
final class QuestionVoice: Sendable {
    private let reader: (any PromptReading)?
    private let sounds: (any SoundPlaying)?
    /// Increases with each stop. What began before the stop ends.
    private let stops = Lock(0)

    /// - Parameters:
    ///   - reader: Nil if nothing is read aloud.
    ///   - sounds: Nil if no question has a sound.
    init(reader: (any PromptReading)?, sounds: (any SoundPlaying)?) {
        self.reader = reader
        self.sounds = sounds
    }

    var readsAloud: Bool { reader != nil }
    var playsSounds: Bool { sounds != nil }

    /// Returns after the last word and the last sound, or when stopped.
    func perform(_ text: String?, _ media: [Media]) async {
        let before = stops.withLock { $0 }
        if let text { await reader?.read(text) }
        for item in media where stops.withLock({ $0 }) == before { await sounds?.play(item) }
    }

    func stop() {
        stops.withLock { $0 += 1 }
        reader?.stop()
        sounds?.stop()
    }
}
