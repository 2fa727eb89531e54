import Foundation
import PlaySession
import QuestionBank
import SpeechRecognition

/// Finds sounds that a game cannot play.
enum SoundCheck {
    /// The problems with the sounds of these questions. Missing sound files are not reported.
    static func problems(with questions: [Question], in media: PackMedia) -> [PackProblem] {
        questions.flatMap { question in
            question.media.filter { $0.kind == .sound }.compactMap { item in
                media.contents(of: item).flatMap { problem(with: item, $0.bytes) }.map { found in
                    PackProblem(
                        .lost, question: question.id,
                        "the sound \"\(name(of: item))\" \(found.what)",
                        hint: found.hint)
                }
            }
        }
    }

    private static func name(of item: Media) -> String {
        item.file.hasPrefix("data:") ? item.shownName : item.alt ?? item.shownName
    }

    /// The reason why a game cannot play a sound, or nil for a picture and for a playable sound.
    static func objection(to item: Media, _ bytes: [UInt8]) -> MediaObjection? {
        guard item.kind == .sound, let found = problem(with: item, bytes) else { return nil }
        return MediaObjection(found.what, hint: found.hint)
    }

    /// The problem with a sound file, worded as the end of a sentence, or nil for a playable file.
    static func problem(with item: Media, _ bytes: [UInt8]) -> (what: String, hint: String)? {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "trivia-voice-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(bytes).write(to: file, options: .withoutOverwriting)
            let clip = try AudioClip.read(file.path, limitSeconds: QuestionSounds.longestFile)
            let length = clip.range.seconds
            if clip.samples.isEmpty { return ("is empty", "save the file again") }
            if clip.isTruncated { return ("ends too early", "save the file again") }
            if let start = item.start, start >= length {
                return (
                    "begins after its end: \"start\" is \(start), and the file has \(length.rounded(.up)) seconds",
                    "write a smaller \"start\""
                )
            }
            return nil
        } catch AudioFileError.tooLong {
            return (
                "is longer than \(QuestionSounds.longestFile / 60) minutes",
                "cut the part that is played"
            )
        } catch {
            return ("cannot be played", "save it again as WAV, FLAC, Ogg or MP3")
        }
    }
}
