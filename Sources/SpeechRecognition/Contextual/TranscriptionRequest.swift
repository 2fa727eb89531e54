/// Describes what kind of speech to transcribe, and how to transcribe it.
public struct TranscriptionRequest: Sendable, Hashable {
    /// The kind of speech, which determines how long a pause must be to end an utterance and how
    /// strongly phrases are favored.
    public var taskHint: TaskHint
    /// Phrases that are likely to be said.
    public var contextualPhrases: [ContextualPhrase]
    /// The contextual phrases as plain strings, all equally likely.
    public var contextualStrings: [String] {
        get { contextualPhrases.map(\.text) }
        set { contextualPhrases = newValue.map { ContextualPhrase($0) } }
    }
    /// A vocabulary of prepared phrases, templates and pronunciations.
    public var customVocabulary: CustomVocabulary?
    /// Whether to report words before the end of an utterance.
    public var reportsPartialResults: Bool
    /// The maximum number of alternative transcriptions and of alternatives to each word. The value
    /// is limited to 9 if the model has an encoder, and to 1,000 otherwise.
    public var alternativeCount: Int
    /// Whether to return text with capital letters and punctuation. If the model has no encoder,
    /// ``WrittenForm`` adds the capital letters and the punctuation.
    public var addsPunctuation: Bool
    /// Whether results include ``SpeechMetadata`` with a voice analysis.
    public var analyzesVoice: Bool

    /// Creates a request. The default is dictation with partial results and three alternatives.
    public init(
        taskHint: TaskHint = .dictation, contextualPhrases: [ContextualPhrase] = [],
        customVocabulary: CustomVocabulary? = nil, reportsPartialResults: Bool = true,
        alternativeCount: Int = 3, addsPunctuation: Bool = false, analyzesVoice: Bool = false
    ) {
        self.taskHint = taskHint
        self.contextualPhrases = contextualPhrases
        self.customVocabulary = customVocabulary
        self.reportsPartialResults = reportsPartialResults
        self.alternativeCount = alternativeCount
        self.addsPunctuation = addsPunctuation
        self.analyzesVoice = analyzesVoice
    }

    /// The kind of speech that is expected.
    public enum TaskHint: String, CaseIterable, Sendable, Hashable {
        /// Speech in full sentences.
        case dictation
        /// A search query of a few words.
        case search
        /// "Yes", "no" and similar words, which are expected even if the request does not contain
        /// them.
        case confirmation
        /// Short commands.
        case command
    }

    /// Predefined requests.
    public enum Preset: String, CaseIterable, Sendable, Hashable {
        /// A request for short utterances, with final results only.
        case command
        /// A request for sentences in written form, with final results only.
        case dictation
        /// The same as `dictation`, but with words reported during speech.
        case progressive
        /// The same as `dictation`, but with plain words, their times, and a voice analysis.
        case timed
    }

    /// Creates a predefined request with likely phrases.
    public init(_ preset: Preset, contextualStrings: [String]) {
        self.init(preset)
        self.contextualStrings = contextualStrings
    }

    /// Creates a predefined request, whose properties you can then change.
    public init(_ preset: Preset) {
        switch preset {
        case .command: self.init(taskHint: .command, reportsPartialResults: false)
        case .dictation: self.init(reportsPartialResults: false, addsPunctuation: true)
        case .progressive: self.init(addsPunctuation: true)
        case .timed: self.init(reportsPartialResults: false, analyzesVoice: true)
        }
    }

    /// The settings that determine when utterances end, depending on the kind of speech.
    public var listeningSettings: ListeningSettings {
        switch taskHint {
        case .dictation: ListeningSettings(endpointer: .dictation)
        case .search, .confirmation, .command: ListeningSettings(endpointer: .command)
        }
    }
}

extension TranscriptionRequest.TaskHint {
    /// The value that is added to the log10 probability of contextual phrases.
    var phraseBoost: Double {
        switch self {
        case .dictation: 0
        case .search: 0.5
        case .confirmation, .command: 1
        }
    }

    /// The phrases that are expected because of the task hint alone.
    var phrases: [ContextualPhrase] {
        guard self == .confirmation else { return [] }
        return [
            "yes", "no", "yeah", "yep", "nope", "okay", "sure", "correct", "right", "wrong",
            "cancel", "of course", "no thanks", "that's right", "not at all",
        ]
    }
}
