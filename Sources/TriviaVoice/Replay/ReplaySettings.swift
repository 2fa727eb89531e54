import CommandMatcher
import SpeechRecognition
import SpokenAnswers

/// What all workers of a replay share.
struct ReplaySettings: Sendable {
    var model: AcousticModel
    /// Includes the language's pronunciations.
    var pronouncing: PronunciationService
    var language: CompiledLanguage
    var commands: SpokenCommands
    var grammar: CompiledGrammar?
    var noise: NoiseMixer?
    var strictness: HearingStrictness
    var explains: Bool
    /// Consecutive trials with the same clip share its acoustic pass.
    var reuses: Bool
    /// Words are recognized during speech, as in a game.
    var reportsVolatile: Bool
    /// The words shown during speech are listed.
    var showsWords: Bool
    /// Clips are played in real time.
    var isRealTime: Bool
    /// Each clip is one utterance, without endpointing.
    var isWhole: Bool
    /// Only answers and choices are listened for, without words around them and without commands.
    var isBare: Bool
}
