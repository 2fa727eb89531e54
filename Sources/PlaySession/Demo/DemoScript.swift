package import Foundation
package import QuestionBank
import SpeechRecognition
import TerminalIO

/// The demo's questions and the recordings for each question.
package struct DemoScript: Sendable {
    struct Clip: Sendable {
        package var samples: [Int16]
        /// The seconds from the end of the question, or from the moment when the game listens
        /// again, to the start of the clip.
        package var after: Double
    }

    package var pack: Pack
    /// The clips for each question ID, in playback order.
    var clips: [String: [Clip]]

    private struct File: Decodable {
        struct Answer: Decodable {
            struct Clip: Decodable {
                var clip: String
                var after: Double
            }

            var question: String
            var clips: [Clip]
        }

        var pack: String
        var answers: [Answer]
    }

    /// Reads `answers.json` and the recordings that it lists. If a file cannot be read, throws a
    /// ``CommandFailure`` that names the file.
    package init(folder: URL) throws {
        let path = folder.appendingPathComponent("answers.json")
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(contentsOf: path))
        } catch {
            throw CommandFailure(
                .refusedInput, "\(path.path.inert): the demo's script cannot be read")
        }
        let packPath = folder.appendingPathComponent(file.pack).path
        pack = try PackProblems.reading(packPath) { try PackFile.pack(at: packPath) }
        clips = [:]
        for answer in file.answers {
            clips[answer.question] = try answer.clips.map { clip in
                let path = folder.appendingPathComponent(clip.clip).path
                do {
                    return Clip(samples: try AudioClip.read(path).samples, after: clip.after)
                } catch {
                    throw CommandFailure(.refusedInput, "\(error)".inert)
                }
            }
        }
    }
}
