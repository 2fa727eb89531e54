import Phonetics
import SpeechRecognition

/// What every worker of a replay shares.
struct ReplaySettings: Sendable {
    var model: AcousticModel
    var pronouncing: any Pronouncing & Sendable
    var grammar: CompiledGrammar?
    var noise: NoiseMixer?
    var strictness: Strictness
    var explains: Bool
    var streams: Bool
    var isRealTime: Bool
}
