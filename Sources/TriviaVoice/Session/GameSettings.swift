import Foundation

/// What belongs to a sitting and not to the rules, as history keeps it: enough to go on as before.
struct GameSettings: Sendable, Hashable {
    var input: String
    var strictness: String
    var isReadAloud = false
    var isPushToTalk = false
    /// The folder of the game's language; nil for English.
    var language: String?

    init(
        input: String, strictness: String, isReadAloud: Bool = false, isPushToTalk: Bool = false
    ) {
        self.input = input
        self.strictness = strictness
        self.isReadAloud = isReadAloud
        self.isPushToTalk = isPushToTalk
    }

    init(_ dictionary: [String: String]) {
        input = dictionary["input"] ?? "keyboard"
        strictness = dictionary["strictness"] ?? "normal"
        isReadAloud = dictionary["speak"] == "yes"
        isPushToTalk = dictionary["pushToTalk"] == "yes"
        language = dictionary["language"]
    }

    var dictionary: [String: String] {
        var dictionary = ["input": input, "strictness": strictness]
        if isReadAloud { dictionary["speak"] = "yes" }
        if isPushToTalk { dictionary["pushToTalk"] = "yes" }
        dictionary["language"] = language
        return dictionary
    }
}
