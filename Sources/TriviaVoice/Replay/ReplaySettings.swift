import CommandMatcher
import SpeechRecognition
import SpokenAnswers

/// The settings that all workers of a replay share.
struct ReplaySettings: Sendable {
    var model: AcousticModel
    /// Pronunciations, including those of the language.
    var pronouncing: PronunciationService
    var language: CompiledLanguage
    var commands: SpokenCommands
    var grammar: CompiledGrammar?
    var noise: NoiseMixer?
    var strictness: HearingStrictness
    var explains: Bool
    /// Whether consecutive trials with the same clip share its acoustic pass.
    var reuses: Bool
    /// Whether words are recognized during speech, as in a game.
    var reportsVolatile: Bool
    /// Whether to list the words displayed during speech.
    var showsWords: Bool
    /// Whether clips are played in real time.
    var isRealTime: Bool
    /// Whether each clip is treated as one utterance, without endpointing.
    var isWhole: Bool
    /// Whether to listen only for answers and choices, without words around them and without
    /// commands.
    var isBare: Bool
}
