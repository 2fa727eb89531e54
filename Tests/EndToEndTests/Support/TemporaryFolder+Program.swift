import Foundation
import SoundTestSupport

// A folder as the home of the built program.
extension TemporaryFolder {
    /// In which nothing of the machine's user is seen or touched.
    var environment: [String: String] { BuiltProgram.environment(home: url.path) }

    /// Writes a pack of questions, each an object of JSON, and returns its path.
    func pack(_ title: String, _ questions: [String]) throws -> String {
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "\#(title)", "questions": ["#
            + questions.joined(separator: ",\n") + "]}"
        return try write(Array(text.utf8), to: "\(title).json")
    }

    /// A pack of questions to which the answer is Paris.
    func parisPack(_ count: Int) throws -> String {
        try pack(
            "Paris",
            (1...count).map {
                #"{"id": "paris-\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "points": 100}"#
            })
    }
}
