import QuestionBank
import SpokenAnswers
import TerminalIO

/// One recorded answer and how to judge it. A trials file contains one trial per line.
package struct Trial: Sendable, Decodable {
    enum Expectation: String, Sendable, Codable {
        case correct, incorrect, prompt, none
    }

    var id: String
    /// The path of the recording, relative to the trials file.
    var clip: String
    /// The right answer, which is required unless the replay uses a grammar.
    var answer: String?
    var accept: [String]
    var promptOn: [PromptForm]
    var reject: [String]
    var choices: [String]
    /// Whether an answer must name all right choices (`all`), or name all of them in order
    /// (`order`).
    var select: Question.Kind?
    /// Answers to other questions in the same game, which the recognizer can also recognize.
    var rivals: [String]
    /// The text of the question, whose words an answer may repeat.
    var question: String?
    /// The pronunciations in ARPAbet, keyed by word.
    var pronunciations: [String: [String]]
    /// How the player got to speak; in turn by default.
    var speaking: SpeakingRight
    var expect: Expectation?
    /// Free-form labels for grouping the results in the summary.
    var kind: String?
    var set: String?
    var speaker: String?
    var group: String?
    /// The expected tag values, for a replay with a grammar.
    var tags: [String: String]?

    private enum Key: String, CodingKey {
        case id, clip, answer, accept, promptOn, reject, choices, select, rivals, question,
            pronunciations, speaking
        case expect, kind, set, speaker, group, tags
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let number = try? values.decode(Int.self, forKey: .id) {
            id = String(number)
        } else {
            id = try values.decode(String.self, forKey: .id)
        }
        clip = try values.decode(String.self, forKey: .clip)
        answer = try values.decodeIfPresent(String.self, forKey: .answer)
        accept = try values.decodeIfPresent([String].self, forKey: .accept) ?? []
        promptOn =
            try values.decodeIfPresent([PromptForm].self, forKey: .promptOn) ?? []
        reject = try values.decodeIfPresent([String].self, forKey: .reject) ?? []
        choices = try values.decodeIfPresent([String].self, forKey: .choices) ?? []
        select = try values.decodeIfPresent(String.self, forKey: .select)
            .flatMap(Question.Kind.init)
        rivals = try values.decodeIfPresent([String].self, forKey: .rivals) ?? []
        question = try values.decodeIfPresent(String.self, forKey: .question)
        pronunciations =
            try values.decodeIfPresent([String: [String]].self, forKey: .pronunciations) ?? [:]
        speaking = try values.decodeIfPresent(SpeakingRight.self, forKey: .speaking) ?? .inTurn
        expect = try values.decodeIfPresent(Expectation.self, forKey: .expect)
        kind = try values.decodeIfPresent(String.self, forKey: .kind)
        set = try values.decodeIfPresent(String.self, forKey: .set)
        speaker = try values.decodeIfPresent(String.self, forKey: .speaker)
        group = try values.decodeIfPresent(String.self, forKey: .group)
        tags = try values.decodeIfPresent([String: String].self, forKey: .tags)
    }

    /// A form alone, or a form with its follow-up question, in the notation of packs.
    struct PromptForm: Sendable, Decodable {
        var form: String
        var ask: String?

        private enum Key: String, CodingKey { case form, ask }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                form = text
            } else {
                let values = try decoder.container(keyedBy: Key.self)
                form = try values.decode(String.self, forKey: .form)
                ask = try values.decodeIfPresent(String.self, forKey: .ask)
            }
        }
    }
}
