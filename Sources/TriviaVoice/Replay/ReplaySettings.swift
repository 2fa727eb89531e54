import Phonetics
import SpeechRecognition

/// What every worker of a replay shares.
struct ReplaySettings: Sendable {
    var model: AcousticModel
    var pronouncing: any Pronouncing & Sendable
    var grammar: CompiledGrammar?
    var noise: NoiseMixer?
    var strictness: HearingStrictness
    var explains: Bool
    /// Trials that follow each other with the same clip share its acoustic pass.
    var reuses: Bool
    /// Clips are played at the speed of sound, through the endpointer.
    var isRealTime: Bool
}
