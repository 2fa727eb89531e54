import Foundation
import PlaySession
import SpeechRecognition

extension GameSettings {
    /// Applies the options of the `play` command to these settings. A flag that is already set
    /// stays set.
    mutating func take(_ options: PlayOptions) {
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
        if options.speakWith != PlayOptions.usualVoice { voice = options.speakWith }
        if options.speechRate != 1 { speechRate = options.speechRate }
        if options.soundLevel != 100 { soundLevel = options.soundLevel }
        if let folder = options.record {
            // The game might be resumed from a different working directory.
            recordings = URL(filePath: folder, directoryHint: .isDirectory).path
        }
    }
}

extension PlayOptions {
    /// Applies a game's saved settings to these options.
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
