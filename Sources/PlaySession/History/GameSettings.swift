import Foundation
import SpeechRecognition

/// A game's settings other than its rules. The program saves the settings to resume the game later.
package struct GameSettings: Sendable, Hashable {
    package var input: String
    package var strictness: String
    package var isReadAloud = false
    package var isPushToTalk = false
    /// The folder of the game's language; nil for English.
    package var language: String?
    /// Whether a host at the keyboard rules on answers.
    package var hasHost = false
    /// The microphone; nil for the default microphone.
    package var device: String?
    /// The text-to-speech program and its speed; nil for the default program and speed.
    package var voice: String?
    package var speechRate: Double?
    /// The volume of sounds in percent; nil for the default.
    package var soundLevel: Int?
    /// The folder for recorded answers; nil if answers are not recorded.
    package var recordings: String?
    package var explains = false
    /// Whether the screen never redraws lines.
    package var isPlain = false
    /// Whether players can answer by speaking into their phones.
    package var hearsPhones = false

    package init(
        input: String, strictness: String, isReadAloud: Bool = false, isPushToTalk: Bool = false
    ) {
        self.input = input
        self.strictness = strictness
        self.isReadAloud = isReadAloud
        self.isPushToTalk = isPushToTalk
    }

    package init(_ dictionary: [String: String]) {
        func isOn(_ key: String) -> Bool { dictionary[key] == "yes" }
        input = dictionary["input"] ?? "keyboard"
        strictness = dictionary["strictness"] ?? "normal"
        isReadAloud = isOn("speak")
        isPushToTalk = isOn("pushToTalk")
        language = dictionary["language"]
        hasHost = isOn("host")
        device = dictionary["device"]
        voice = dictionary["speakWith"]
        speechRate = dictionary["speechRate"].flatMap(Double.init)
        soundLevel = dictionary["soundLevel"].flatMap { Int($0) }
        recordings = dictionary["record"]
        explains = isOn("explain")
        isPlain = isOn("plain")
        hearsPhones = isOn("phoneVoice")
    }

    package var dictionary: [String: String] {
        var dictionary = ["input": input, "strictness": strictness]
        let switches = [
            "speak": isReadAloud, "pushToTalk": isPushToTalk, "host": hasHost,
            "explain": explains, "plain": isPlain, "phoneVoice": hearsPhones,
        ]
        for (key, isOn) in switches where isOn { dictionary[key] = "yes" }
        dictionary["language"] = language
        dictionary["device"] = device
        dictionary["speakWith"] = voice
        dictionary["speechRate"] = speechRate.map { String($0) }
        dictionary["soundLevel"] = soundLevel.map { String($0) }
        dictionary["record"] = recordings
        return dictionary
    }
}
