/// What somebody wants transcribed, and how.
public struct TranscriptionRequest: Sendable, Hashable {
    /// What kind of speech it is; sets how long a pause ends an utterance and how strongly contextual
    /// phrases count.
    public var taskHint: TaskHint
    /// Phrases that are likely to be said.
    public var contextualPhrases: [ContextualPhrase]
    /// The same as plain strings, each as likely as the others.
    public var contextualStrings: [String] {
        get { contextualPhrases.map(\.text) }
        set { contextualPhrases = newValue.map { ContextualPhrase($0) } }
    }
    /// Phrases, templates and pronunciations prepared before.
    public var customVocabulary: CustomVocabulary?
    /// Whether words are wanted before the end of an utterance.
    public var reportsPartialResults: Bool
    /// Other transcriptions and readings of each word wanted, at most 1,000; none for 0 and less.
    public var alternativeCount: Int
    /// Whether text gets capitals and punctuation; see ``WrittenForm`` for how far that goes.
    public var addsPunctuation: Bool
    /// Whether results carry ``SpeechMetadata`` with an analysis of the voice.
    public var analyzesVoice: Bool

    /// Dictation with partial results and three alternatives, unless something else is said.
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

    /// What kind of speech is expected.
    public enum TaskHint: String, CaseIterable, Sendable, Hashable {
        /// Sentences.
        case dictation
        /// A few words to look for.
        case search
        /// Yes, no, and the like; those words are expected without being given.
        case confirmation
        /// Short orders.
        case command
    }

    /// Ready-made requests.
    public enum Preset: String, CaseIterable, Sendable, Hashable {
        /// Short utterances, final results only.
        case command
        /// Sentences with capitals and punctuation, final results only.
        case dictation
        /// Like dictation, with words while they are spoken.
        case progressive
        /// Like dictation, plain words with their times, and an analysis of the voice.
        case timed
    }

    /// A ready-made request for phrases that are likely to be said.
    public init(_ preset: Preset, contextualStrings: [String]) {
        self.init(preset)
        self.contextualStrings = contextualStrings
    }

    /// A ready-made request, to be changed further as needed.
    public init(_ preset: Preset) {
        switch preset {
        case .command: self.init(taskHint: .command, reportsPartialResults: false)
        case .dictation: self.init(reportsPartialResults: false, addsPunctuation: true)
        case .progressive: self.init(addsPunctuation: true)
        case .timed: self.init(reportsPartialResults: false, analyzesVoice: true)
        }
    }

    /// When utterances end for this kind of speech.
    public var listeningSettings: ListeningSettings {
        switch taskHint {
        case .dictation: ListeningSettings(endpointer: .dictation)
        case .search, .confirmation, .command: ListeningSettings(endpointer: .command)
        }
    }
}

extension TranscriptionRequest.TaskHint {
    /// Added to the log10 probability of contextual phrases: what is given for a short order is
    /// nearly a list to choose from.
    var phraseBoost: Double {
        switch self {
        case .dictation: 0
        case .search: 0.5
        case .confirmation, .command: 1
        }
    }

    /// Phrases that the hint itself brings along.
    var phrases: [ContextualPhrase] {
        guard self == .confirmation else { return [] }
        return [
            "yes", "no", "yeah", "yep", "nope", "okay", "sure", "correct", "right", "wrong",
            "cancel", "of course", "no thanks", "that's right", "not at all",
        ]
    }
}
