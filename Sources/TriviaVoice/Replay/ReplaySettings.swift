import CommandMatcher
import SpeechRecognition
import SpokenAnswers

/// What every worker of a replay shares.
struct ReplaySettings: Sendable {
    var model: AcousticModel
    /// Knows what the language says about words.
    var pronouncing: PronunciationService
    var language: CompiledLanguage
    var commands: SpokenCommands
    var grammar: CompiledGrammar?
    var noise: NoiseMixer?
    var strictness: HearingStrictness
    var explains: Bool
    /// Trials that follow each other with the same clip share its acoustic pass.
    var reuses: Bool
    /// Words are looked for while they are spoken, as in a game.
    var reportsVolatile: Bool
    /// Clips are played at the speed of sound.
    var isRealTime: Bool
    /// Each clip is one utterance, without listener and endpointing.
    var isWhole: Bool
    /// Only answers and choices are listened for, nothing around them and no commands.
    var isBare: Bool
}
