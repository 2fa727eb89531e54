import Foundation
import SpeechRecognition

/// Settings of a sitting other than the rules. They are saved in the history, so that the game can be resumed with
/// them.
struct GameSettings: Sendable, Hashable {
    var input: String
    var strictness: String
    var isReadAloud = false
    var isPushToTalk = false
    /// The folder of the game's language; nil for English.
    var language: String?
    /// Whether somebody at the keyboard rules on answers and does not play.
    var hasHost = false
    /// The microphone; nil for the default one.
    var device: String?
    /// The program that reads aloud, and its speed; nil for the defaults.
    var voice: String?
    var speechRate: Double?
    /// The loudness of the questions' sounds in percent; nil for the default.
    var soundLevel: Int?
    /// The folder for recorded answers; nil if none are recorded.
    var recordings: String?
    var explains = false
    /// Whether the screen never redraws lines.
    var isPlain = false
    /// Whether players can answer by speaking into their phones.
    var hearsPhones = false

    init(
        input: String, strictness: String, isReadAloud: Bool = false, isPushToTalk: Bool = false
    ) {
        self.input = input
        self.strictness = strictness
        self.isReadAloud = isReadAloud
        self.isPushToTalk = isPushToTalk
    }

    init(_ dictionary: [String: String]) {
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

    var dictionary: [String: String] {
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

    /// Applies the options of `play` to these settings. A flag that was on stays on.
    mutating func take(_ options: Play) {
        if let told = options.strictness { strictness = told.rawValue }
        language = options.languageOptions.remembered(kept: language)
        if options.keyboard { input = "keyboard" }
        if options.voice { input = "voice" }
        isReadAloud = isReadAloud || options.speak
        isPushToTalk = isPushToTalk || options.pushToTalk
        hasHost = hasHost || options.host
        explains = explains || options.explain
        isPlain = isPlain || options.plain
        hearsPhones = hearsPhones || options.screenOptions.phoneVoice
        if options.device != Microphone.defaultDevice { device = options.device }
        if options.speakWith != Play.usualVoice { voice = options.speakWith }
        if options.speechRate != 1 { speechRate = options.speechRate }
        if options.soundLevel != 100 { soundLevel = options.soundLevel }
        if let folder = options.record {
            // The game may be resumed from another working folder.
            recordings = URL(filePath: folder, directoryHint: .isDirectory).path
        }
    }
}

extension Play {
    /// The same command with a game's settings.
    mutating func adopt(_ settings: GameSettings) {
        ruleOptions.host = settings.hasHost
        explain = settings.explains
        plain = settings.isPlain
        device = settings.device ?? device
        speakWith = settings.voice ?? speakWith
        speechRate = settings.speechRate ?? speechRate
        soundLevel = settings.soundLevel ?? soundLevel
        record = settings.recordings ?? record
    }
}
