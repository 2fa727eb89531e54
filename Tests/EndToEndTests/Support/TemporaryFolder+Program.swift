import Foundation
import SoundTestSupport

// Uses a folder as the home of the built program.
extension TemporaryFolder {
    /// An environment that is isolated from the user of this machine.
    var environment: [String: String] { BuiltProgram.environment(home: url.path) }

    /// Writes a pack of questions, each a JSON object, and returns its path.
    func pack(_ title: String, _ questions: [String]) throws -> String {
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "\#(title)", "questions": ["#
            + questions.joined(separator: ",\n") + "]}"
        return try write(Array(text.utf8), to: "\(title).json")
    }

    /// Writes a quiz-bowl packet with two tossups that have the answer Paris, and these bonuses.
    /// Each bonus has the answers to its parts, by the text of the part.
    func packet(bonuses: [KeyValuePairs<String, String>]) throws -> String {
        func list(_ values: [String]) -> String {
            "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
        let tossups = ["Name the capital of France.", "Name the capital of France again."]
            .enumerated().map {
                #"{"_id": "t\#($0 + 1)", "question": "\#($1)", "answer": "<b><u>Paris</u></b>"}"#
            }
        let bonuses = bonuses.enumerated().map { place, parts in
            #"{"_id": "b\#(place + 1)", "leadin": "About rivers, for 10 points each.", "parts": "#
                + list(parts.map(\.key)) + #", "answers": "#
                + list(parts.map { "<b><u>\($0.value)</u></b>" }) + "}"
        }
        let text =
            #"{"tossups": [\#(tossups.joined(separator: ", "))], "bonuses": [\#(bonuses.joined(separator: ", "))]}"#
        return try write(Array(text.utf8), to: "packet.json")
    }

    /// Writes a pack of questions with the answer Paris.
    func parisPack(_ count: Int) throws -> String {
        try pack(
            "Paris",
            (1...count).map {
                #"{"id": "paris-\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "points": 100}"#
            })
    }
}
