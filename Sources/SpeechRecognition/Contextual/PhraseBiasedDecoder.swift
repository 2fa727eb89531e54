internal import Foundation
internal import Phonetics

/// An engine whose language model mixes the general language model with a model of likely phrases.
struct PhraseBiasedDecoder: ~Copyable {
    var engine: SpeechDecoder
    private let general: LanguageModel
    private let pronouncing: any Pronouncing
    /// The engine's names for words that are not in its dictionary, keyed by word and
    /// pronunciations.
    private var taught: [[String]: String] = [:]
    /// The engine's names for the words of the current phrases, keyed by word.
    private var names: [String: String] = [:]
    private var wordOfName: [String: String] = [:]
    /// Pronunciations that were added to dictionary words.
    private var added: Set<[String]> = []
    private var spellings: [String: String] = [:]
    private var isReady = false
    private var phrases = PhraseModel([])
    private var boost = 0.0

    /// The general model's share in the mixture with the phrase model.
    private static let generalShare: Float = 0.5
    private static let variantLimit = 4

    /// The path of the language model in the acoustic model's folder. Throws
    /// ``OpenTranscriberError/noLanguageModel(folder:)``.
    static func languageModel(of model: AcousticModel) throws(OpenTranscriberError) -> String {
        guard let path = model.languageModel?.path else {
            throw .noLanguageModel(folder: model.folder.path)
        }
        return path
    }

    /// Starts an engine. `isBesideNetwork` states whether the scores include a network's scores.
    static func open(
        _ model: AcousticModel, _ languageModel: String, isBesideNetwork: Bool,
        pronouncing: any Pronouncing
    ) throws(SpeechDecoderError) -> PhraseBiasedDecoder {
        // Because this program supplies the acoustic scores, the engine must not skip any of them.
        // A network's scores require wider beams and a limit on active HMMs (see
        // docs/decisions/0106).
        var options = [
            "-compallsen": "yes", "-pl_window": "0", "-allphone_ci": "yes",
            "-maxhmmpf": "2600", "-fwdflatbeam": "1e-100", "-fwdflatwbeam": "1e-36",
        ]
        if isBesideNetwork { options.merge(Self.weightsBesideNetwork) { $1 } }
        var engine = try SpeechDecoder.open(model, options: options)
        // A different search must be selected while the language model search is being replaced.
        try engine.setPhoneLoop(insertionProbability: 0.01, named: "idle")
        try engine.select("idle")
        let general = try LanguageModel.read(languageModel, for: engine)
        return PhraseBiasedDecoder(engine: engine, general: general, pronouncing: pronouncing)
    }

    /// If a network computes the acoustic scores, the language model is given less weight, and each
    /// word costs more (see docs/decisions/0106).
    private static let weightsBesideNetwork = [
        "-lw": "5.6", "-fwdflatlw": "7.3", "-bestpathlw": "8.2", "-wip": "0.5",
    ]

    private init(
        engine: consuming SpeechDecoder, general: consuming LanguageModel,
        pronouncing: any Pronouncing
    ) {
        self.engine = engine
        self.general = general
        self.pronouncing = pronouncing
    }

    /// Favors the phrases of `context`, starting with the next utterance.
    mutating func use(_ context: PhraseContext) throws(OpenTranscriberError) {
        spellings = context.spellings
        guard !isReady || context.model != phrases || context.boost != boost else { return }
        do {
            try engine.abandonUtterance()
            // The engine adds words to the models of all searches, so the general search is removed
            // first.
            try engine.select("idle")
            if isReady { try engine.forgetSearch(named: "open") }
            isReady = false
            if context.model.isEmpty {
                try engine.setLanguageModel(general, named: "open")
            } else {
                pronouncing.prepare(Array(context.model.words))
                for word in context.model.words { try teach(word, context.pronunciations) }
                let names = self.names
                let text = context.model.arpa(
                    startLogProbability: PhraseModel.startLogProbability + context.boost
                ) { names[$0] ?? $0 }
                let own = try LanguageModel.read(arpa: text, for: engine)
                let mixed = try LanguageModel.mixing(
                    general, share: Self.generalShare, with: own)
                try engine.setLanguageModel(mixed, named: "open")
            }
            try engine.select("open")
            phrases = context.model
            boost = context.boost
            isReady = true
        } catch {
            throw .decoder(error)
        }
    }

    /// Adds a word to the engine. A dictionary word keeps its name, so that the general model
    /// applies to it.
    private mutating func teach(
        _ word: String, _ given: [String: [Pronunciation]]
    ) throws(SpeechDecoderError) {
        let ways =
            given[word]
            ?? pronouncing.pronunciations(of: word).compactMap {
                $0.source == .dictionary ? nil : $0.pronunciation
            }
        if engine.knows(word) {
            var ordinal = 2
            for way in ways where added.insert([word, way.description]).inserted {
                while engine.knows("\(word)(\(ordinal))") { ordinal += 1 }
                try engine.addWord("\(word)(\(ordinal))", phones: way.description)
            }
            return
        }
        let all = ways.isEmpty ? pronouncing.pronunciations(of: word).map(\.pronunciation) : ways
        guard !all.isEmpty else { return }
        let key = [word] + all.map(\.description)
        if let name = taught[key] {
            names[word] = name
            return
        }
        let name = "_\(taught.count)"
        for (index, way) in all.prefix(Self.variantLimit).enumerated() {
            try engine.addWord(
                index == 0 ? name : "\(name)(\(index + 1))", phones: way.description)
        }
        taught[key] = name
        names[word] = name
        wordOfName[name] = word
    }

    /// The written form of a word, given its name in the engine.
    func shown(_ name: String) -> String {
        let word = wordOfName[name] ?? name
        return spellings[word] ?? word
    }
}
