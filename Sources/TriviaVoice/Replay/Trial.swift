/// One recorded answer and what it is judged against; a line of a trials file.
struct Trial: Sendable, Decodable {
    enum Expectation: String, Sendable, Codable {
        case correct, incorrect, prompt, none
    }

    var id: String
    /// Path of the recording, relative to the trials file.
    var clip: String
    /// Needed unless a grammar is replayed.
    var answer: String?
    var accept: [String]
    var promptOn: [String]
    var reject: [String]
    var choices: [String]
    var expect: Expectation?
    /// Free words to group the summary by.
    var kind: String?
    var set: String?
    var speaker: String?
    var group: String?
    /// Expected values of tags, with a grammar.
    var tags: [String: String]?

    private enum Key: String, CodingKey {
        case id, clip, answer, accept, promptOn, reject, choices, expect, kind, set, speaker, group
        case tags
    }

    init(from decoder: any Decoder) throws {
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
            try values.decodeIfPresent([PromptForm].self, forKey: .promptOn)?.map(\.form) ?? []
        reject = try values.decodeIfPresent([String].self, forKey: .reject) ?? []
        choices = try values.decodeIfPresent([String].self, forKey: .choices) ?? []
        expect = try values.decodeIfPresent(Expectation.self, forKey: .expect)
        kind = try values.decodeIfPresent(String.self, forKey: .kind)
        set = try values.decodeIfPresent(String.self, forKey: .set)
        speaker = try values.decodeIfPresent(String.self, forKey: .speaker)
        group = try values.decodeIfPresent(String.self, forKey: .group)
        tags = try values.decodeIfPresent([String: String].self, forKey: .tags)
    }

    /// A form alone, or with what to ask for as packs write it.
    private struct PromptForm: Decodable {
        var form: String

        private enum Key: String, CodingKey { case form }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                form = text
            } else {
                form = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .form)
            }
        }
    }
}
