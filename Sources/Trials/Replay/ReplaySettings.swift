package import CommandMatcher
package import SpeechRecognition
package import SpokenAnswers

/// The settings that all workers of a replay share.
package struct ReplaySettings: Sendable {
    package var model: AcousticModel
    /// The pronunciations for the recognizer, including the language's own pronunciations.
    package var pronouncing: PronunciationService
    package var language: CompiledLanguage
    package var commands: SpokenCommands
    package var grammar: CompiledGrammar?
    package var noise: NoiseMixer?
    package var strictness: HearingStrictness
    package var explains: Bool
    /// Whether consecutive trials with the same clip share an acoustic pass.
    package var reuses: Bool
    /// Whether words are recognized during speech, as in a game.
    package var reportsVolatile: Bool
    /// Whether to list the words displayed during speech.
    package var showsWords: Bool
    /// Whether clips are played in real time.
    package var isRealTime: Bool
    /// Whether each clip is treated as one utterance, without endpointing.
    package var isWhole: Bool
    /// Whether to recognize only answers and choices, but neither surrounding words nor commands.
    package var isBare: Bool

    package init(
        model: AcousticModel, pronouncing: PronunciationService, language: CompiledLanguage,
        commands: SpokenCommands, grammar: CompiledGrammar? = nil, noise: NoiseMixer? = nil,
        strictness: HearingStrictness, explains: Bool, reuses: Bool, reportsVolatile: Bool,
        showsWords: Bool, isRealTime: Bool, isWhole: Bool, isBare: Bool
    ) {
        self.model = model
        self.pronouncing = pronouncing
        self.language = language
        self.commands = commands
        self.grammar = grammar
        self.noise = noise
        self.strictness = strictness
        self.explains = explains
        self.reuses = reuses
        self.reportsVolatile = reportsVolatile
        self.showsWords = showsWords
        self.isRealTime = isRealTime
        self.isWhole = isWhole
        self.isBare = isBare
    }
}
